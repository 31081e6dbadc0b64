export const longestSearch = 100

/** The tabs of the library, in their order; the first is shown when the address names none. */
export const libraryTabNames = ['online', 'mystery', 'escape'] as const
export type LibraryTab = (typeof libraryTabNames)[number]

/** The library's state as its address holds it. */
export type LibraryState = { tab: LibraryTab; category: string | null; search: string }

/** The address of a state of the library; what is default is left out. */
export function libraryAddress(state: { tab: LibraryTab; category?: string | null; search?: string }): string {
  const params = new URLSearchParams()
  if (state.tab !== 'online') params.set('tab', state.tab)
  if (state.category) params.set('category', state.category)
  if (state.search) params.set('q', state.search)
  const query = params.toString()
  return query ? `/library?${query}` : '/library'
}
