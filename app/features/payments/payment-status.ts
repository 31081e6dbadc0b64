/** What is known of a payment. Each fact only ever becomes known, so the order of the news does not matter. */
export type PaymentFacts = {
  totalCents: number
  paidAt: Date | null
  failedAt: Date | null
  expiredAt: Date | null
  refundedCents: number
  disputeOpenedAt: Date | null
  disputeWonAt: Date | null
  disputeLostAt: Date | null
}

export const paymentStatuses = ['pending', 'paid', 'refunded', 'disputed', 'lost', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A lost dispute is the last word, then a full refund; money that came outweighs an attempt that failed. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
  if (facts.disputeLostAt) return 'lost'
  if (facts.refundedCents > 0 && facts.refundedCents >= facts.totalCents) return 'refunded'
  if (facts.paidAt) return facts.disputeOpenedAt && !facts.disputeWonAt ? 'disputed' : 'paid'
  return facts.failedAt || facts.expiredAt ? 'failed' : 'pending'
}

export type PaymentFlag = 'mismatch' | 'paid_twice' | 'no_adventure' | 'no_buyer'

/** Flags of payments that give nobody anything; the second of two payments stands in when the first goes back. */
export const givesNothing = ['mismatch', 'no_adventure', 'no_buyer'] as const satisfies PaymentFlag[]

/** Whether this payment lets its buyer play: also while a dispute is open. */
export const entitles = (status: PaymentStatus, flag: PaymentFlag | null): boolean =>
  (status === 'paid' || status === 'disputed') && !givesNothing.some((nothing) => nothing === flag)
