import type { Locale } from '#app/i18n/locale.ts'
import type { Step } from './normalise.ts'
import { normalise, presets, withLeadingZero } from './normalise.ts'
import { readRoman } from './number-words.ts'
import { unifyNumbers } from './unify-numbers.ts'
import { isTemperature, splitUnit } from './units.ts'

/** A number as people write it, exactly, with its unit if there is one. */
export interface Quantity {
  numerator: bigint
  denominator: bigint
  unit: string | null
  /** The unit is written as a word: if the answer is "12 cm", it may be left out, but `5 $` is not `5`. */
  isWordUnit: boolean
}

type Fraction = Pick<Quantity, 'numerator' | 'denominator'>

/** `asked`: a number is wanted, so that "MIX" is 1009, "I" is 1 and `+5` is 5. */
type Asking = 'asked' | 'told'

const longest = 200
const plain = new Set<Step>(['compatibility', 'spaces', 'typography', 'case', 'ligatures', 'accents'])

/** A text's value in digits, words, fractions or Roman numerals, alone or with a unit; null when it says more. */
export function readQuantity(text: string, language: Locale, asking: Asking = 'asked'): Quantity | null {
  if (text.length > longest) return null
  const line = withLeadingZero(normalise(text, plain, language))
    .replace(/^["'([]\s*(.*?)\s*["')\]]$/u, '$1')
    .replace(/[\s.!?;,]+$/u, '')
  const [, sign = '', unsigned = ''] = /^(-|\+|(?:minus|negative|moins) )?\s*(.*)$/u.exec(line) ?? []
  if (sign === '+' && asking === 'told') return null
  const { rest, unit, isWord } = splitUnit(unsigned)
  const fraction =
    readFraction(rest, language) ??
    readDozens(rest, language) ??
    readPoint(rest, language) ??
    readNumber(rest, language, asking)
  if (!fraction) return null
  const numerator = sign === '' || sign === '+' ? fraction.numerator : -fraction.numerator
  return { ...lowest({ ...fraction, numerator }), unit, isWordUnit: isWord }
}

/** One spelling for everything that means the same number: "seven", "VII" and "7,0" are `7`. */
export function quantityText({ numerator, denominator, unit }: Quantity): string {
  const scale = [...Array(20).keys()].find((digits) => 10n ** BigInt(digits) % denominator === 0n)
  const digits = scale === undefined ? null : (numerator * 10n ** BigInt(scale)) / denominator
  const sign = numerator < 0n ? '-' : ''
  const text = String(digits ?? '')
    .replace('-', '')
    .padStart((scale ?? 0) + 1, '0')
  const number =
    scale === undefined
      ? `${numerator}/${denominator}`
      : `${sign}${text.slice(0, text.length - scale)}${scale === 0 ? '' : `.${text.slice(-scale)}`}`
  return unit === null ? number : `${number} ${unit}`
}

export const quantityKey = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

/** Both ends included, exactly; margins to the sixth decimal. One side may omit the unit. */
export function isWithin(given: Quantity, wanted: Quantity, margin: number): boolean {
  const isLeftOut = given.unit === null || wanted.unit === null || (given.unit === '°' && isTemperature(wanted.unit))
  if (given.unit !== wanted.unit && !isLeftOut) return false
  const apart = given.numerator * wanted.denominator - wanted.numerator * given.denominator
  const room = BigInt(margin.toFixed(6).replace('.', '')) * given.denominator * wanted.denominator
  return (apart < 0n ? -apart : apart) * 1_000_000n <= room
}

function lowest({ numerator, denominator }: Fraction): Fraction {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator]
  while (other > 0n) [one, other] = [other, one % other]
  return { numerator: numerator / one, denominator: denominator / one }
}

const over = (whole: bigint, numerator: bigint, denominator: bigint): Fraction | null =>
  denominator === 0n ? null : { numerator: whole * denominator + numerator, denominator }

const parts: Record<Locale, readonly [string, bigint][]> = {
  en: partsOf(
    'half halves:2 third thirds:3 quarter quarters fourth fourths:4 fifth fifths:5 sixth sixths:6',
    'seventh sevenths:7 eighth eighths:8 ninth ninths:9 tenth tenths:10 hundredth hundredths:100',
    'thousandth thousandths:1000',
  ),
  fr: partsOf(
    'demi demie demis demies:2 tiers:3 quart quarts:4 cinquieme cinquiemes:5 sixieme sixiemes:6',
    'septieme septiemes:7 huitieme huitiemes:8 neuvieme neuviemes:9 dixieme dixiemes:10',
    'centieme centiemes:100 millieme milliemes:1000',
  ),
}

function partsOf(...lists: string[]): [string, bigint][] {
  return [...lists.join(' ').matchAll(/([a-z ]+):(\d+)/gu)].flatMap(([, names, part]) =>
    names!
      .trim()
      .split(' ')
      .map((name): [string, bigint] => [name, BigInt(part!)]),
  )
}

/** `1/2`, `2 1/2`, "a half", "three quarters", "deux et demi". */
function readFraction(text: string, language: Locale): Fraction | null {
  const written = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/u.exec(text)
  if (written) return over(BigInt(written[1] ?? 0), BigInt(written[2]!), BigInt(written[3]!))
  const words = text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ').split(' ')
  const denominator = new Map(parts[language]).get(words.at(-1)!)
  if (denominator === undefined) return null
  const joint = words.lastIndexOf(language === 'en' ? 'and' : 'et')
  const whole = joint < 1 ? 0n : wholeOf(words.slice(0, joint).join(' '), language)
  const count = words.slice(joint + 1, -1).filter((word) => !['of', 'a', 'an', 'un', 'une'].includes(word))
  const numerator = count.length === 0 ? 1n : wholeOf(count.join(' '), language)
  return whole === null || numerator === null ? null : over(whole, numerator, denominator)
}

/** "a dozen", "two dozen", "half a dozen", « une demi-douzaine ». */
function readDozens(text: string, language: Locale): Fraction | null {
  const count = (language === 'en' ? /^(.*?) ?\bdozens?$/u : /^(.*?)[ -]?\bdouzaines?$/u).exec(text)?.[1]
  if (count === undefined) return null
  if (/^(?:an? |une )?(?:half|demie?)(?: an?)?$/u.test(count)) return over(0n, 6n, 1n)
  const dozens = /^(?:an?|une|)$/u.test(count) ? 1n : wholeOf(count, language)
  return dozens === null ? null : over(0n, dozens * 12n, 1n)
}

/** "three point one four", « trois virgule cinq ». */
function readPoint(text: string, language: Locale): Fraction | null {
  const [before, after, more] = text.split(language === 'en' ? / point /u : / virgule /u)
  if (before === undefined || after === undefined || more !== undefined) return null
  const digits = unifyNumbers(after, language, 'whole').replaceAll(' ', '')
  const whole = wholeOf(before, language)
  return whole === null || !/^\d+$/u.test(digits) ? null : over(whole, BigInt(digits), 10n ** BigInt(digits.length))
}

function wholeOf(text: string, language: Locale): bigint | null {
  const number = readNumber(text, language, 'told')
  return number?.denominator === 1n ? number.numerator : null
}

/** Roman numerals that nobody takes for a word or a letter. */
const isPlainRoman = (text: string): boolean => text.length > 2 && !ambiguous.has(text)
const ambiguous = new Set('ccc cci civ cli cvi dci div dix dvi dxx liv mci mdi mdx mix mmm xxx'.split(' '))

function readNumber(text: string, language: Locale, asking: Asking): Fraction | null {
  const form = normalise(text, withoutNumbers, language)
  const digits = isDigitByDigit(form, asking)
    ? form.replaceAll(/[ -]/gu, '')
    : unifyNumbers(form, language, 'among', true)
  const match = /^(\d+)(?:\.(\d+))?$/u.exec(digits)
  if (match) return over(0n, BigInt(match[1]! + (match[2] ?? '')), 10n ** BigInt(match[2]?.length ?? 0))
  const roman = asking === 'asked' || isPlainRoman(form) ? readRoman(form) : null
  return roman === null ? null : { numerator: BigInt(roman), denominator: 1n }
}

/** `0 0 7`, `0-0-7`, where a number is asked. */
const isDigitByDigit = (form: string, asking: Asking): boolean =>
  asking === 'asked' && /^\d(?:(?: \d)+|(?:-\d){2,})$/u.test(form)

const withoutNumbers = new Set([...presets.phrase].filter((step) => step !== 'numbers'))
