import type { Locale } from '#app/i18n/locale.ts'
import { readDecimal } from '#app/features/puzzles/kit/rules/decimal.ts'
import type { Configuration } from './schema.ts'

type Compare = (one: string, other: string) => number

/** How two cards compare by a criterion that can be read off them; null for those that only the author knows. */
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

/** What is no number comes last, in its old order. */
const byNumber =
  (language: Locale): Compare =>
  (one, other) => {
    const [first, second] = [one, other].map((text) => readDecimal(text, language))
    if (!first || !second) return Number(first === null) - Number(second === null)
    const scale = Math.max(first.scale, second.scale)
    const at = ({ units, scale: own }: typeof first) => units * 10n ** BigInt(scale - own)
    const apart = at(first) - at(second)
    return apart < 0n ? -1 : apart > 0n ? 1 : 0
  }
