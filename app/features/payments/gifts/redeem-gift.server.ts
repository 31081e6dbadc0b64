import { eq } from 'drizzle-orm'
import { lockPurchase } from '#app/features/payments/ledger/lock-purchase.server.ts'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { lockPair, settleEntitlement } from '#app/features/payments/ledger/settle-entitlement.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { giftRedemptions } from '#database/schema/payments.ts'
import { findCoded } from './find-offer.server.ts'
import type { Holder } from './find-offer.server.ts'
import { giftStanding } from './gift.policy.ts'
import type { GiftStanding } from './gift.policy.ts'

/** Takes a seat of a gift, one per person; simultaneous requests succeed only while seats remain.
 * @returns `mine` when this person has a seat now, otherwise why not. @throws AppError slowDown */
export async function redeemGift(
  database: Database,
  typed: string,
  holder: Holder & { userId: string },
): Promise<GiftStanding> {
  const found = await findCoded(database, typed, holder)
  if (!found) return 'unknown'
  const { userId } = holder
  return database.transaction(async (transaction) => {
    // The gift first, then the person: the same order as for news about the gift
    const locked = await lockPurchase(transaction, found.row.purchaseId)
    const { adventureId = null, giftSeats = null } = locked?.purchase ?? {}
    if (!locked || adventureId === null || giftSeats === null) return 'over'
    const pair = { userId, adventureId }
    await lockPair(transaction, pair)
    const taken = await transaction
      .select({ userId: giftRedemptions.userId })
      .from(giftRedemptions)
      .where(eq(giftRedemptions.purchaseId, locked.purchase.id))
    const [adventure] = await transaction
      .select({ creatorId: adventures.creatorId })
      .from(adventures)
      .where(eq(adventures.id, adventureId))
    const standing = giftStanding({
      ...locked.purchase,
      seats: giftSeats,
      redeemed: taken.length,
      hasTakenSeat: taken.some((seat) => seat.userId === userId),
      hasBought: await hasBought(transaction, userId, adventureId),
      isOwner: adventure?.creatorId === userId,
    })
    if (standing !== 'open') return standing
    await transaction.insert(giftRedemptions).values({ purchaseId: locked.purchase.id, userId })
    await settleEntitlement(transaction, pair, 'gift')
    return 'mine'
  })
}
