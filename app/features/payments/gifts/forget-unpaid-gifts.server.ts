import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { gifts, purchases } from '#database/schema/payments.ts'

/** As the privacy policy says. */
const keptMs = 30 * 86_400_000

/** Deletes messages written for gifts that were never paid for, and what was typed for sessions that nobody opened.
 * @returns how many were deleted */
export async function forgetUnpaidGifts(database: Database, now = Date.now()): Promise<number> {
  const unpaid = database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, 'failed'), lt(purchases.updatedAt, new Date(now - keptMs))))
  const { rowCount } = await database
    .update(gifts)
    .set({ message: null })
    .where(and(isNotNull(gifts.message), inArray(gifts.purchaseId, unpaid)))
  const old = await database
    .update(gifts)
    .set({ forSession: null })
    .where(and(isNotNull(gifts.forSession), lt(gifts.createdAt, new Date(now - keptMs))))
  return (rowCount ?? 0) + (old.rowCount ?? 0)
}
