import { and, eq, inArray, isNull } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { findAtAddress } from '#app/features/payments/ledger/at-address.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { outStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'

/** What a platform may open: online adventures that are out. Paid ones are played on the site only. */
export async function findWork(database: Queryable, adventureId: string) {
  const [row] = await database
    .select({
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      priceCents: adventures.priceCents,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(adventures)
    .leftJoin(assets, publicCover)
    .where(
      and(
        eq(adventures.id, adventureId),
        eq(adventures.kind, 'online-adventure'),
        inArray(adventures.status, outStatuses),
        isNull(adventures.deletedAt),
      ),
    )
  return (
    row && {
      title: localTextOf(row, 'title', [row.primaryLanguage, 'en', 'fr']),
      primaryLanguage: row.primaryLanguage,
      cover: row.cover && assetUrl(row.cover),
      isFree: row.priceCents === 0,
    }
  )
}

/** The work at a public address; undefined when it is not out. @param address what stands for its id there */
export async function workAt(database: Queryable, address: string) {
  try {
    const found = await findAtAddress(address, { userId: null, guestHash: null, isStaff: false })
    const work = await findWork(database, found.adventureId)
    return work && { ...found, work }
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return undefined
    throw error
  }
}
