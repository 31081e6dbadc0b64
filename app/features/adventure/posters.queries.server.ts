import { and, eq, inArray, isNull } from 'drizzle-orm'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { isShown } from '#app/shared/statuses.ts'
import { localTextOf } from './words.ts'

/** `cover` is an address; `titleLanguage` is undefined where the title is in the reader's. */
export type Poster = { title: string; titleLanguage: Locale | undefined; cover: string | null }

/** The posters of those of these adventures that are listed, by id. */
export async function readPosters(
  database: Queryable,
  adventureIds: readonly string[],
  locale: Locale,
): Promise<Record<string, Poster>> {
  if (adventureIds.length === 0) return {}
  const rows = await database
    .select({
      id: adventures.id,
      status: adventures.status,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      cover: { name: assets.name, mime: assets.mime },
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .where(and(inArray(adventures.id, [...new Set(adventureIds)]), isNull(adventures.deletedAt)))
  return Object.fromEntries(
    rows
      .filter(({ status }) => isShown(status))
      .map((row) => {
        const title = localTextOf(row, 'title', [row.primaryLanguage, locale])
        const poster: Poster = {
          title: textIn(title, locale, row.primaryLanguage),
          titleLanguage: foreignIn(title, locale, row.primaryLanguage),
          cover: row.cover && assetUrl(row.cover),
        }
        return [row.id, poster]
      }),
  )
}
