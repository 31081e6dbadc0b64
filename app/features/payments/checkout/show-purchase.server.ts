import { readPosters } from '#app/features/adventure/posters.queries.server.ts'
import { readForSession } from '#app/features/payments/gifts/for-session.server.ts'
import { readWork } from '#app/features/payments/ledger/entitled.server.ts'
import type { Purchase } from '#app/features/payments/ledger/payment-changes.server.ts'
import { presentStanding } from '#app/features/payments/standing-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'

export type ShownPurchase = Awaited<ReturnType<typeof showPurchase>>

/** With the title in the reader's language, as in the checkout, and the cover: both only while it is listed. */
export async function showPurchase(database: Database, row: Purchase, locale: Locale) {
  const { id, adventureId, amountCents } = row
  const poster = adventureId ? (await readPosters(database, [adventureId], locale))[adventureId] : undefined
  return {
    id,
    adventureId,
    amountCents,
    isTest: row.provider === 'test',
    /** Once it is paid, a session waits to be opened with its seats. */
    opensSession: row.isForTeams && (await readForSession(database, row.id)) !== null,
    shown: presentStanding({ ...row, ...(await readWork(database, row)) }),
    title: poster?.title ?? row.adventureTitle,
    cover: poster?.cover ?? null,
  }
}
