import { expect, test } from 'vitest'
import { journalNews, partyAtFirst, stepParty } from './party-state.ts'
import type { PartyEvent, PartyState } from './party-state.ts'

const after = (events: PartyEvent[], before: PartyState = partyAtFirst(null)) => events.reduce(stepParty, before)
const message = (id: string) => ({ id, playerId: 'other', name: 'Marie', text: 'hi', at: 1 })
const said = (...ids: string[]): PartyEvent => ({ type: 'chat', messages: ids.map(message), you: 'me', enabled: true })

test('messages that arrive while another panel is open are new until the chat is opened', () => {
  const state = after([said(), { type: 'opened', panel: 'party' }, said('a')])
  expect(state.chat.unread).toBe(1)
  expect(after([{ type: 'opened', panel: 'chat' }, said('a', 'b')], state).chat.unread).toBe(0)
})

test('a sign fades by itself and leaves the others', () => {
  const ping = (id: number, playerId: string): PartyEvent => ({
    type: 'pinged',
    ping: { id, playerId, sceneId: 's', x: 1, y: 2 },
  })
  const state = after([
    ping(1, 'a'),
    { type: 'reacted', reaction: { id: 2, playerId: 'a', reaction: 'wow' } },
    ping(3, 'b'),
  ])
  expect(after([{ type: 'faded', id: 1 }], state)).toMatchObject({
    pings: [{ playerId: 'b' }],
    reactions: [{ reaction: 'wow' }],
  })
})

test('however many signs are given, only a few are shown together', () => {
  const state = after(
    Array.from(
      { length: 30 },
      (_, id) => ({ type: 'reacted', reaction: { id, playerId: 'a', reaction: 'wow' } }) as const,
    ),
  )
  expect(state.reactions.map(({ id }) => id)).toEqual([22, 23, 24, 25, 26, 27, 28, 29])
})

test('opening a panel ends the pointing', () => {
  expect(
    after([
      { type: 'pointing', pointing: true },
      { type: 'opened', panel: 'chat' },
    ]).pointing,
  ).toBe(false)
})

test('a chat that is turned off shows nothing more', () => {
  expect(after([said(), said('a'), { type: 'chat', messages: [], you: 'me', enabled: false }]).chat).toMatchObject({
    messages: [],
    unread: 0,
  })
})

test('what happened elsewhere is new in the journal until that is opened', () => {
  const found = { playerId: 'other', kind: 'found' as const, text: 'Marie found: wax', noted: true }
  const state = after([{ type: 'told', told: [found, { ...found, kind: 'moved', noted: false }], now: 0 }])
  expect(journalNews(state)).toMatchObject([{ id: 1, text: 'Marie found: wax' }])
  const read = after([{ type: 'journalRead' }], state)
  expect(journalNews(read)).toEqual([])
  expect(stepParty(read, { type: 'journalRead' })).toBe(read)
  expect(journalNews(after([{ type: 'told', told: [found], now: 9 }], read))).toMatchObject([{ id: 3 }])
})

test('time that changes nothing keeps the same state', () => {
  const state = partyAtFirst(null)
  expect(stepParty(state, { type: 'time', now: 5 })).toBe(state)
})
