import { eq } from 'drizzle-orm'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { providerNamed } from '#app/features/payments/provider/current-provider.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { purchases } from '#database/schema/payments.ts'

type Refund = { purchaseId: string; by: string; reason: string }

/** Gives back all that was paid; the buyer may not play it any more, unless another payment or a gift lets them. Asked
 * again it gives nothing twice. Who may ask, audit and mails are the caller's.
 * @throws AppError notFound, notAllowed (nothing to give back), paymentUnavailable */
export async function refundPurchase(database: Database, { purchaseId, by, reason }: Refund): Promise<Purchase> {
  const [purchase] = await database.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (!purchase) throw new AppError('notFound')
  if (purchase.status === 'refunded') return purchase
  if (purchase.status !== 'paid') throw new AppError('notAllowed', { log: `a ${purchase.status} payment stays` })
  const provider = providerNamed(purchase.provider)
  if (!provider) throw new AppError('paymentUnavailable', { log: 'there are no keys to refund with' })
  // Before the money goes, so that a crash in between leaves who wanted it
  await database.update(purchases).set({ refundedBy: by, refundReason: reason }).where(eq(purchases.id, purchaseId))
  const news = await provider.refund(purchase)
  const recorded = await database.transaction((transaction) => recordNews(transaction, purchaseId, news))
  if (!recorded) throw new AppError('notFound')
  return recorded.purchase
}
