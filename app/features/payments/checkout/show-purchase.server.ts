import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { presentPurchase } from './read-purchase.server.ts'

export type ShownPurchase = Awaited<ReturnType<typeof showPurchase>>

/** With the title in the reader's language, as the checkout had it, and the cover: both only while it is listed. */
export async function showPurchase(database: Database, row: Purchase, locale: Locale) {
  const purchase = presentPurchase(row)
  const { adventureId } = row
  const poster = adventureId ? (await readPosters(database, [adventureId], locale))[adventureId] : undefined
  return { ...purchase, title: poster?.title ?? purchase.title, cover: poster?.cover ?? null }
}
