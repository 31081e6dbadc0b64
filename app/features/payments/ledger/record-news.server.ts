import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { entitles, paymentStatus } from '#app/features/payments/payment-status.ts'
import type { PaymentFlag, PaymentStatus } from '#app/features/payments/payment-status.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { outStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { giftRedemptions, purchases } from '#database/schema/payments.ts'
import { paymentChanged } from './payment-changes.server.ts'
import type { Purchase } from './payment-changes.server.ts'
import { withNews } from './with-news.ts'
import type { PaymentNews } from './with-news.ts'
import { lockPurchase } from './lock-purchase.server.ts'
import { lockPair, settleEntitlement } from './settle-entitlement.server.ts'

export type Recorded = { purchase: Purchase; statusBefore: PaymentStatus }

/** Adds what became known and derives status and entitlement from all of it, in the caller's transaction.
 * @returns undefined when there is no such purchase */
export async function recordNews(
  transaction: Transaction,
  purchaseId: string,
  news: PaymentNews,
  now = new Date(),
): Promise<Recorded | undefined> {
  const locked = await lockPurchase(transaction, purchaseId)
  if (!locked) return undefined
  const { purchase: before, pair } = locked
  const added = withNews(before, news)
  const status = paymentStatus(added)
  const flag = await flagOf(transaction, before, added, status)
  const generated = { refundedAmountCents: undefined, refundedFeeCents: undefined, transferredCents: undefined }
  await transaction
    .update(purchases)
    .set({ ...added, status, flag, ...generated, updatedAt: now })
    .where(eq(purchases.id, purchaseId))
  // A refund after the account or the adventure is gone settles nothing
  if (pair && before.buyerId && before.adventureId)
    await settleEntitlement(transaction, pair, status === 'lost' ? 'dispute' : 'refund', now)
  if (before.giftSeats !== null) await settleGift(transaction, before, now)
  const [purchase] = await transaction.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (!purchase) return undefined
  if (purchase.flag && purchase.flag !== before.flag)
    logger.error('a payment gives nobody anything', { purchase: purchaseId, flag: purchase.flag })
  if (isNews(before, purchase)) await paymentChanged(transaction, purchase, before.status)
  return { purchase, statusBefore: before.status }
}

/** What listeners receive: see `onPaymentChange`. */
function isNews(before: Purchase, { id, status, refundedAt, refundFailedAt, ...now }: Purchase): boolean {
  const failed = refundFailedAt?.getTime() !== before.refundFailedAt?.getTime()
  if (failed) logger.error('a refund did not reach its buyer', { purchase: id })
  const again = before.refundFailedAt !== null && refundedAt?.getTime() !== before.refundedAt?.getTime()
  return failed || again || status !== before.status || now.chargedRefundedCents !== before.chargedRefundedCents
}

/** Everybody who redeemed it, one after another in a fixed order, so that no two deadlock. */
async function settleGift(transaction: Transaction, { id, adventureId }: Purchase, now: Date): Promise<void> {
  if (adventureId === null) return
  const redeemed = await transaction
    .select({ userId: giftRedemptions.userId })
    .from(giftRedemptions)
    .where(and(eq(giftRedemptions.purchaseId, id), isNotNull(giftRedemptions.userId)))
    .orderBy(asc(giftRedemptions.userId))
  for (const { userId } of redeemed) {
    if (userId === null) continue
    const pair = { userId, adventureId }
    await lockPair(transaction, pair)
    await settleEntitlement(transaction, pair, 'gift', now)
  }
}

/** Whether the item is still sold, and to whom, is only checked when the money comes. */
async function flagOf(
  transaction: Transaction,
  before: Purchase,
  added: Purchase,
  status: PaymentStatus,
): Promise<PaymentFlag | null> {
  if (added.flag === 'mismatch') return 'mismatch'
  if (!entitles(before.status, null) && entitles(status, null)) {
    if (before.adventureId === null || !(await isOnSale(transaction, before.adventureId))) return 'no_adventure'
    if (before.buyerId === null) return 'no_buyer'
  }
  if (added.flag === 'paid_twice' && !entitles(status, null)) return null
  return added.flag
}

/** A payment page stays open for two hours, whatever happens to the adventure meanwhile. */
async function isOnSale(transaction: Transaction, adventureId: string): Promise<boolean> {
  const found = await transaction
    .select({ id: adventures.id })
    .from(adventures)
    .where(
      and(
        eq(adventures.id, adventureId),
        inArray(adventures.status, outStatuses),
        isNull(adventures.deletedAt),
        gt(adventures.priceCents, 0),
      ),
    )
  return found.length > 0
}
