import type { Purchase } from './payment-changes.server.ts'

/** What one event or one look at the provider tells of a payment; what it does not know is left out. */
export type PaymentNews = {
  sessionId?: string
  paymentIntentId?: string | null
  chargeId?: string | null
  completedAt?: Date
  paidAt?: Date
  failedAt?: Date
  expiredAt?: Date
  disputeOpenedAt?: Date
  disputeWonAt?: Date
  disputeLostAt?: Date
  /** Everything given back so far; `whole` when nothing is left. */
  refunded?: { cents: number; whole: boolean; at: Date }
  /** What the provider took, to be compared with what was agreed. `priceCents` is before tax. */
  charged?: { totalCents: number; priceCents?: number; currency: string }
}

/** The union of what was known and what is new. */
export function withNews(row: Purchase, news: PaymentNews): Purchase {
  const isMismatch = news.charged !== undefined && !agrees(row, news.charged)
  const totalCents = isMismatch || !news.charged ? row.totalCents : news.charged.totalCents
  const refundedCents = news.refunded?.whole
    ? totalCents
    : Math.min(totalCents, Math.max(row.refundedCents, news.refunded?.cents ?? 0))
  return {
    ...row,
    sessionId: row.sessionId ?? news.sessionId ?? null,
    paymentIntentId: row.paymentIntentId ?? news.paymentIntentId ?? null,
    chargeId: row.chargeId ?? news.chargeId ?? null,
    totalCents,
    taxCents: totalCents - row.amountCents,
    completedAt: earliest(row.completedAt, news.completedAt),
    paidAt: earliest(row.paidAt, news.paidAt),
    failedAt: earliest(row.failedAt, news.failedAt),
    expiredAt: earliest(row.expiredAt, news.expiredAt),
    disputeOpenedAt: earliest(row.disputeOpenedAt, news.disputeOpenedAt),
    disputeWonAt: earliest(row.disputeWonAt, news.disputeWonAt),
    disputeLostAt: earliest(row.disputeLostAt, news.disputeLostAt),
    refundedCents,
    refundedAt: latest(row.refundedAt, news.refunded?.at),
    flag: isMismatch ? 'mismatch' : row.flag,
  }
}

const agrees = (row: Purchase, { totalCents, priceCents, currency }: NonNullable<PaymentNews['charged']>): boolean =>
  currency.toUpperCase() === row.currency &&
  totalCents >= row.amountCents &&
  (priceCents === undefined || priceCents === row.amountCents)

const earliest = (one: Date | null, other: Date | undefined): Date | null =>
  other && (!one || other < one) ? other : one

const latest = (one: Date | null, other: Date | undefined): Date | null =>
  other && (!one || other > one) ? other : one
