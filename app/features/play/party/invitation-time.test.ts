import { expect, test } from 'vitest'
import { invitationLeftMs } from './invitation-time.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

const party = (expiresAt: number | null): PartySnapshot => ({
  asOf: 1_000_000.5,
  you: 'a',
  members: [],
  mostPlayers: 4,
  isPlaytest: false,
  mayInvite: true,
  isStuck: false,
  invitation: expiresAt === null ? null : { code: 'ABCDEF', expiresAt },
  chat: { enabled: false, hidesNumbers: false, messages: [] },
})

test('an invitation is shown as long as the server accepts it, whatever the reader’s clock says', () => {
  expect(invitationLeftMs(party(1_060_000.5))).toBe(60_000)
  expect(invitationLeftMs(party(900_000))).toBe(0)
})

test('without an invitation there is nothing to wait for', () => {
  expect(invitationLeftMs(party(null))).toBeNull()
  expect(invitationLeftMs(null)).toBeNull()
})

test('an invitation valid for months does not end early through browsers’ timers', () => {
  expect(invitationLeftMs(party(1_000_000 + 90 * 24 * 3600_000))).toBe(2 ** 31 - 1)
})
