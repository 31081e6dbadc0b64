import type { Worded } from '#app/features/rows/document.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Reads texts of rows in all languages; columns hold the first one. */
export const localTextReader =
  (languages: readonly Locale[]) =>
  <Name extends string>(row: Worded & Record<Name, string>, name: Name): LocalText =>
    Object.fromEntries(
      languages.flatMap((language, index) => {
        const text = index === 0 ? row[name] : row.translations[language]?.[name]
        return isBlankText(text) ? [] : [[language, text]]
      }),
    )
