import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'

/** From which language a draft is written in another by now. */
export type Swap = { from: Locale; to: Locale }

/** A text that has the new language has it already; one that has only the old one is the new one's from now on, as in a column. */
export function swapWords(words: LocalText, { from, to }: Swap): LocalText {
  const { [from]: primary = '', [to]: other = '' } = words
  if (other !== '') return words
  return primary === '' ? {} : { [to]: primary }
}
