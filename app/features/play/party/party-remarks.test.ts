import { expect, test } from 'vitest'
import type { Notice } from '#app/features/engine/notice.ts'
import { hostRemark, overheardOf, remarksOf } from './party-remarks.ts'
import type { PartyNotice } from '#app/features/play/live/stream-events.ts'

const names: Record<string, string> = { p1: 'Marie', p2: 'Luc' }
const telling = {
  you: 'p2',
  nameOf: (id: string | null) => names[id ?? ''] ?? 'Somebody',
  puzzleId: 'z1',
  isBeside: (id: string | null) => id === 'p2',
}
const by = (playerId: string, commandId: string, ...notices: Notice[]): PartyNotice[] =>
  notices.map((notice) => ({ by: playerId, commandId, notice }))
const texts = (notices: PartyNotice[]) => remarksOf(notices, telling).map(({ text }) => text)

test('finds, solved puzzles and moves of the others are reported with their names', () => {
  expect(
    texts([
      ...by('p1', 'c1', { type: 'item_gained', playerId: 'p1', itemId: 'i', itemName: 'the brass key', count: 1 }),
      ...by('p2', 'c2', {
        type: 'puzzle_solved',
        playerId: 'p2',
        puzzleId: 'z',
        puzzleName: 'the cabinet lock',
        points: 100,
        revealed: false,
      }),
      ...by('p1', 'c3', { type: 'moved', playerId: 'p1', sceneName: 'the stage' }),
    ]),
  ).toEqual(['Marie found: the brass key', 'Luc solved: the cabinet lock', 'Marie entered: the stage'])
})

test('somebody joining is reported once, without where they are', () => {
  expect(
    texts(
      by(
        'p1',
        'c1',
        { type: 'player_joined', playerId: 'p1' },
        { type: 'moved', playerId: 'p1', sceneName: 'the hall' },
      ),
    ),
  ).toEqual(['Marie joined the party.'])
})

test('a player led out of a conversation is told who was faster', () => {
  const over = (playerId: string): Notice => ({ type: 'dialogue_ended', playerId, npcName: 'the maid' })
  expect(texts(by('p1', 'c1', over('p2')))).toEqual(['Marie was faster: the conversation is over.'])
  expect(texts([...by('p1', 'c2', over('p1')), ...by('p2', 'c3', over('p2'))])).toEqual([])
})

test('a change of host is reported, to the new host in words of their own', () => {
  const members = ['p1', 'p2'].map((playerId) => ({
    playerId,
    name: names[playerId]!,
    isHost: playerId === 'p2',
    isHere: true,
    portrait: null,
  }))
  expect(hostRemark('p1', { you: 'p1', members })?.text).toBe('Luc is the host now.')
  expect(hostRemark('p1', { you: 'p2', members })?.text).toBe('You’re the host now.')
  expect([hostRemark('p2', { you: 'p1', members }), hostRemark(null, { you: 'p1', members })]).toEqual([null, null])
})

test('an item that is used up is reported as used, one that is taken away as gone', () => {
  const lost: Notice = { type: 'item_lost', playerId: 'p1', itemId: 'i', itemName: 'rope', count: 1 }
  expect(
    texts(by('p1', 'c1', { type: 'item_used', playerId: 'p1', itemName: 'rope', otherItemName: null }, lost)),
  ).toEqual(['Marie used: rope'])
  expect(texts(by('p1', 'c2', lost))).toEqual(['Gone: rope'])
})

test('players elsewhere are told that there are new words, but not the author’s words', () => {
  const said: Notice = { type: 'said', text: 'A long letter.', npcName: null }
  expect(texts(by('p1', 'c1', said, { ...said, text: 'And another.' }))).toEqual([
    'Marie heard something new; it’s in the journal.',
  ])
})

test('words spoken to somebody in the same scene are shown to both, and are not news', () => {
  const said = (text: string): Notice => ({ type: 'said', text, npcName: null })
  const notices = [...by('p2', 'c1', said('A note: 7.')), ...by('p1', 'c2', said('Elsewhere.'))]
  expect(overheardOf(notices, telling.isBeside, null)).toEqual([{ speaker: null, text: 'A note: 7.' }])
  expect(texts(notices)).toEqual(['Marie heard something new; it’s in the journal.'])
  expect(
    overheardOf(by('p2', 'c1', said('1'), said('2'), said('3')), telling.isBeside, null).map(({ text }) => text),
  ).toEqual(['2', '3'])
})

test('what the organiser of a session does is said at once, wherever a player is', () => {
  const notices: Notice[] = [
    { type: 'organiser_said', text: 'Everybody outside.' },
    { type: 'goal_told', playerId: 'p1', isNew: true },
  ]
  const told = notices.map((notice) => ({ by: null, commandId: 'c1', notice }))
  const words = (given: typeof told) => overheardOf(given, () => false, 'Look under the rug.')
  expect(words(told)).toEqual([
    { speaker: 'Your organiser', text: 'Everybody outside.', isUrgent: true },
    { speaker: 'Your organiser', text: 'A tip: Look under the rug.', isUrgent: true },
  ])
  const more: Notice = { type: 'time_given', ms: 300_000 }
  expect(words([{ by: null, commandId: 'c2', notice: more }])[0]?.text).toBe('You have 5 minutes more.')
  expect(texts(told)).toEqual([])
})

test('news from another scene is marked as new in the journal, news from one’s own is not', () => {
  const gained = (playerId: string): Notice => ({
    type: 'item_gained',
    playerId,
    itemId: 'i',
    itemName: 'wax',
    count: 1,
  })
  const moved: Notice = { type: 'moved', playerId: 'p1', sceneName: 'the stage' }
  expect(
    remarksOf([...by('p1', 'c1', gained('p1'), moved), ...by('p2', 'c2', gained('p2'))], telling).map(
      ({ noted }) => noted ?? false,
    ),
  ).toEqual([true, false, false])
})

test('what two did is reported with both names, and with one where somebody was alone', () => {
  const done = (playerId: string, partnerId: string): Notice => ({ type: 'done_together', playerId, partnerId })
  expect(texts([...by('p1', 'c1', done('p1', 'p1')), ...by('p1', 'c2', done('p1', 'p2'))])).toEqual([
    'Marie did something that takes two.',
    'Marie did their part: done together.',
  ])
  expect(texts(by('p1', 'c1', done('p1', 'p3')))).toEqual(['Somebody and Marie did something together.'])
})

test('a wrong answer is reported to those who look at the same puzzle', () => {
  const wrong = (puzzleId: string): Notice => ({ type: 'answered_wrong', playerId: 'p2', puzzleId, reply: null })
  expect(texts([...by('p2', 'c1', wrong('z1')), ...by('p2', 'c2', wrong('z2'))])).toEqual([
    'Luc tried a wrong answer here.',
  ])
})

test('minor events and unknown kinds are skipped', () => {
  expect(
    texts([
      ...by('p1', 'c1', { type: 'puzzle_opened', playerId: 'p1', puzzleName: 'x' }),
      ...by('p1', 'c2', { type: 'something_new' } as unknown as Notice),
    ]),
  ).toEqual([])
})

test('a player who is no longer in the party is called somebody', () => {
  expect(texts(by('p9', 'c1', { type: 'moved', playerId: 'p9', sceneName: 'the cellar' }))).toEqual([
    'Somebody entered: the cellar',
  ])
})
