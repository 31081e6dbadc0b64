import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.js'
import { memberOf, quietParty } from '#app/features/play/live/party-snapshot.fixtures.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import { partyAtFirst } from '#app/features/play/party/party-state.ts'
import type { PartyState } from '#app/features/play/party/party-state.ts'
import { lookOf } from '#app/features/play/party/player-looks.ts'
import { PartyContext } from '#app/features/play/party/use-party.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { JournalButton } from './journal-button.tsx'
import { JournalNews } from './journal-news.tsx'
import { OthersAtPuzzle } from './others-at-puzzle.tsx'
import { PartyButton } from './party-button.tsx'
import { PartyDrawers } from './party-drawers.tsx'
import { PartyOverStage } from './party-over-stage.tsx'

const ana = memberOf('a', 'Ana', { isHost: true })
const bo = memberOf('b', 'Bo')
const cy = memberOf('c', 'Cy', { isHere: false })
const place = (playerId: string, sceneId: string, puzzleName: string | null = null, puzzleId = puzzleName) => ({
  playerId,
  sceneId,
  sceneName: `Scene ${sceneId}`,
  puzzleId,
  puzzleName,
  npcName: null,
  roles: [],
})

type World = { snapshot?: Partial<PartySnapshot> | null; state?: Partial<PartyState>; places?: Party['places'] }

function show({
  snapshot = {},
  state = {},
  places = [place('a', 'hall'), place('b', 'hall', 'The lock'), place('c', 'attic')],
}: World): string {
  const whole = snapshot && quietParty([ana, bo, cy], snapshot)
  const nothing = async () => null
  const party: Party = {
    runId: 'r',
    snapshot: whole,
    state: { ...partyAtFirst(null), ...state },
    places,
    sceneId: 'hall',
    vote: null,
    holds: [],
    answerVote: () => {},
    you: whole?.you ?? null,
    isHost: whole?.members.some(({ playerId, isHost }) => isHost && playerId === whole.you) ?? false,
    isLeftAlone: false,
    isAlone: false,
    isTogether: (whole?.members ?? places).length > 1,
    lookOf: (playerId) => lookOf(whole, playerId),
    ask: nothing,
    open: () => {},
    readJournal: () => {},
    setPointing: () => {},
    pointAt: () => {},
    react: () => {},
    say: () => {},
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PartyContext value={party}>
          <JournalButton onOpen={() => {}} />
          <JournalNews />
          <PartyButton />
          <PartyOverStage />
          <OthersAtPuzzle puzzleId="lock-1" />
          <PartyDrawers adventureId="x" title="The clocks" />
        </PartyContext>
      ),
    },
  ])
  return renderToString(<Stub />).replaceAll('<!-- -->', '')
}

test('the button says how many are here, and offers company to somebody alone', () => {
  expect(show({})).toContain(`title="${m.together_party_here({ count: 2 })}"`)
  const alone = show({ snapshot: { members: [ana] }, places: [place('a', 'hall')] })
  expect(alone).toContain(m.together_play_with_friends())
  expect(alone).not.toContain(m.together_tools())
})

test('before the stream has sent the party, nothing is claimed about it', () => {
  const html = show({ snapshot: null, places: [place('a', 'hall')], state: { panel: 'party' } })
  expect(html).toContain(m.together_play_with_friends())
  expect(html).not.toContain(m.together_invite())
})

test('the panel shows who hosts, who is away, where everybody is and what they look at', () => {
  const html = show({ state: { panel: 'party' } })
  for (const words of [
    m.together_host(),
    m.together_away(),
    m.together_in({ scene: 'Scene hall' }),
    m.together_looks_at({ puzzle: 'The lock' }),
    m.together_places({ taken: 3, most: 4 }),
  ])
    expect(html).toContain(words)
  // Nobody needs to know where somebody was when they left
  expect(html).not.toContain('Scene attic')
})

test('only the host takes people out, invites and switches the chat', () => {
  const tools = [m.together_remove({ name: 'Bo' }), m.together_invite(), m.together_chat_allow()]
  for (const tool of tools) expect(show({ state: { panel: 'party' } })).toContain(tool)
  const guest = show({ snapshot: { you: 'b' }, state: { panel: 'party' } })
  for (const tool of tools) expect(guest).not.toContain(tool)
  expect(guest).toContain(m.together_closed_guest())
  expect(guest).toContain(m.together_leave())
})

