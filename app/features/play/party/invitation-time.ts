import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/** Longer waits of a timer come at once in browsers. */
const latestMs = 2 ** 31 - 1

/**
 * For how many ms from when it was read a party's invitation lets others in; null when there is none. Both moments are the server's,
 * so a reader's clock that goes wrong does not close it too soon.
 */
export function invitationLeftMs(party: PartySnapshot | null): number | null {
  if (!party?.invitation) return null
  return Math.min(latestMs, Math.max(0, party.invitation.expiresAt - party.asOf))
}
