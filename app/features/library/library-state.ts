import {
  accessibilityTags,
  categories,
  contentWarnings,
  mostPlayers,
  playerChoices,
  playerRanges,
} from '#app/features/rows/catalogue.ts'
import { libraryTabs } from '#app/features/adventure/kinds.ts'
import { locales } from '#app/i18n/locale.ts'
import { difficultyBandNames } from './difficulty.ts'
import {
  libraryAddress,
  libraryParameters,
  libraryPrices,
  librarySorts,
  libraryTabNames,
  longestSearch,
} from './library-address.ts'
import type { LibraryState, LibraryTab } from './library-address.ts'

export const pageSize = 24

/** How many matches are counted and paged through, so that no count costs more than the first thousand. */
export const mostCounted = 1000
export const mostPages = Math.ceil(mostCounted / pageSize)

export function readLibraryState(params: URLSearchParams): LibraryState {
  const one = <Value>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => String(value) === params.get(name)) ?? null
  const several = <Value>(name: string, values: readonly Value[]): Value[] => {
    const asked = new Set(params.getAll(name))
    return values.filter((value) => asked.has(String(value)))
  }
  const tab = one('tab', libraryTabNames) ?? 'online'
  const page = /^[1-9]\d*$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
  return {
    tab,
    category: one('category', categoriesOf(tab)),
    search: searchOf(params.get('q') ?? ''),
    sort: one('sort', librarySorts) ?? 'newest',
    players: one('players', playersOf(tab)),
    levels: several('level', difficultyBandNames),
    price: one('price', libraryPrices),
    language: one('language', locales),
    tags: several('tag', accessibilityTags),
    without: several('without', contentWarnings),
    page: Math.min(page, mostPages),
  }
}

const searchOf = (typed: string): string =>
  [
    ...typed
      .toWellFormed()
      .replaceAll(/[\s\p{C}\uFFFD]+/gu, ' ')
      .trim(),
  ]
    .slice(0, longestSearch)
    .join('')
    .trim()

/** Null when the address is canonical. Defaults, empty fields and invalid values are dropped; other parameters stay. */
export function canonicalLibraryAddress(url: URL): string | null {
  const known = new Set<string>(libraryParameters)
  // The home page's card names the first tab, too
  const isSaid = ([name, value]: [string, string]) => known.has(name) && !(name === 'tab' && value === 'online')
  const given = new URLSearchParams([...url.searchParams].filter(isSaid))
  const others = [...url.searchParams].filter(([name]) => !known.has(name))
  const address = libraryAddress(readLibraryState(url.searchParams))
  const wanted = new URLSearchParams(address.split('?')[1])
  given.sort()
  if (sorted(wanted).toString() === given.toString()) return null
  const query = new URLSearchParams([...wanted, ...others]).toString()
  return query ? `/library?${query}` : '/library'
}

function sorted(params: URLSearchParams): URLSearchParams {
  const copy = new URLSearchParams(params)
  copy.sort()
  return copy
}

export const categoriesOf = (tab: LibraryTab): readonly string[] => categories[libraryTabs[tab]]

export function playersOf(tab: LibraryTab): number[] {
  const ranges = playerChoices[libraryTabs[tab]]
  const least = Math.min(...ranges.map((range) => Number.parseInt(range, 10)))
  const most = Math.max(...ranges.map(mostPlayers))
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

export const rangesFor = (tab: LibraryTab, players: number): string[] =>
  playerRanges[libraryTabs[tab]].filter(
    (range) => Number.parseInt(range, 10) <= players && players <= mostPlayers(range),
  )