test('a single-player adventure says so instead of inviting', () => {
  const html = show({
    snapshot: { members: [ana], mostPlayers: 1 },
    places: [place('a', 'hall')],
    state: { panel: 'party' },
  })
  expect(html).toContain(m.together_for_one())
  expect(html).not.toContain(m.together_invite_title())
})

test('if the buyer of the adventure has left, the panel says that nobody else can join', () => {
  for (const you of ['a', 'b']) {
    const html = show({ snapshot: { you, mayInvite: false }, state: { panel: 'party' } })
    expect(html).toContain(m.together_bought_by_other())
    for (const words of [m.together_invite(), m.together_closed_guest(), m.together_invite_text()])
      expect(html).not.toContain(words)
  }
})

test('a full party offers no invitation', () => {
  const html = show({ snapshot: { mostPlayers: 3 }, state: { panel: 'party' } })
  expect(html).toContain(m.together_full())
  expect(html).not.toContain(m.together_invite())
})

test('the others in this scene are named over the picture', () => {
  const html = show({})
  const others = /<ul[^>]*class="party-others">(.*?)<\/ul>/.exec(html)![1]!
  expect(others).toContain('Bo')
  for (const elsewhere of ['Ana', 'Cy']) expect(others).not.toContain(elsewhere)
})

test('the chat says when it is off, and offers the host to turn it on', () => {
  expect(show({ state: { panel: 'chat' } })).toContain(m.together_chat_turn_on())
  const guest = show({ snapshot: { you: 'b' }, state: { panel: 'chat' } })
  expect(guest).toContain(m.together_chat_off_guest())
  expect(guest).not.toContain(m.together_chat_turn_on())
})

test('a message that was not sent says why and can be sent again', () => {
  const html = show({
    snapshot: { chat: { enabled: true, hidesNumbers: false, messages: [] } },
    state: {
      panel: 'chat',
      chat: { messages: [], unsent: [{ id: 'm', text: 'hello', failure: 'Too fast.' }], unread: 0, begun: true },
    },
  })
  expect(html).toContain(m.together_chat_not_sent({ reason: 'Too fast.' }))
  expect(html).toContain(m.together_chat_retry())
})

test('news is a polite status, with a count of what did not fit', () => {
  const shown = [{ id: 1, playerId: 'b', kind: 'solved' as const, text: 'Bo solved: The lock' }]
  const html = show({ state: { news: { shown, more: 2, waiting: [], since: 0, lately: [] } } })
  expect(/<div role="status"[^>]*class="party-news">(.*?)<\/div>/.exec(html)![1]).toContain(
    `Bo solved: The lock</span></p><p class="party-remark">${m.together_more({ count: 2 })}`,
  )
})

test('a puzzle shows who looks at it, but not who looks at another of the same name', () => {
  const html = show({
    places: [
      place('a', 'hall', 'The lock', 'lock-1'),
      place('b', 'hall', 'The lock', 'lock-1'),
      place('c', 'attic', 'The lock', 'lock-2'),
    ],
  })
  expect(html).toContain(m.together_at_this_puzzle({ names: 'Bo' }))
})

test('what others found elsewhere marks the journal and is listed at its top by their names', () => {
  const lately = [
    { id: 3, playerId: 'c', kind: 'found' as const, text: 'Cy found: wax', noted: true },
    { id: 2, playerId: 'b', kind: 'sign' as const, text: 'Bo says: wow' },
    { id: 1, playerId: 'c', kind: 'solved' as const, text: 'Cy solved: The lock', noted: true },
  ]
  const news = { shown: [], more: 0, waiting: [], since: 0, lately }
  const html = show({ state: { news, count: 3 } })
  expect(html).toContain(`title="${m.together_journal_marked({ count: '2' })}"`)
  for (const words of [m.together_journal_news(), 'Cy found: wax', 'Cy solved: The lock']) expect(html).toContain(words)
  expect(html).not.toContain('Bo says: wow')
  const read = show({ state: { news, count: 3, journalRead: 3 } })
  expect(read).toContain(`title="${m.play_journal()}"`)
  expect(read).not.toContain(m.together_journal_news())
})

test('a playtest says that it is for its creator alone, and offers no invitation', () => {
  const html = show({
    snapshot: { members: [ana], mostPlayers: 1, isPlaytest: true },
    places: [place('a', 'hall')],
    state: { panel: 'party' },
  })
  expect(html).toContain(m.together_playtest())
  expect(html).not.toContain(m.together_for_one())
  expect(html).not.toContain(m.together_invite())
})
