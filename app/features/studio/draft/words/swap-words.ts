import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'

export type Swap = { from: Locale; to: Locale }

/** A text that exists only in the old language becomes one in the new language, as in a column. */
export function swapWords(words: LocalText, { from, to }: Swap): LocalText {
  const { [from]: primary = '', [to]: other = '' } = words
  if (other !== '') return words
  return primary === '' ? {} : { [to]: primary }
}
