import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { libraryTabs } from '#app/features/adventure/catalogue.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { LibraryTab } from './library-address.ts'
import { foldText } from '#app/shared/fold-text.ts'

/** What the library needs of an adventure; presented by `presentCard`, and for its own page by `presentAdventure`. */
export const listed = {
  id: adventures.id,
  title: adventures.title,
  description: adventures.description,
  translations: adventures.translations,
  primaryLanguage: adventures.primaryLanguage,
  languages: adventures.languages,
  kind: adventures.kind,
  category: adventures.category,
  difficulty: adventures.difficulty,
  priceCents: adventures.priceCents,
  recommendedPlayers: adventures.recommendedPlayers,
  status: adventures.status,
  averageRating: adventures.averageRating,
  averagePlaytimeMinutes: adventures.averagePlaytimeMinutes,
  totalPlays: adventures.totalPlays,
  coverName: assets.name,
  creatorName: profiles.displayName,
}

/** Only these may be seen by everybody: published or announced, and not in the trash. */
export const isListed = and(inArray(adventures.status, ['published', 'coming_soon']), isNull(adventures.deletedAt))

/** Every `%`, `_` and backslash of what was typed means itself. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

export type LibraryQuery = { tab: LibraryTab; category?: string; search?: string }

const mostShown = 60

/**
 * The adventures of one tab, newest first. Search finds every word of what was typed in the title or the description, in
 * any of the adventure's languages, whatever the case and the accents.
 */
export async function listLibrary(database: Queryable, query: LibraryQuery) {
  const words = foldText(query.search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 12)
  return database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .where(
      and(
        isListed,
        eq(adventures.kind, libraryTabs[query.tab]),
        query.category ? eq(adventures.category, query.category) : undefined,
        ...words.map((word) => sql`${adventures.searchText} like ${`%${literally(word)}%`}`),
      ),
    )
    .orderBy(desc(adventures.createdAt), desc(adventures.id))
    .limit(mostShown)
}

/** How many adventures of each tab visitors can see: says whether a tab is still "coming soon". */
export async function countListed(database: Queryable, tab: LibraryTab): Promise<number> {
  const rows = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(adventures)
    .where(and(isListed, eq(adventures.kind, libraryTabs[tab])))
  return rows[0]?.count ?? 0
}

/** A few adventures for the home page: free to open, best loved first. */
export async function listFeatured(database: Queryable, most: number) {
  return database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .where(and(isListed, ne(adventures.status, 'coming_soon')))
    .orderBy(sql`${adventures.averageRating} desc nulls last`, desc(adventures.totalPlays), desc(adventures.createdAt))
    .limit(most)
}

export type ListedRow = Awaited<ReturnType<typeof listLibrary>>[number]
