import type { Locale } from '#app/i18n/locale.ts'
import { readClock } from './clock-time.ts'
import { isArticle } from './normalise.ts'
import { readQuantity } from './quantity.ts'

/** Players may list many numbers, times, names and single letters, so nothing may be beside such an answer. A name is
 * known by its capitals: all of its words have one, and not only because a text begins there. */
export const standsAlone = (answer: string, language: Locale): boolean =>
  [...answer.replace(/[^\p{L}\p{N}]/gu, '')].length < 2 ||
  readQuantity(answer, language, 'told') !== null ||
  readClock(answer, language) !== null ||
  isName(answer)

/** One word with a capital: "Plum", but also "Moon" if the author starts a line that way. */
export const mayBeName = (answer: string): boolean =>
  wordsWithHyphens(answer).length === 1 && /^\p{Lu}/u.test(answer.trim())

/** `un-American` is one. */
const wordsWithHyphens = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)*/gu) ?? []

const small = new Set(['of', 'the', 'and', 'et', 'von', 'van', 'der', 'di', 'da', 'in', 'on', 'sur', 'en', 'aux', 'au'])
const isSmall = (word: string): boolean =>
  small.has(word.toLowerCase()) || isArticle(word.toLowerCase(), 'en') || isArticle(word.toLowerCase(), 'fr')

function isName(answer: string): boolean {
  if (answer === answer.toUpperCase()) return false
  const words = wordsWithHyphens(answer)
  const telling = words.filter((word) => !isSmall(word))
  const isFirst = telling.length === 1 && telling[0] === words[0] && !/\p{Pd}\p{Lu}/u.test(answer)
  return telling.length > 0 && !isFirst && telling.every((word) => /^\p{Lu}/u.test(word))
}
