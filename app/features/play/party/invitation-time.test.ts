import { expect, test } from 'vitest'
import { invitationLeftMs } from './invitation-time.ts'
import { memberOf, quietParty } from '#app/features/play/live/party-snapshot.fixtures.ts'

const party = (expiresAt: number | null) =>
  quietParty([memberOf('a')], {
    asOf: 1_000_000.5,
    invitation: expiresAt === null ? null : { code: 'ABCDEF', expiresAt },
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
