import { createContext, useContext } from 'react'
import type { Locale } from '#app/i18n/locale.ts'

/** The language that the game is read in, for `lang` on the author's words; the page's language may differ. */
export const ContentLanguage = createContext<Locale>('en')

export const useContentLanguage = () => useContext(ContentLanguage)
