export const longestSearch = 100

/** The tabs of the library, in their order; the first is shown when the address names none. */
export const libraryTabNames = ['online', 'mystery', 'escape'] as const
export type LibraryTab = (typeof libraryTabNames)[number]

/**
 * The orders of the library; the first is the usual one. There is none by title: a library in two languages has two alphabets, and
 * whoever knows a title finds it by the search.
 */
export const librarySorts = ['newest', 'rating', 'plays', 'price'] as const
export type LibrarySort = (typeof librarySorts)[number]

/** What a party may want to pay: nothing, something, or at most so many dollars. */
export const libraryPrices = ['free', 'paid', '5', '10', '20'] as const
export type LibraryPrice = (typeof libraryPrices)[number]

/** The library's state as its address holds it. */
export type LibraryState = {
  tab: LibraryTab
  category: string | null
  search: string
  sort: LibrarySort
  /** How many are going to play: the recommended range must hold that many. */
  players: number | null
  /** Difficulties from 1 to 5; any when empty. */
  levels: readonly number[]
  price: LibraryPrice | null
  /** A language that the adventure is offered in. */
  language: 'en' | 'fr' | null
  /** Accessibility tags that it must have, all of them. */
  tags: readonly string[]
  /** Content warnings that it must not have. */
  without: readonly string[]
  /** From 1. */
  page: number
}

/** Every query parameter that the library reads, in the order of its addresses. The cache of public pages holds them in its key. */
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

/** The address of a state of the library; what is default is left out. */
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
