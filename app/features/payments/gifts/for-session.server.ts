import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { gifts, purchases } from '#database/schema/payments.ts'
import type { TypedSession } from './gift-form.schema.ts'

/** The session that waits for these seats to be paid for; the caller must know whose purchase it is. */
export async function readForSession(database: Queryable, purchaseId: string): Promise<TypedSession | null> {
  const [row] = await database.select({ typed: gifts.forSession }).from(gifts).where(eq(gifts.purchaseId, purchaseId))
  return row?.typed ?? null
}

type Bought = { buyerId: string; adventureId: string }

/** What somebody typed last before they went to pay for its seats, and did not open yet. */
export async function findForSession(
  database: Queryable,
  { buyerId, adventureId }: Bought,
): Promise<TypedSession | null> {
  const [row] = await database
    .select({ typed: gifts.forSession })
    .from(gifts)
    .innerJoin(purchases, eq(purchases.id, gifts.purchaseId))
    .where(and(eq(purchases.buyerId, buyerId), eq(purchases.adventureId, adventureId), isNotNull(gifts.forSession)))
    .orderBy(desc(purchases.createdAt))
    .limit(1)
  return row?.typed ?? null
}

/** Keeps others from opening it meanwhile. @returns whether it still waits */
export async function holdForSession(transaction: Transaction, purchaseId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ typed: gifts.forSession })
    .from(gifts)
    .where(eq(gifts.purchaseId, purchaseId))
    .for('update')
  return (row?.typed ?? null) !== null
}

/** Once a session is open, nothing typed for it is kept. */
export async function forgetForSession(transaction: Transaction, { buyerId, adventureId }: Bought): Promise<void> {
  const own = transaction
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.buyerId, buyerId), eq(purchases.adventureId, adventureId)))
  await transaction
    .update(gifts)
    .set({ forSession: null })
    .where(and(isNotNull(gifts.forSession), inArray(gifts.purchaseId, own)))
}
