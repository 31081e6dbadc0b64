import { eq } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import { isSellingTo } from '#app/features/payments/provider/current-provider.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { checkoutStanding } from './checkout.policy.ts'
import type { CheckoutStanding } from './checkout.policy.ts'

/** `isNear`: on this machine or its own network, and not behind a proxy. */
export type Buyer = { userId: string; email: string; isAdmin: boolean; isNear: boolean }

/** @param isGift anyone who plays without paying may still give it, except its owner
 * @throws AppError notFound for anything that does not exist as far as this person may know */
export async function findOnSale(
  database: Queryable,
  adventureId: string,
  { userId, isAdmin, isNear }: Buyer,
  isGift: boolean,
) {
  const [row] = isId(adventureId)
    ? await database
        .select({
          id: adventures.id,
          creatorId: adventures.creatorId,
          creatorName: users.name,
          title: adventures.title,
          description: adventures.description,
          translations: adventures.translations,
          primaryLanguage: adventures.primaryLanguage,
          languages: adventures.languages,
          priceCents: adventures.priceCents,
          status: adventures.status,
          kind: adventures.kind,
          deletedAt: adventures.deletedAt,
          editionId: adventures.publishedEditionId,
          hasBought: isEntitled(userId),
        })
        .from(adventures)
        .leftJoin(users, eq(users.id, adventures.creatorId))
        .where(eq(adventures.id, adventureId))
    : []
  const standing: CheckoutStanding = row
    ? checkoutStanding({
        status: row.status,
        isDeleted: row.deletedAt !== null,
        hasEdition: row.editionId !== null,
        priceCents: row.priceCents,
        isOwner: row.creatorId === userId,
        isAdmin: isAdmin && !isGift,
        hasBought: row.hasBought && !isGift,
        isSelling: isSellingTo(isNear),
      })
    : 'hidden'
  if (!row || standing === 'hidden') throw new AppError('notFound')
  return { ...row, standing, titles: localTextOf(row, 'title', [row.primaryLanguage, 'en', 'fr']) }
}

export type Checkout = Awaited<ReturnType<typeof openCheckout>>

export async function openCheckout(
  database: Queryable,
  adventureId: string,
  buyer: Buyer,
  { locale, isGift = false }: { locale: Locale; isGift?: boolean },
) {
  const row = await findOnSale(database, adventureId, buyer, isGift)
  return {
    id: row.id,
    kind: row.kind,
    standing: row.standing,
    title: textIn(row.titles, locale, row.primaryLanguage),
    titleLanguage: foreignIn(row.titles, locale, row.primaryLanguage),
    creatorName: row.creatorName,
    priceCents: row.priceCents,
  }
}
