import { and, eq, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#database/schema/accounts.ts'
import { listedStatuses, shownStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { expectedMinutes } from '#app/features/adventure/expected-minutes.server.ts'
import { difficultyBands } from './difficulty.ts'
import { libraryTabs } from '#app/features/adventure/kinds.ts'
import { afterTitles } from '#app/features/adventure/search-text.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { foldText } from '#app/shared/fold-text.ts'
import { wordsOfSearch } from '#app/shared/search-words.ts'
import type { SearchWord } from '#app/shared/search-words.ts'
import { findsWord, saysWord } from '#app/platform/database/search.server.ts'
import { libraryAddress, libraryTabNames } from './library-address.ts'
import type { LibraryPrice, LibrarySort, LibraryState, LibraryTab } from './library-address.ts'
import { mostCounted, mostPages, pageSize, rangesFor, readLibraryState } from './library-state.ts'

/** For a published kit the numbers its edition is for, as in `search_pieces`. */
const players = sql<string>`coalesce(${adventures}.published_players, ${adventures}.recommended_players)`

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
  recommendedPlayers: players,
  status: adventures.status,
  averageRating: adventures.averageRating,
  averagePlaytimeMinutes: adventures.averagePlaytimeMinutes,
  expectedMinutes,
  totalPlays: adventures.totalPlays,
  reviewCount: adventures.reviewCount,
  coverName: assets.name,
  creatorName: users.name,
}

/** Named by lists, search and sitemap. */
export const isListed = and(inArray(adventures.status, listedStatuses), isNull(adventures.deletedAt))

/** Shown at its address. */
export const isShown = and(inArray(adventures.status, shownStatuses), isNull(adventures.deletedAt))

/** `signs` are searched for literally when the search has no letters or digits: the index leaves them out. */
export type Wanted = { words: readonly SearchWord[]; signs: readonly SearchWord[] }

export function wantedIn(search: string): Wanted {
  const words = wordsOfSearch(search, foldText)
  return { words, signs: words.length > 0 ? [] : wordsOfSearch(search) }
}

const lexeme = (text: string): string => `'${text.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** As in the database's `search_pieces_of`. Short words narrow little and are used only when there is none longer. */
function piecesOf(words: readonly SearchWord[]): string[] {
  const long = words.filter(({ text }) => [...text].length >= 3)
  return (long.length > 0 ? long : words).flatMap(({ text, others }) =>
    others.length === 0
      ? piecesOfOne(text)
      : [`(${[text, ...others].map((form) => piecesOfOne(form).join(' & ')).join(' | ')})`],
  )
}

function piecesOfOne(word: string): string[] {
  const letters = [...word]
  if (letters.length === 1) return [lexeme(word)]
  if (letters.length === 2) return [`${lexeme(word)}:*`]
  return letters.slice(2).map((_, at) => lexeme(letters.slice(at, at + 3).join('')))
}

/** As in the database's `search_facets_of`. Filters with several values are slower by the index than by the rows. */
function facetsOf(state: LibraryState): string[] {
  const single = <Value>(values: readonly Value[]): Value[] => (values.length === 1 ? [...values] : [])
  const facets: [name: string, values: readonly (string | number)[]][] = [
    ['kind', [libraryTabs[state.tab]]],
    ['category', state.category === null ? [] : [state.category]],
    ['players', state.players === null ? [] : single(rangesFor(state.tab, state.players))],
    ['level', single(difficultiesOf(state))],
    ['price', state.price === 'free' || state.price === 'paid' ? [state.price] : []],
    ['language', state.language === null ? [] : [state.language]],
    ['tag', state.tags],
  ]
  return [
    ...facets.flatMap(([name, values]) => values.map((value) => lexeme(`${name}=${value}`))),
    ...state.without.map((warning) => `!${lexeme(`warning=${warning}`)}`),
  ]
}

const difficultiesOf = ({ levels }: LibraryState): number[] => levels.flatMap((band) => [...difficultyBands[band]])

const matchesWords = ({ words, signs }: Wanted) =>
  and(
    ...words.map((word) => saysWord(adventures.searchText, word)),
    ...signs.map((sign) => findsWord(sign, [adventures.title, adventures.description, translatedText])),
  )

const translatedText = sql`(
  select string_agg(concat_ws(' ', told.value ->> 'title', told.value ->> 'description'), ' ')
  from jsonb_each(${adventures.translations}) as told)`

/** All rows that match, and perhaps a few more. */
const indexMatches = (state: LibraryState, { words }: Wanted) =>
  sql`${adventures}.search_pieces @@ ${[...new Set([...facetsOf(state), ...piecesOf(words)])].join(' & ')}::tsquery`

const anyOf = <Column extends AnyPgColumn>(column: Column, values: readonly string[]) =>
  sql`${column} && ${sql.param([...values])}::text[]`

function matchesFilters(state: LibraryState): SQL | undefined {
  return and(
    isListed,
    eq(adventures.kind, libraryTabs[state.tab]),
    state.category === null ? undefined : eq(adventures.category, state.category),
    state.players === null ? undefined : inArray(players, rangesFor(state.tab, state.players)),
    state.levels.length === 0 ? undefined : inArray(adventures.difficulty, difficultiesOf(state)),
    state.price === null ? undefined : matchesPrice(state.price),
    state.language === null ? undefined : anyOf(adventures.languages, [state.language]),
    state.tags.length === 0 ? undefined : sql`${adventures.accessibilityTags} @> ${sql.param([...state.tags])}::text[]`,
    state.without.length === 0 ? undefined : not(anyOf(adventures.contentWarnings, state.without)),
  )
}

function matchesPrice(price: LibraryPrice): SQL {
  if (price === 'free') return eq(adventures.priceCents, 0)
  return price === 'paid' ? gt(adventures.priceCents, 0) : lte(adventures.priceCents, Number(price) * 100)
}

/** As in the indexes; `created_at` and id break ties. */
export const newestFirst = sql`${adventures.createdAt} desc nulls last, ${adventures.id} desc`
export const bestFirst = sql`${adventures.averageRating} desc nulls last,
  ${adventures.totalPlays} desc nulls last, ${newestFirst}`
const displayOrders: Record<LibrarySort, SQL> = {
  newest: newestFirst,
  rating: bestFirst,
  plays: sql`${adventures.totalPlays} desc nulls last, ${newestFirst}`,
  price: sql`${adventures.priceCents} asc, ${newestFirst}`,
}

const titles = sql`split_part(${adventures.searchText}, ${afterTitles}, 1)`

/** Without a chosen order, a search shows first the matches with most of its words in the title. */
function orderOf(state: LibraryState, { words }: Wanted): SQL {
  if (words.length === 0 || state.sort !== 'newest') return displayOrders[state.sort]
  const inTitle = words.map((word) => sql`(${saysWord(titles, word)})::int`)
  return sql`${sql.join(inTitle, sql` + `)} desc, ${newestFirst}`
}

const keys = sql.raw('id, search_text, created_at, average_rating, total_plays, price_cents')

/** `total` is exact up to `mostCounted`, `more` means that there are more. `page` is at most the last one. */
export type LibraryPage = { rows: ListedRow[]; total: number; more: boolean; page: number; pages: number }

export async function readLibrary(database: Queryable, state: LibraryState): Promise<LibraryPage> {
  const wanted = wantedIn(state.search)
  const { total, ids } = await findMatches(database, state, wanted)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const rows =
    ids.length === 0
      ? []
      : await cardsOf(database)
          .where(and(inArray(adventures.id, ids), isListed))
          .orderBy(orderOf(state, wanted))
  return {
    rows,
    total: Math.min(total, mostCounted),
    more: total > mostCounted,
    page: Math.min(state.page, pages),
    pages,
  }
}

const cardsOf = (database: Queryable) =>
  database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))

const maxMatches = mostPages * pageSize

const sampledRows = 400

/** From how many matches in those rows on they are read in display order, and how far; decision 013 has the figures. */
const scanLimits = (sort: LibrarySort) =>
  sort === 'newest' ? { threshold: 24, limit: 20_000 } : { threshold: 48, limit: 12_000 }

type Matches = { total: number; ids: string[] }

/** Common matches are read in display order, rare ones by the index: each way is slow in the other's case. */
async function findMatches(database: Queryable, state: LibraryState, wanted: Wanted): Promise<Matches> {
  const isWholeTab = libraryAddress({ ...state, sort: 'newest', page: 1 }) === libraryAddress({ tab: state.tab })
  if (isWholeTab || (await matchesAreCommon(database, state, wanted))) {
    const inDisplayOrder = await pageOf(
      database,
      state,
      wanted,
      sql`select ${keys} from (${firstInOrder(state.tab, state.sort, scanLimits(state.sort).limit)}) as ${adventures}
        where ${and(matchesFilters(state), matchesWords(wanted))} limit ${maxMatches}`,
    )
    if (isWholeTab || inDisplayOrder.total === maxMatches) return inDisplayOrder
  }
  return pageOf(
    database,
    state,
    wanted,
    sql`select ${keys} from ${adventures}
      where ${and(indexMatches(state, wanted), matchesFilters(state), matchesWords(wanted))}`,
  )
}

async function matchesAreCommon(database: Queryable, state: LibraryState, wanted: Wanted): Promise<boolean> {
  const { rows } = await database.execute<{ found: number }>(
    sql`select count(*)::int as found from (${firstInOrder(state.tab, state.sort, sampledRows)}) as ${adventures}
      where ${and(matchesFilters(state), matchesWords(wanted))}`,
  )
  return (rows[0]?.found ?? 0) >= scanLimits(state.sort).threshold
}

const firstInOrder = (tab: LibraryTab, sort: LibrarySort, most: number) =>
  sql`select * from ${adventures} where ${and(isListed, eq(adventures.kind, libraryTabs[tab]))}
    order by ${displayOrders[sort]} limit ${most}`

/** Rows are found before they are sorted, so that the display order does not affect how they are found. */
async function pageOf(database: Queryable, state: LibraryState, wanted: Wanted, matches: SQL): Promise<Matches> {
  const order = orderOf(state, wanted)
  const page = sql`least(${state.page}::int, greatest(1, (count(*)::int + ${pageSize - 1}::int) / ${pageSize}::int))`
  const { rows } = await database.execute<{ total: number; ids: string[] | null }>(sql`
    with matches as materialized (${matches})
    select count(*)::int as total,
      (array_agg(${adventures.id} order by ${order}))
        [(${page} - 1) * ${pageSize}::int + 1 : ${page} * ${pageSize}::int] as ids
    from (select * from matches as ${adventures} order by ${order} limit ${maxMatches}) as ${adventures}`)
  return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] }
}

/** In which other tabs this search would find something, without the filters, which differ by tab. */
export async function findElsewhere(database: Queryable, { tab, search }: LibraryState) {
  if (search === '') return []
  const others = libraryTabNames.filter((each) => each !== tab)
  const found = await Promise.all(
    others.map(async (each) => {
      const state = readLibraryState(new URLSearchParams({ tab: each, q: search }))
      const { total } = await findMatches(database, state, wantedIn(search))
      return { tab: each, total }
    }),
  )
  return found.flatMap((each) =>
    each.total > 0 ? { tab: each.tab, to: libraryAddress({ tab: each.tab, search }) } : [],
  )
}

export async function findOpenTabs(database: Queryable): Promise<Record<LibraryTab, boolean>> {
  const holds = (tab: LibraryTab) =>
    sql<boolean>`exists (select from ${adventures}
      where ${and(isListed, eq(adventures.status, 'published'), eq(adventures.kind, libraryTabs[tab]))})`
  const { rows } = await database.execute<Record<LibraryTab, boolean>>(
    sql`select ${holds('online')} as online, ${holds('mystery')} as mystery, ${holds('escape')} as escape`,
  )
  return rows[0] ?? { online: false, mystery: false, escape: false }
}

export async function listFeatured(database: Queryable, most: number) {
  const best = Object.values(libraryTabs).map(
    (kind) =>
      sql`(select id from ${adventures}
        where ${and(isListed, eq(adventures.status, 'published'), eq(adventures.kind, kind))}
        order by ${displayOrders.rating} limit ${most})`,
  )
  return cardsOf(database)
    .where(and(inArray(adventures.id, sql`(${sql.join(best, sql` union all `)})`), isListed))
    .orderBy(displayOrders.rating)
    .limit(most)
}

export type ListedRow = Awaited<ReturnType<typeof listFeatured>>[number]
