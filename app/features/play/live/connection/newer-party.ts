import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/** Looks, answers and the stream arrive in any order: a late one must not bring back a player who has left. */
export const newerParty = (shown: PartySnapshot | null, next: PartySnapshot): PartySnapshot =>
  shown !== null && shown.asOf > next.asOf ? shown : next
