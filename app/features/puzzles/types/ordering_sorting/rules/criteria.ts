import type { Locale } from '#app/i18n/locale.ts'
import { readQuantity } from '#app/features/puzzles/kit/rules/quantity.ts'
import type { Configuration } from './schema.ts'

type Compare = (one: string, other: string) => number

/** Compares two cards by a criterion that can be read off them; null for criteria that only the author knows. */
export function compareBy(
  criterion: Configuration['sortCriteria'],
  descending: boolean,
  language: Locale,
): Compare | null {
  const compare =
    criterion === 'alphabetical' ? byAlphabet(language) : criterion === 'numerical' ? byNumber(language) : null
  return compare && descending ? (one, other) => compare(other, one) : compare
}

const byAlphabet = (language: Locale): Compare =>
  new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true }).compare

/** What is not a number comes last, in its old order. */
const byNumber =
  (language: Locale): Compare =>
  (one, other) => {
    const [first, second] = [one, other].map((text) => readQuantity(text, language))
    if (!first || !second) return Number(first === null) - Number(second === null)
    const apart = first.numerator * second.denominator - second.numerator * first.denominator
    return apart < 0n ? -1 : apart > 0n ? 1 : 0
  }
