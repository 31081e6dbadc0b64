import { desc, eq } from 'drizzle-orm'
import { mayPlayStill } from '#app/features/payments/ledger/entitled.server.ts'
import { entitles } from '#app/features/payments/payment-status.ts'
import { isPrinted } from '#app/features/payments/standing-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { giftRedemptions, gifts, purchases } from '#database/schema/payments.ts'

export type ReceivedGift = {
  id: string
  adventureId: string | null
  title: string
  /** Null when the account is gone. */
  giver: string | null
  message: string | null
  messageLanguage: Locale
  redeemedAt: Date
  isTakenBack: boolean
  isKit: boolean
  mayPlay: boolean
}

const mostReceived = 100

/** What somebody has redeemed, newest first. */
export async function listReceived(database: Queryable, userId: string): Promise<ReceivedGift[]> {
  const rows = await database
    .select({
      id: giftRedemptions.id,
      adventureId: purchases.adventureId,
      title: purchases.adventureTitle,
      giver: users.name,
      message: gifts.message,
      messageLanguage: gifts.language,
      redeemedAt: giftRedemptions.createdAt,
      status: purchases.status,
      flag: purchases.flag,
      kind: adventures.kind,
      mayPlay: mayPlayStill(userId),
    })
    .from(giftRedemptions)
    .innerJoin(gifts, eq(gifts.purchaseId, giftRedemptions.purchaseId))
    .innerJoin(purchases, eq(purchases.id, gifts.purchaseId))
    .leftJoin(users, eq(users.id, purchases.buyerId))
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .where(eq(giftRedemptions.userId, userId))
    .orderBy(desc(giftRedemptions.createdAt), desc(giftRedemptions.id))
    .limit(mostReceived)
  return rows.map(({ status, flag, kind, ...row }) => ({
    ...row,
    isTakenBack: !entitles(status, flag),
    isKit: isPrinted(kind),
  }))
}
