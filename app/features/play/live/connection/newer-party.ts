import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/**
 * Of two looks at a party the later one. Answers, looks and the stream bring them in any order: one that was long on its way
 * does not bring back a player who has left, or a code that lets nobody in any more.
 */
export const newerParty = (shown: PartySnapshot | null, next: PartySnapshot): PartySnapshot =>
  shown !== null && shown.asOf > next.asOf ? shown : next
