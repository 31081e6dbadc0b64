import type { Locale } from '#app/i18n/locale.ts'
import { normalise, presets } from './normalise.ts'
import { readRoman } from './number-words.ts'

/** A number as people write it, exactly: `units` of a tenth to the power of `scale`. 3.5 is 35 and 1. */
export interface Decimal {
  units: bigint
  scale: number
}

/** The number that a text says in digits, words or Roman numerals; null when it says anything besides. */
export function readDecimal(text: string, language: Locale): Decimal | null {
  const form = normalise(text, presets.phrase, language)
  // "I" is a word in a phrase, but where a number is asked it is one
  const match = /^(-?\d+)(?:\.(\d+))?$/u.exec(String(readRoman(form) ?? form))
  if (!match) return null
  const decimals = match[2] ?? ''
  return { units: BigInt(match[1]! + decimals), scale: decimals.length }
}

/** Both ends included. Whole units, since 3.6 − 3.5 exceeds 0.1 in binary fractions; margins to the sixth decimal. */
export function isWithin(given: Decimal, wanted: Decimal, margin: number): boolean {
  const room: Decimal = { units: BigInt(margin.toFixed(6).replace('.', '')), scale: 6 }
  const scale = Math.max(given.scale, wanted.scale, room.scale)
  const at = (number: Decimal) => number.units * 10n ** BigInt(scale - number.scale)
  const apart = at(given) - at(wanted)
  return (apart < 0n ? -apart : apart) <= at(room)
}
