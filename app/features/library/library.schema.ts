import { categories, libraryTabs } from '#app/features/adventure/catalogue.ts'
import type { Kind, LibraryTab } from '#app/features/adventure/catalogue.ts'

export const longestSearch = 100

/** The library's state, read from its address: what cannot be read counts as not given. */
export type LibraryState = { tab: LibraryTab; kind: Kind; category: string | null; search: string }

export function readLibraryState(params: URLSearchParams): LibraryState {
  const asked = params.get('tab') ?? ''
  const tab: LibraryTab = Object.hasOwn(libraryTabs, asked) ? (asked as LibraryTab) : 'online'
  const kind = libraryTabs[tab]
  const category = (categories[kind] as readonly string[]).find((each) => each === params.get('category')) ?? null
  return { tab, kind, category, search: (params.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, longestSearch) }
}

/** The address of a state of the library; what is default is left out. */
export function libraryAddress(state: { tab: LibraryTab; category?: string | null; search?: string }): string {
  const params = new URLSearchParams()
  if (state.tab !== 'online') params.set('tab', state.tab)
  if (state.category) params.set('category', state.category)
  if (state.search) params.set('q', state.search)
  const query = params.toString()
  return query ? `/library?${query}` : '/library'
}
