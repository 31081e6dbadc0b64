import { expect, test } from 'vitest'
import { holdersOf, isShort, revealOf } from './evening-state.ts'
import {
  asGuest,
  asHost,
  at,
  everybody,
  invite,
  looking,
  needed,
  play,
  refusalOf,
  startedAt,
  supper,
  turnTo,
  unopened,
} from './evening.fixtures.ts'
import { applyToEvening } from './apply-evening.ts'
import type { Asked } from './apply-evening.ts'
import type { DinnerEvening, Refusal } from './evening.ts'
import { tableView } from './table-view.ts'

const all = invite([...everybody, 'zoe'])
const hand = (state: DinnerEvening, clueId: string) => holdersOf(state, clueId).map(({ id }) => id)

test('a page turned twice by one press turns once', () => {
  const turn = asHost({ type: 'turn', from: { phase: 0, revealed: 0 } })
  const turned = play(all, turn)
  expect(turned.phase).toBe(1)
  expect(refusalOf(turned, turn)).toBe('stale')
})

test('a clue goes to who plays its holder when its phase begins, and the table’s to all', () => {
  expect(all.shown).toEqual([])
  const arrived = turnTo(all, at.arrival)
  expect(arrived.shown).toEqual(['letter'])
  expect(hand(arrived, 'ticket')).toEqual([])
  const starter = turnTo(arrived, at.starter)
  expect(hand(starter, 'ticket')).toEqual(['guest greta'])
  expect(hand(starter, 'knife')).toEqual([])
})

test('the clue of somebody who left goes to another whom it does not speak of', () => {
  const starter = turnTo(all, at.starter)
  const left = play(starter, asHost({ type: 'leave', guestId: 'guest greta' }))
  const [heir] = hand(left, 'ticket')
  expect(heir).toBeDefined()
  expect(['guest greta', 'guest clara', 'guest iris']).not.toContain(heir)
  const back = play(left, asHost({ type: 'comeBack', guestId: 'guest greta' }))
  expect(hand(back, 'ticket')).toEqual(['guest greta', heir])
})

test('parts that are swapped take along what is in their hands', () => {
  const starter = turnTo(all, at.starter)
  const swapped = play(starter, asHost({ type: 'swap', guestId: 'guest greta', withId: 'guest zoe' }))
  expect(swapped.guests.find(({ id }) => id === 'guest zoe')?.characterId).toBe('greta')
  expect(swapped.guests.find(({ id }) => id === 'guest greta')?.characterId).toBeNull()
  expect(hand(swapped, 'ticket')).toEqual(['guest zoe'])
})

test('whoever hands a clue on still has it, and both may show it', () => {
  const given = play(turnTo(all, at.starter), asGuest('greta', { type: 'hand', clueId: 'ticket', toId: 'guest zoe' }))
  expect(hand(given, 'ticket')).toEqual(['guest greta', 'guest zoe'])
  const shown = play(given, asGuest('zoe', { type: 'show', clueId: 'ticket' }))
  expect(shown.shown).toContain('ticket')
  expect(play(shown, asGuest('greta', { type: 'show', clueId: 'ticket' }))).toBe(shown)
})

test('a host acts for somebody whose link is not open yet, and not once it is', () => {
  const starter = turnTo(unopened([...everybody, 'zoe']), at.starter)
  const show = asHost({ type: 'show', clueId: 'ticket' })
  expect(play(starter, show).shown).toContain('ticket')
  const opened = play(starter, asGuest('greta', { type: 'open' }))
  expect(refusalOf(opened, show)).toBe('held')
  expect(play(opened, asGuest('greta', { type: 'open' }))).toBe(opened)
  const accuse = asHost({ type: 'accuseFor', guestId: 'guest greta', characterId: 'ada', why: '' })
  expect([refusalOf(turnTo(starter, at.accusation), accuse), refusalOf(turnTo(opened, at.accusation), accuse)]).toEqual(
    [null, 'held'],
  )
})

test('what the host keeps on the screen lies on the table, and stays until it is taken away', () => {
  const starter = turnTo(all, at.starter)
  expect(refusalOf(starter, asHost({ type: 'pin', clueId: 'ticket' }))).toBe('gone')
  const pinned = play(starter, asHost({ type: 'pin', clueId: 'letter' }))
  const shown = play(pinned, asGuest('greta', { type: 'show', clueId: 'ticket' }))
  expect(tableView(looking(shown)).pinnedId).toBe('letter')
  expect(play(shown, asHost({ type: 'pin', clueId: null })).pinnedId).toBeNull()
  expect(turnTo(shown, at.main).pinnedId).toBe('letter')
})

