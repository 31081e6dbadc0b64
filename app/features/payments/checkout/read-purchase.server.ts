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

/** `wait`: no news yet; `play`: paid; `failed`: nothing was paid; `over`: given back; `ask`: somebody has to look. */
export function presentPurchase(row: Purchase) {
  return {
    id: row.id,
    adventureId: row.adventureId,
    title: row.adventureTitle,
    isTest: row.provider === 'test',
    amountCents: row.amountCents,
    giftSeats: row.giftSeats,
    state: stateOf(row),
  }
}

function stateOf({ status, flag, completedAt }: Purchase): 'wait' | 'slow' | 'play' | 'failed' | 'over' | 'ask' {
  if (status === 'pending') return completedAt ? 'slow' : 'wait'
  if (status === 'failed') return 'failed'
  if (status === 'refunded' || status === 'lost') return 'over'
  return flag === null ? 'play' : 'ask'
}
