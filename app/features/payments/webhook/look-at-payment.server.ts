import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { providerNamed } from '#app/features/payments/provider/current-provider.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'

/** Asks the provider for a payment's state, and records it. The test provider reports by its events alone. */
export async function lookAtPayment(
  database: Database,
  purchase: Purchase,
  provider = providerNamed(purchase.provider),
): Promise<Purchase> {
  if (!provider || !purchase.sessionId) return purchase
  const { news } = await provider.look(purchase.sessionId)
  const recorded = await database.transaction((transaction) => recordNews(transaction, purchase.id, news))
  return recorded?.purchase ?? purchase
}
