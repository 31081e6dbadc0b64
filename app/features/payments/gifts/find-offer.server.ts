import { eq, sql } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import { seatsRedeemed } from '#app/features/payments/ledger/gift-seats.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { consumeLimits, giveBackLimits } from '#app/platform/rate-limits/consume.server.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { gifts, purchases } from '#database/schema/payments.ts'
import { readGiftCode } from './gift-code.ts'
import { giftStanding } from './gift.policy.ts'
import type { GiftStanding } from './gift.policy.ts'
import { hashOfCode } from './gift-rows.server.ts'

export type Holder = { userId: string | null; address: string }

type Refused = { standing: Exclude<GiftStanding, 'open' | 'mine'>; adventureId: string | null }

/** What somebody with a code sees: for a gift that they can no longer take, neither the giver nor the message. */
export type Offer =
  | Refused
  | {
      standing: 'open' | 'mine'
      code: string
      adventureId: string
      title: string
      titleLanguage: Locale | undefined
      cover: string | null
      /** Null when the account is gone. */
      giver: string | null
      message: string | null
      messageLanguage: Locale
      seats: number
      seatsLeft: number
    }

const unknown: Refused = { standing: 'unknown', adventureId: null }

/** Counts every try before the look-up and uncounts correct ones. @throws AppError slowDown */
export async function findOffer(database: Queryable, typed: string, holder: Holder, locale: Locale): Promise<Offer> {
  const found = await findCoded(database, typed, holder)
  if (!found) return unknown
  const { code, row } = found
  const standing = giftStanding({ ...row, seats: row.giftSeats ?? 0, isOwner: isOwnerOf(row, holder) })
  if (row.adventureId === null || row.primaryLanguage === null) return { standing: 'over', adventureId: null }
  if (standing !== 'open' && standing !== 'mine')
    return { standing, adventureId: standing === 'own' || standing === 'owned' ? row.adventureId : null }
  const title = localTextOf({ title: row.title ?? '', translations: row.translations ?? {} }, 'title', [
    row.primaryLanguage,
    'en',
    'fr',
  ])
  return {
    standing,
    code,
    adventureId: row.adventureId,
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    cover: row.cover && assetUrl(row.cover),
    giver: row.giver,
    message: row.message,
    messageLanguage: row.language,
    seats: row.giftSeats ?? 0,
    seatsLeft: (row.giftSeats ?? 0) - row.redeemed,
  }
}

const isOwnerOf = ({ creatorId }: { creatorId: string | null }, { userId }: Holder): boolean =>
  userId !== null && creatorId === userId

/** Undefined unless a paid gift has this code. @throws AppError slowDown */
export async function findCoded(database: Queryable, typed: string, holder: Holder) {
  const code = readGiftCode(typed)
  // Something that cannot be a code reveals nothing
  if (code === undefined) return undefined
  const uses = [{ name: 'giftCode', key: `address:${holder.address}` }] as const
  await consumeLimits(uses, { database })
  const row = await findRow(database, hashOfCode(code), holder.userId)
  if (!row || row.status === 'pending' || row.status === 'failed') return undefined
  await giveBackLimits(uses, database)
  return { code, row }
}

async function findRow(database: Queryable, codeHash: string, userId: string | null) {
  const [row] = await database
    .select({
      purchaseId: purchases.id,
      status: purchases.status,
      flag: purchases.flag,
      refundAskedAt: purchases.refundAskedAt,
      giftSeats: purchases.giftSeats,
      adventureId: purchases.adventureId,
      redeemed: seatsRedeemed,
      hasTakenSeat: sql<boolean>`exists (select from gift_redemptions t where t.purchase_id = ${purchases.id}
        and t.user_id = ${userId})`,
      hasBought: isEntitled(userId),
      creatorId: adventures.creatorId,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
      giver: users.name,
      message: gifts.message,
      language: gifts.language,
    })
    .from(gifts)
    .innerJoin(purchases, eq(purchases.id, gifts.purchaseId))
    .leftJoin(adventures, eq(adventures.id, purchases.adventureId))
    .leftJoin(assets, publicCover)
    .leftJoin(users, eq(users.id, purchases.buyerId))
    .where(eq(gifts.codeHash, codeHash))
  return row
}