test('time that is paused is no part of a phase', () => {
  const arrived = turnTo(all, at.arrival)
  const later = (minutes: number) => ({ now: startedAt + minutes * 60_000, newId: '' })
  const apply = (state: DinnerEvening, asked: Asked, minutes: number): DinnerEvening => {
    const applied = applyToEvening(supper, state, asked, later(minutes))
    if ('refused' in applied) throw new Error(applied.refused)
    return applied.state
  }
  const paused = apply(arrived, asHost({ type: 'pause' }), 10)
  expect(refusalOf(paused, asHost({ type: 'turn', from: { phase: 1, revealed: 0 } }))).toBe('paused')
  const resumed = apply(paused, asHost({ type: 'resume' }), 25)
  expect(resumed.phaseSince - arrived.phaseSince).toBe(15 * 60_000)
})

test('an evening lacks somebody when no seating is without those who are missing', () => {
  expect(isShort(supper, invite(everybody))).toBe(false)
  expect(isShort(supper, invite(needed))).toBe(false)
  expect(isShort(supper, invite(needed.slice(1)))).toBe(true)
})

test('a reveal without a vote leaves the votes out', () => {
  expect(revealOf(supper, all)[0]).toBe('culprit')
  const voted = play(turnTo(all, at.accusation), asGuest('zoe', { type: 'accuse', characterId: 'ada', why: 'Port.' }))
  expect(revealOf(supper, voted)[0]).toBe('votes')
})

const starter = turnTo(all, at.starter)
const gone = play(starter, asHost({ type: 'leave', guestId: 'guest hugo' }))
const accusing = turnTo(all, at.accusation)
const ended = play(starter, asHost({ type: 'end' }))

test.each<[why: string, state: DinnerEvening, asked: Asked, refusal: Refusal]>([
  ['a clue before its phase', starter, asGuest('bruno', { type: 'show', clueId: 'report' }), 'gone'],
  ['a clue of somebody else', starter, asGuest('bruno', { type: 'show', clueId: 'ticket' }), 'gone'],
  ['the host’s clue to a guest', starter, asGuest('bruno', { type: 'show', clueId: 'knife' }), 'gone'],
  ['a guest’s clue to the host', starter, asHost({ type: 'show', clueId: 'ticket' }), 'held'],
  ['a clue to the host before its phase', starter, asHost({ type: 'show', clueId: 'testimony' }), 'gone'],
  ['handing to who left', gone, asGuest('greta', { type: 'hand', clueId: 'ticket', toId: 'guest hugo' }), 'left'],
  ['showing by who left', gone, asGuest('hugo', { type: 'show', clueId: 'ticket' }), 'left'],
  ['accusing before the accusation', starter, asGuest('zoe', { type: 'accuse', characterId: 'ada', why: '' }), 'early'],
  ['accusing a detective', accusing, asGuest('zoe', { type: 'accuse', characterId: 'jules', why: '' }), 'gone'],
  [
    'accusing after it',
    turnTo(accusing, at.reveal),
    asGuest('zoe', { type: 'accuse', characterId: 'ada', why: '' }),
    'late',
  ],
  [
    'noting the slip of a phone',
    accusing,
    asHost({ type: 'accuseFor', guestId: 'guest ada', characterId: 'bruno', why: '' }),
    'held',
  ],
  [
    'noting an award of a phone',
    accusing,
    asHost({ type: 'awardFor', guestId: 'guest ada', award: 'liar', toId: 'guest bruno' }),
    'held',
  ],
  [
    'noting an award that a guest on paper gives to themselves',
    play(accusing, asHost({ type: 'prints', guestId: 'guest ada', prints: true })),
    asHost({ type: 'awardFor', guestId: 'guest ada', award: 'liar', toId: 'guest ada' }),
    'self',
  ],
  [
    'an award before the accusation',
    starter,
    asGuest('zoe', { type: 'award', award: 'liar', toId: 'guest ada' }),
    'early',
  ],
  ['an award to oneself', accusing, asGuest('zoe', { type: 'award', award: 'liar', toId: 'guest zoe' }), 'self'],
  [
    'an award that is given',
    turnTo(accusing, at.reveal, 6),
    asGuest('zoe', { type: 'award', award: 'liar', toId: 'guest ada' }),
    'late',
  ],
  ['a part that is taken', starter, asHost({ type: 'add', person: 'Max', characterId: 'ada' }), 'taken'],
  ['a part of somebody who comes', all, asHost({ type: 'add', person: 'Max', characterId: 'hugo' }), 'taken'],
  [
    'an answer noted over a newer one of the guest',
    play(all, asGuest('ada', { type: 'reply', reply: 'yes', allergies: 'Nuts' })),
    asHost({
      type: 'replyFor',
      guestId: 'guest ada',
      reply: 'yes',
      allergies: '',
      from: { reply: 'none', allergies: '' },
    }),
    'stale',
  ],
  ['a part that is none', starter, asHost({ type: 'add', person: 'Max', characterId: 'marlow' }), 'gone'],
  ['showing after the end', ended, asGuest('greta', { type: 'show', clueId: 'ticket' }), 'over'],
  ['turning after the end', ended, asHost({ type: 'turn', from: { phase: 2, revealed: 0 } }), 'over'],
  [
    'turning after the last step',
    turnTo(all, at.reveal, 6),
    asHost({ type: 'turn', from: { phase: 6, revealed: 6 } }),
    'late',
  ],
])('refused: %s', (_why, state, asked, refusal) => {
  expect(refusalOf(state, asked)).toBe(refusal)
})

