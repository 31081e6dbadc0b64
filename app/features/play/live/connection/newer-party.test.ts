import { expect, test } from 'vitest'
import { newerParty } from './newer-party.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

const party = (asOf: number, names: string[]): PartySnapshot => ({
  asOf,
  you: 'Ana',
  members: names.map((name) => ({ playerId: name, name, isHost: name === 'Ana', isHere: true, portrait: null })),
  mostPlayers: 4,
  isPlaytest: false,
  mayInvite: true,
  isStuck: false,
  invitation: null,
  chat: { enabled: false, hidesNumbers: false, messages: [] },
})

test('a delayed answer does not bring back somebody who has left', () => {
  const now = party(2_000.5, ['Ana'])
  expect(newerParty(now, party(2_000.25, ['Ana', 'Bo']))).toBe(now)
})

test('the first look, a later one and one of the same moment are accepted', () => {
  const first = party(1, ['Ana'])
  const second = party(2, ['Ana', 'Bo'])
  const again = party(2, ['Ana', 'Bo', 'Cy'])
  expect(newerParty(null, first)).toBe(first)
  expect(newerParty(first, second)).toBe(second)
  expect(newerParty(second, again)).toBe(again)
})
