import { createContext, useContext } from 'react'
import type { Locale } from '#app/i18n/locale.ts'

/** The language that the game is read in, which may differ from the page's: for `lang` on the author's own words. */
export const ContentLanguage = createContext<Locale>('en')

export const useContentLanguage = () => useContext(ContentLanguage)
