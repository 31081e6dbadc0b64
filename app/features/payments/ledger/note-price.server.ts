import { desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { priceChanges } from '#database/schema/payments.ts'

/** Adds a price that visitors see from now on, unless it is the last one. Needs the lock on the adventure's row. */
export async function notePrice(
  transaction: Transaction,
  { adventureId, priceCents, changedBy }: { adventureId: string; priceCents: number; changedBy: string | null },
): Promise<void> {
  const [last] = await transaction
    .select({ priceCents: priceChanges.priceCents })
    .from(priceChanges)
    .where(eq(priceChanges.adventureId, adventureId))
    .orderBy(desc(priceChanges.createdAt), desc(priceChanges.id))
    .limit(1)
  if (last?.priceCents === priceCents) return
  await transaction.insert(priceChanges).values({ adventureId, priceCents, changedBy })
}

const mostPrices = 20

/** The prices that visitors saw, newest first. */
export const listPricesOf = (database: Queryable, adventureId: string) =>
  database
    .select({ priceCents: priceChanges.priceCents, since: priceChanges.createdAt })
    .from(priceChanges)
    .where(eq(priceChanges.adventureId, adventureId))
    .orderBy(desc(priceChanges.createdAt), desc(priceChanges.id))
    .limit(mostPrices)
