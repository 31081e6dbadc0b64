import type { DifficultyBand } from './difficulty.ts'

export const longestSearch = 100

export const libraryTabNames = ['online', 'mystery', 'escape'] as const
export type LibraryTab = (typeof libraryTabNames)[number]

/** The first one is the default. No order by title: a library in two languages has two alphabets. */
export const librarySorts = ['newest', 'rating', 'plays', 'price'] as const
export type LibrarySort = (typeof librarySorts)[number]

/** Free, paid, or at most so many dollars. */
export const libraryPrices = ['free', 'paid', '5', '10', '20'] as const
export type LibraryPrice = (typeof libraryPrices)[number]

export type LibraryState = {
  tab: LibraryTab
  category: string | null
  search: string
  sort: LibrarySort
  players: number | null
  /** Any when empty. */
  levels: readonly DifficultyBand[]
  price: LibraryPrice | null
  language: 'en' | 'fr' | null
  /** Accessibility tags, all of them required. */
  tags: readonly string[]
  /** Content warnings, none of them allowed. */
  without: readonly string[]
  page: number
}

/** The page cache includes these query parameters in its key, in this order. */
export const libraryParameters = [
  'tab',
  'category',
  'q',
  'sort',
  'players',
  'level',
  'price',
  'language',
  'tag',
  'without',
  'page',
] as const

export function libraryAddress(state: Partial<LibraryState> & { tab: LibraryTab }): string {
  const values: Record<(typeof libraryParameters)[number], readonly (string | number | null | undefined | false)[]> = {
    tab: [state.tab !== 'online' && state.tab],
    category: [state.category],
    q: [state.search],
    sort: [state.sort !== 'newest' && state.sort],
    players: [state.players],
    level: state.levels ?? [],
    price: [state.price],
    language: [state.language],
    tag: state.tags ?? [],
    without: state.without ?? [],
    page: [state.page !== 1 && state.page],
  }
  const query = new URLSearchParams(
    libraryParameters.flatMap((name) =>
      values[name].flatMap((value): [string, string][] => (value ? [[name, String(value)]] : [])),
    ),
  ).toString()
  return query ? `/library?${query}` : '/library'
}
