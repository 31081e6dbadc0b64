import { categories, libraryTabs } from '#app/features/adventure/catalogue.ts'
import { categoryText } from '#app/features/adventure/catalogue-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { libraryTabNames, longestSearch } from './library-address.ts'
import type { LibraryState, LibraryTab } from './library-address.ts'

/** Reads the library's state from its address: what cannot be read counts as not given. */
export function readLibraryState(params: URLSearchParams): LibraryState {
  const tab = libraryTabNames.find((name) => name === params.get('tab')) ?? 'online'
  const category = categoriesOf(tab).find((each) => each === params.get('category')) ?? null
  return { tab, category, search: (params.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, longestSearch) }
}

const categoriesOf = (tab: LibraryTab): readonly string[] => categories[libraryTabs[tab]]

/** The categories of a tab with their words, for its chips. */
export const presentChips = (tab: LibraryTab, locale: Locale): { category: string; label: string }[] =>
  categoriesOf(tab).map((category) => ({ category, label: categoryText(category, locale) }))
