import { and, eq } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { siteOrigin, siteUrl } from '#app/platform/site-url.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { purchases } from '#database/schema/payments.ts'
import { redeemPath, showGiftCode } from './gift-code.ts'
import { isGiftToGive } from './gift.policy.ts'
import { findGift } from './gift-rows.server.ts'
import type { QrDrawing } from '#app/shared/qr-path.ts'

export type GiftCard = {
  purchaseId: string
  language: Locale
  title: string
  titleLanguage: Locale | undefined
  cover: string | null
  isPrinted: boolean
  giver: string
  message: string | null
  seats: number
  /** Null when it can no longer be decrypted. */
  code: { shown: string; qr: QrDrawing } | null
  /** The address to redeem it at, as one types it: without `https://`. */
  address: string
}

/** The card of a gift that can be redeemed. @throws AppError notFound for everyone but its buyer */
export async function readCard(database: Database, userId: string, purchaseId: string): Promise<GiftCard> {
  const row = isId(purchaseId) ? await findBought(database, userId, purchaseId) : undefined
  const gift = row && isGiftToGive(row) ? await findGift(database, row.id) : null
  if (!row || !gift || row.giftSeats === null) throw new AppError('notFound')
  const { language, message, code } = gift
  const { adventureTitle, primaryLanguage } = row
  const title = primaryLanguage
    ? localTextOf({ title: row.title ?? '', translations: row.translations ?? {} }, 'title', [
        primaryLanguage,
        'en',
        'fr',
      ])
    : {}
  return {
    purchaseId,
    language,
    title: textIn(title, language, primaryLanguage ?? language) || adventureTitle,
    titleLanguage: foreignIn(title, language, primaryLanguage ?? language),
    cover: row.cover && assetUrl(row.cover),
    isPrinted: row.kind !== null && row.kind !== 'online-adventure',
    giver: row.giver,
    message,
    seats: row.giftSeats,
    code:
      code === null
        ? null
        : {
            shown: showGiftCode(code),
            qr: drawQr(siteUrl(withLanguage(redeemPath(code), language))),
          },
    address: `${new URL(siteOrigin()).host}/redeem`,
  }
}

async function findBought(database: Database, userId: string, purchaseId: string) {
  const [row] = await database
    .select({
      id: purchases.id,
      status: purchases.status,
      flag: purchases.flag,
      giftSeats: purchases.giftSeats,
      isForTeams: purchases.isForTeams,
      adventureTitle: purchases.adventureTitle,
      kind: adventures.kind,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
      giver: users.name,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.buyerId))
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .leftJoin(assets, publicCover)
    .where(and(eq(purchases.id, purchaseId), eq(purchases.buyerId, userId)))
  return row
}
