import type { Purchase } from './payment-changes.server.ts'

/** What one event, or one look at the provider, tells about a payment; unknown facts are left out. */
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
  /** How the tax splits; only set for all of it. */
  taxes?: { gstCents: number; qstCents: number }
  /** The total of the creator's share that has come back from their account so far. */
  reversed?: { cents: number; at: Date }
  refundFailedAt?: Date
  /** Everything refunded so far; `whole` when nothing is left. */
  refunded?: { cents: number; whole: boolean; at: Date }
  /** What the provider took, to be compared with what was agreed. `priceCents` is before tax. */
  charged?: { totalCents: number; priceCents?: number; currency: string }
}

/** The union of what was known and what is new. */
export function withNews(row: Purchase, news: PaymentNews): Purchase {
  const isMismatch = row.flag === 'mismatch' || (news.charged !== undefined && !agrees(row, news.charged))
  const totalCents = isMismatch ? row.amountCents : (news.charged?.totalCents ?? row.totalCents)
  const charged = isMismatch ? chargedOf(row, news) : row
  return {
    ...row,
    sessionId: row.sessionId ?? news.sessionId ?? null,
    paymentIntentId: row.paymentIntentId ?? news.paymentIntentId ?? null,
    chargeId: row.chargeId ?? news.chargeId ?? null,
    totalCents,
    chargedCents: charged.chargedCents,
    chargedCurrency: charged.chargedCurrency,
    ...refundedOf(row, news, { totalCents, takenCents: charged.chargedCents ?? totalCents }),
    taxCents: totalCents - row.amountCents,
    ...taxesOf(row, news, totalCents - row.amountCents),
    completedAt: earliest(row.completedAt, news.completedAt),
    paidAt: earliest(row.paidAt, news.paidAt),
    failedAt: earliest(row.failedAt, news.failedAt),
    expiredAt: earliest(row.expiredAt, news.expiredAt),
    disputeOpenedAt: earliest(row.disputeOpenedAt, news.disputeOpenedAt),
    disputeWonAt: earliest(row.disputeWonAt, news.disputeWonAt),
    disputeLostAt: earliest(row.disputeLostAt, news.disputeLostAt),
    refundedAt: latest(row.refundedAt, news.refunded?.at),
    refundFailedAt: latest(row.refundFailedAt, news.refundFailedAt),
    transferReversedCents: Math.max(row.transferReversedCents, news.reversed?.cents ?? 0),
    transferReversedAt: latest(row.transferReversedAt, news.reversed?.at),
    flag: isMismatch ? 'mismatch' : row.flag,
  }
}

/** The largest mismatch reported, so that the order of the news does not matter. */
function chargedOf(row: Purchase, { charged }: PaymentNews): Pick<Purchase, 'chargedCents' | 'chargedCurrency'> {
  if (!charged || agrees(row, charged) || charged.totalCents <= (row.chargedCents ?? -1)) return row
  return { chargedCents: charged.totalCents, chargedCurrency: charged.currency.toUpperCase() || row.currency }
}

/** The refunded part of what was taken, and the same share of what was agreed. */
function refundedOf(row: Purchase, { refunded }: PaymentNews, paid: { totalCents: number; takenCents: number }) {
  const { totalCents, takenCents } = paid
  const chargedRefundedCents = Math.max(row.chargedRefundedCents, refunded?.cents ?? 0)
  const isWhole = refunded?.whole || (row.refundedCents > 0 && row.refundedCents >= row.totalCents)
  const part = takenCents > 0 ? Math.floor((chargedRefundedCents * totalCents) / takenCents) : 0
  return { chargedRefundedCents, refundedCents: isWhole ? totalCents : Math.max(0, Math.min(part, totalCents - 1)) }
}

/** Lines that add up to more than there is would belong to another payment. */
function taxesOf(row: Purchase, { taxes }: PaymentNews, taxCents: number) {
  const { gstCents, qstCents } = row.gstCents === null && taxes ? taxes : row
  return (gstCents ?? 0) + (qstCents ?? 0) > taxCents ? { gstCents: null, qstCents: null } : { gstCents, qstCents }
}

const agrees = (row: Purchase, { totalCents, priceCents, currency }: NonNullable<PaymentNews['charged']>): boolean =>
  currency.toUpperCase() === row.currency &&
  totalCents >= row.amountCents &&
  (priceCents === undefined || priceCents === row.amountCents)

const earliest = (one: Date | null, other: Date | undefined): Date | null =>
  other && (!one || other < one) ? other : one

const latest = (one: Date | null, other: Date | undefined): Date | null =>
  other && (!one || other > one) ? other : one
