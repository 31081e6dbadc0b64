/** The known facts about a payment. A fact is only ever added, so the order of the news does not matter. */
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

/** A lost dispute is final, then a full refund; money received outweighs an attempt that failed. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
  if (facts.disputeLostAt) return 'lost'
  if (facts.refundedCents > 0 && facts.refundedCents >= facts.totalCents) return 'refunded'
  if (facts.paidAt) return facts.disputeOpenedAt && !facts.disputeWonAt ? 'disputed' : 'paid'
  return facts.failedAt || facts.expiredAt ? 'failed' : 'pending'
}

export type PaymentFlag = 'mismatch' | 'paid_twice' | 'no_adventure' | 'no_buyer'

/** Flags of payments that give nobody anything; the second of two payments takes over when the first is refunded. */
export const givesNothing = ['mismatch', 'no_adventure', 'no_buyer'] as const satisfies PaymentFlag[]

/** Whether this payment lets its buyer play: also while a dispute is open. */
export const entitles = (status: PaymentStatus, flag: PaymentFlag | null): boolean =>
  (status === 'paid' || status === 'disputed') && !givesNothing.some((nothing) => nothing === flag)
