import type { Worded } from '#app/features/kits/documents/text.ts'
import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { TextField } from '#app/features/kits/documents/words.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Texts of a row in all languages; the columns hold the first. */
export const wordsIn =
  <Row extends Worded>(row: Row, [primary, ...others]: readonly [Locale, ...Locale[]]) =>
  (field: TextField<Row>): LocalText => {
    const words: LocalText = isBlankText(row[field]) ? {} : { [primary]: String(row[field]) }
    for (const language of others) {
      const text = row.translations[language]?.[field]
      if (text !== undefined && !isBlankText(text)) words[language] = text
    }
    return words
  }
