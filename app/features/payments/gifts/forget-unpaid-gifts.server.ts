import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { gifts, purchases } from '#database/schema/payments.ts'

/** The privacy policy says so. */
const keptMs = 30 * 86_400_000

/** What somebody wrote for a gift that they never paid for. @returns how many messages went */
export async function forgetUnpaidGifts(database: Database, now = Date.now()): Promise<number> {
  const unpaid = database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, 'failed'), lt(purchases.updatedAt, new Date(now - keptMs))))
  const { rowCount } = await database
    .update(gifts)
    .set({ message: null })
    .where(and(isNotNull(gifts.message), inArray(gifts.purchaseId, unpaid)))
  return rowCount ?? 0
}
