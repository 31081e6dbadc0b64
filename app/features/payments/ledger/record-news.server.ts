import { eq } from 'drizzle-orm'
import { entitles, paymentStatus } from '#app/features/payments/payment-status.ts'
import type { PaymentFlag, PaymentStatus } from '#app/features/payments/payment-status.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { purchases } from '#database/schema/payments.ts'
import { lockPair, settleEntitlement } from './settle-entitlement.server.ts'

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
  /** Everything given back so far. */
  refunded?: { cents: number; at: Date }
  /** What the provider took, to be compared with what was agreed. `priceCents` is before tax. */
  charged?: { totalCents: number; priceCents?: number; currency: string }
}

type Purchase = typeof purchases.$inferSelect

export type Recorded = { purchase: Purchase; statusBefore: PaymentStatus }

/** Adds what became known and makes status and entitlement follow from all of it, in the caller's transaction.
 * @returns undefined when there is no such purchase */
export async function recordNews(
  transaction: Transaction,
  purchaseId: string,
  news: PaymentNews,
  now = new Date(),
): Promise<Recorded | undefined> {
  const [known] = await transaction
    .select({ userId: purchases.buyerId, adventureId: purchases.adventureId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
  if (!known) return undefined
  const pair = known.userId && known.adventureId ? { userId: known.userId, adventureId: known.adventureId } : undefined
  if (pair) await lockPair(transaction, pair)
  const [before] = await transaction.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update')
  if (!before) return undefined
  const added = withNews(before, news)
  const status = paymentStatus(added)
  const flag = flagOf(before, added, status)
  const { refundedAmountCents: _amount, refundedFeeCents: _fee, ...stored } = { ...added, status, flag }
  await transaction
    .update(purchases)
    .set({ ...stored, updatedAt: now })
    .where(eq(purchases.id, purchaseId))
  if (flag && flag !== before.flag) logger.error('a payment gives nobody anything', { purchase: purchaseId, flag })
  // A refund after the account or the adventure is gone settles nothing
  if (pair && before.buyerId && before.adventureId)
    await settleEntitlement(transaction, pair, status === 'lost' ? 'dispute' : 'refund', now)
  const [purchase] = await transaction.select().from(purchases).where(eq(purchases.id, purchaseId))
  return purchase && { purchase, statusBefore: before.status }
}

/** The union of what was known and what is new. */
export function withNews(row: Purchase, news: PaymentNews): Purchase {
  const isMismatch = news.charged !== undefined && !agrees(row, news.charged)
  const totalCents = isMismatch || !news.charged ? row.totalCents : news.charged.totalCents
  const refundedCents = Math.min(totalCents, Math.max(row.refundedCents, news.refunded?.cents ?? 0))
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

/** Who paid for what is no longer there is only asked when the money comes. */
function flagOf(before: Purchase, added: Purchase, status: PaymentStatus): PaymentFlag | null {
  if (added.flag === 'mismatch') return 'mismatch'
  if (!entitles(before.status, null) && entitles(status, null)) {
    if (before.adventureId === null) return 'no_adventure'
    if (before.buyerId === null) return 'no_buyer'
  }
  if (added.flag === 'paid_twice' && !entitles(status, null)) return null
  return added.flag
}
