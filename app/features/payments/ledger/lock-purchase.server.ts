import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { purchases } from '#database/schema/payments.ts'
import type { Purchase } from './payment-changes.server.ts'
import { lockPair } from './settle-entitlement.server.ts'
import type { Pair } from './settle-entitlement.server.ts'

export type Locked = { purchase: Purchase; pair: Pair | undefined }

/** First the pair, then the row: whoever refers to the row before (an event's foreign key) would lock the other way round. */
export async function lockPurchase(transaction: Transaction, purchaseId: string): Promise<Locked | undefined> {
  const [known] = await transaction
    .select({ userId: purchases.buyerId, adventureId: purchases.adventureId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
  if (!known) return undefined
  const pair = known.userId && known.adventureId ? { userId: known.userId, adventureId: known.adventureId } : undefined
  if (pair) await lockPair(transaction, pair)
  const [purchase] = await transaction.select().from(purchases).where(eq(purchases.id, purchaseId)).for('update')
  return purchase && { purchase, pair }
}
