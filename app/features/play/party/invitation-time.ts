import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/** Browsers fire longer timers immediately. */
const latestMs = 2 ** 31 - 1

/** ms from reading it until the invitation ends, by the server's clock alone; null without an invitation. */
export function invitationLeftMs(party: PartySnapshot | null): number | null {
  if (!party?.invitation) return null
  return Math.min(latestMs, Math.max(0, party.invitation.expiresAt - party.asOf))
}