test('notes are kept even when they come late', () => {
  const noted = play(ended, asGuest('greta', { type: 'notes', text: 'It was the port.' }))
  expect(noted.guests.find(({ id }) => id === 'guest greta')?.notes).toBe('It was the port.')
})

test('an answer that the host notes is kept, and noted again changes nothing', () => {
  const from = { reply: 'none', allergies: '' } as const
  const note = asHost({ type: 'replyFor', guestId: 'guest ada', reply: 'yes', allergies: 'Nuts', from })
  const noted = play(all, note)
  expect(noted.guests.find(({ id }) => id === 'guest ada')).toMatchObject({ reply: 'yes', allergies: 'Nuts' })
  expect(play(noted, note)).toBe(noted)
})

test.each([
  ['left', asHost({ type: 'leave', guestId: 'guest greta' })],
  ['said no', asGuest('greta', { type: 'reply', reply: 'no', allergies: 'Nuts' })],
])('the part of somebody who %s is given to another, with its clues and not what they said', (_, gone) => {
  const noted = play(starter, asGuest('greta', { type: 'notes', text: 'Mine.' }), gone)
  const given = play(noted, asHost({ type: 'add', person: 'Max', characterId: 'greta' }))
  const heir = given.guests.at(-1)!
  expect(heir).toMatchObject({ person: 'Max', characterId: 'greta', notes: '', allergies: '' })
  expect(given.guests.find(({ id }) => id === 'guest greta')).toMatchObject({
    characterId: null,
    hasLeft: true,
    notes: 'Mine.',
  })
  expect(hand(given, 'ticket')).toContain(heir.id)
  expect(refusalOf(given, asHost({ type: 'add', person: 'Sam', characterId: 'greta' }))).toBe('taken')
})

test('the host shows and notes for who plays from paper', () => {
  const printing = play(starter, asHost({ type: 'prints', guestId: 'guest greta', prints: true }))
  const shown = play(printing, asHost({ type: 'show', clueId: 'ticket' }))
  expect(shown.shown).toContain('ticket')
  const noted = play(
    turnTo(shown, at.accusation),
    asHost({ type: 'accuseFor', guestId: 'guest greta', characterId: 'ada', why: 'The port.' }),
    asHost({ type: 'awardFor', guestId: 'guest greta', award: 'liar', toId: 'guest ada' }),
  )
  expect(noted.guests.find(({ id }) => id === 'guest greta')).toMatchObject({
    accusation: { characterId: 'ada', why: 'The port.' },
    awards: { liar: 'guest ada' },
  })
})

test('who comes late gets what was dealt to others, who keep it', () => {
  const without = turnTo(invite(needed), at.starter)
  const [heir] = hand(without, 'ticket')
  expect(heir).toBeDefined()
  const came = play(without, asHost({ type: 'add', person: 'Max', characterId: 'greta' }))
  expect(hand(came, 'ticket')).toEqual([heir, came.guests.at(-1)!.id])
  const shown = play(without, asGuest(heir!.replace('guest ', ''), { type: 'show', clueId: 'ticket' }))
  expect(hand(play(shown, asHost({ type: 'add', person: 'Max', characterId: 'greta' })), 'ticket')).toEqual([heir])
  expect(hand(play(without, asHost({ type: 'add', person: 'Max', characterId: null })), 'ticket')).toEqual([heir])
})

test('a guest’s page keeps the language that was chosen last, by the guest or by the host', () => {
  const languageOf = (state: DinnerEvening) => state.guests.find(({ id }) => id === 'guest ada')?.language ?? null
  const hosts = (language: 'en' | null) => asHost({ type: 'languageOf', guestId: 'guest ada', language })
  const chosen = play(all, hosts('en'), asGuest('ada', { type: 'language', language: 'fr' }))
  expect([all, chosen, play(chosen, hosts('en')), play(chosen, hosts(null))].map(languageOf)).toEqual([
    null,
    'fr',
    'en',
    null,
  ])
})

test('two more come as detectives, and no more than have something to do', () => {
  const six = ['A', 'B', 'C', 'D', 'E'].map((person) => asHost({ type: 'add', person, characterId: null }))
  const full = play(all, ...six)
  expect(refusalOf(full, asHost({ type: 'add', person: 'F', characterId: null }))).toBe('full')
})
