import { and, eq } from 'drizzle-orm'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { purchases } from '#database/schema/payments.ts'

/** @throws AppError notFound, also for somebody else's */
export async function readOwnPurchase(database: Database, userId: string, purchaseId: string): Promise<Purchase> {
  const [row] = isId(purchaseId)
    ? await database
        .select()
        .from(purchases)
        .where(and(eq(purchases.id, purchaseId), eq(purchases.buyerId, userId)))
    : []
  if (!row) throw new AppError('notFound')
  return row
}
