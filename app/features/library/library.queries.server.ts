import { and, desc, eq, gt, inArray, isNull, lte, ne, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { libraryTabs } from '#app/features/adventure/catalogue.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { foldText } from '#app/shared/fold-text.ts'
import type { LibraryPrice, LibrarySort, LibraryState, LibraryTab } from './library-address.ts'
import { mostCounted, mostPages, pageSize, rangesFor } from './library-state.ts'

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
  reviewCount: adventures.reviewCount,
  coverName: assets.name,
  creatorName: profiles.displayName,
}

/** Only these may be seen by everybody: published or announced, and not in the trash. */
export const isListed = and(inArray(adventures.status, ['published', 'coming_soon']), isNull(adventures.deletedAt))

/** Every `%`, `_` and backslash of what was typed means itself. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** How often the same word may be asked for anew. */
const mostWords = 12

/** The folded words of a search; each must be found. */
export const wordsOf = (search: string): string[] => [...new Set(foldText(search).split(' '))].filter(Boolean).slice(0, mostWords)

/**
 * What the index is asked for: the pieces of three letters that the words are made of, as the database makes them of each text
 * (`search_pieces_of`). Shorter words narrow little and are asked for only when there is nothing longer. Folded words hold letters and
 * digits alone, so nothing needs escaping inside the quotes.
 */
function piecesOf(words: readonly string[]): string {
  const long = words.filter((word) => [...word].length >= 3)
  const pieces = (long.length > 0 ? long : words).flatMap((word) => {
    const letters = [...word]
    if (letters.length === 1) return [`'${word}'`]
    if (letters.length === 2) return [`'${word}':*`]
    return letters.slice(2).map((_, at) => `'${letters.slice(at, at + 3).join('')}'`)
  })
  return [...new Set(pieces)].join(' & ')
}

/** Every word in title or description, in any of the adventure's languages, whatever the case and the accents. */
const holdsWords = (words: readonly string[]) => and(...words.map((word) => sql`${adventures.searchText} like ${`%${literally(word)}%`}`))

/** The index's answer to the same: as many rows or a few more, without reading a text. */
const mayHoldWords = (words: readonly string[]) => sql`${adventures}.search_pieces @@ ${piecesOf(words)}::tsquery`

const anyOf = <Column extends AnyPgColumn>(column: Column, values: readonly string[]) => sql`${column} && ${sql.param([...values])}::text[]`

/** The rows of a state but for its words, order and page. */
function inState(state: LibraryState): SQL | undefined {
  return and(
    isListed,
    eq(adventures.kind, libraryTabs[state.tab]),
    state.category === null ? undefined : eq(adventures.category, state.category),
    state.players === null ? undefined : inArray(adventures.recommendedPlayers, rangesFor(state.tab, state.players)),
    state.levels.length === 0 ? undefined : inArray(adventures.difficulty, [...state.levels]),
    state.price === null ? undefined : inPrice(state.price),
    state.language === null ? undefined : anyOf(adventures.languages, [state.language]),
    state.tags.length === 0 ? undefined : sql`${adventures.accessibilityTags} @> ${sql.param([...state.tags])}::text[]`,
    state.without.length === 0 ? undefined : not(anyOf(adventures.contentWarnings, state.without)),
  )
}

function inPrice(price: LibraryPrice): SQL {
  if (price === 'free') return eq(adventures.priceCents, 0)
  return price === 'paid' ? gt(adventures.priceCents, 0) : lte(adventures.priceCents, Number(price) * 100)
}

/** The indexes hold every column this way; `created_at` and the id decide between equals. */
const last = sql`${adventures.createdAt} desc nulls last, ${adventures.id} desc`
const orders: Record<LibrarySort, SQL> = {
  newest: last,
  rating: sql`${adventures.averageRating} desc nulls last, ${last}`,
  plays: sql`${adventures.totalPlays} desc nulls last, ${last}`,
  price: sql`${adventures.priceCents} asc, ${last}`,
}

