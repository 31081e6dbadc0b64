import { showGiftCode } from '#app/features/payments/gifts/gift-code.ts'
import { isGiftToGive } from '#app/features/payments/gifts/gift.policy.ts'
import { findGift } from '#app/features/payments/gifts/gift-rows.server.ts'
import { findDownloads } from '#app/features/payments/ledger/find-downloads.server.ts'
import type { FindEndings } from '#app/features/payments/refunds/ask-refund.server.ts'
import { refundStanding } from '#app/features/payments/refunds/refund.policy.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { business } from './business.server.ts'
import { presentReceipt } from './receipt.present.ts'
import type { ListedPurchase, PrintedReceipt } from './receipt.present.ts'
import { findPurchase, listPurchases, purchasesPerPage } from './receipt.queries.server.ts'

export type PurchaseList = { purchases: ListedPurchase[]; page: number; pages: number }

/** A page after the last is the first. */
export async function readPurchases(
  database: Database,
  userId: string,
  page: number,
  findEndings: FindEndings,
  now = new Date(),
): Promise<PurchaseList> {
  const rows = await listPurchases(database, userId, page)
  if (rows.length === 0 && page > 1) return readPurchases(database, userId, 1, findEndings, now)
  const bought = rows.flatMap(({ adventureId }) => adventureId ?? [])
  const endings = await findEndings(userId, bought)
  const downloads = await findDownloads(database, userId, bought)
  const at = (times: ReadonlyMap<string, Date>, id: string | null) => (id && times.get(id)) || null
  return {
    purchases: rows.map((row) => ({
      ...presentReceipt(row),
      refund: refundStanding(
        { ...row, endedAt: at(endings, row.adventureId), downloadedAt: at(downloads, row.adventureId) },
        now,
      ),
    })),
    page,
    pages: Math.max(1, Math.ceil((rows[0]?.inAll ?? 0) / purchasesPerPage)),
  }
}

/** @throws AppError notFound for everyone but the buyer */
export async function readReceipt(database: Database, userId: string, purchaseId: string): Promise<PrintedReceipt> {
  const row = isId(purchaseId) ? await findPurchase(database, userId, purchaseId) : undefined
  if (!row) throw new AppError('notFound')
  const gift = isGiftToGive(row) ? await findGift(database, row.id) : null
  return {
    ...presentReceipt(row),
    business: business(),
    gift: gift && { code: gift.code === null ? null : showGiftCode(gift.code) },
  }
}
