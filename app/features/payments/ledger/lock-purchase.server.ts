import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { purchases } from '#database/schema/payments.ts'
import type { Purchase } from './payment-changes.server.ts'
import { lockPair } from './settle-entitlement.server.ts'
import type { Pair } from './settle-entitlement.server.ts'

export type Locked = { purchase: Purchase; pair: Pair | undefined }

/** First the pair, then the row: a reference to the row made before (an event's foreign key) would lock in reverse
 * order. A gift has no pair: those of the people who redeemed it come after its row. */
export async function lockPurchase(transaction: Transaction, purchaseId: string): Promise<Locked | undefined> {
  const [known] = await transaction
    .select({ userId: purchases.buyerId, adventureId: purchases.adventureId, giftSeats: purchases.giftSeats })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
  if (!known) return undefined
  const { userId, adventureId, giftSeats } = known
  const pair = userId && adventureId && giftSeats === null ? { userId, adventureId } : undefined
  if (pair) await lockPair(transaction, pair)
  const [purchase] = await transaction.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update')
  return purchase && { purchase, pair }
}