/** `total` is exact up to `mostCounted`, `more` says that there are more than that. `page` is the last one when the state names a later one. */
export type LibraryPage = { rows: ListedRow[]; total: number; more: boolean; page: number; pages: number }

/**
 * One page of the library. The matches are looked for first, with the help of the index, and no further than one more than are counted:
 * so few are put in order at once. Of more than that, a page is quickly found by walking through all in their order. Each way would be
 * slow in the other's case.
 */
export async function readLibrary(database: Queryable, state: LibraryState): Promise<LibraryPage> {
  const words = wordsOf(state.search)
  // What was typed holds no letter or digit: no text could match it, and everything would be a lie
  if (state.search !== '' && words.length === 0) return { rows: [], total: 0, more: false, page: 1, pages: 1 }
  const { total, ids } = await findMatches(database, state, words)
  const more = total > mostCounted
  const pages = more ? mostPages : Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(state.page, pages)
  const cards = database.select(listed).from(adventures).leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId)).leftJoin(profiles, eq(profiles.id, adventures.creatorId))
  const rows = more
    ? await cards
        .where(and(inState(state), holdsWords(words)))
        .orderBy(orders[state.sort])
        .offset((page - 1) * pageSize)
        .limit(pageSize)
    : ids.length > 0
      ? await cards.where(and(inArray(adventures.id, ids), isListed)).orderBy(orders[state.sort])
      : []
  return { rows, total: Math.min(total, mostCounted), more, page, pages }
}

/** Of so many of a tab's newest this many with the words make them common: about three of a hundred. */
const probe = { rows: 400, common: 12 }

/**
 * Whether the words stand in so many adventures that the index only adds work: the first thousand are soon found by reading texts, and of many
 * filters the texts are read last. Asked of the newest ones, whose order has an index.
 */
async function areCommon(database: Queryable, state: LibraryState, words: readonly string[]): Promise<boolean> {
  const { rows } = await database.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select search_text from ${adventures} where ${and(isListed, eq(adventures.kind, libraryTabs[state.tab]))} order by ${adventures.createdAt} desc nulls last limit ${probe.rows}
    ) as ${adventures} where ${holdsWords(words)}`)
  return (rows[0]?.found ?? 0) >= probe.common
}

/** How many match, counted no further than one more than are shown, and the ids of the page among them. */
async function findMatches(database: Queryable, state: LibraryState, words: readonly string[]): Promise<{ total: number; ids: string[] }> {
  const helped = words.length > 0 && !(await areCommon(database, state, words))
  const page = sql`least(${state.page}::int, greatest(1, (count(*)::int + ${pageSize - 1}::int) / ${pageSize}::int))`
  // The inner rows take the table's name, so that one order serves both ways
  const { rows } = await database.execute<{ total: number; ids: string[] | null }>(sql`
    select count(*)::int as total, (array_agg(${adventures.id} order by ${orders[state.sort]}))[(${page} - 1) * ${pageSize}::int + 1 : ${page} * ${pageSize}::int] as ids
    from (
      select id, created_at, average_rating, total_plays, price_cents from ${adventures}
      where ${and(inState(state), helped ? mayHoldWords(words) : undefined, holdsWords(words))}
      limit ${mostCounted + 1}
    ) as ${adventures}`)
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] }
}

/** Which tabs hold something to play: the print kinds say that they are coming soon while theirs does not. */
export async function findOpenTabs(database: Queryable): Promise<Record<LibraryTab, boolean>> {
  const holds = (tab: LibraryTab) => sql<boolean>`exists (select from ${adventures} where ${and(isListed, eq(adventures.status, 'published'), eq(adventures.kind, libraryTabs[tab]))})`
  const { rows } = await database.execute<Record<LibraryTab, boolean>>(sql`select ${holds('online')} as online, ${holds('mystery')} as mystery, ${holds('escape')} as escape`)
  return rows[0] ?? { online: false, mystery: false, escape: false }
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

export type ListedRow = Awaited<ReturnType<typeof listFeatured>>[number]
