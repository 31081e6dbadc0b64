import type { Locale } from '#app/i18n/locale.ts'
import { readClock } from './clock-time.ts'
import { isInMorse, readingsOfMorse } from './morse-marks.ts'
import type { Step } from './normalise.ts'
import { isArticle, normalise } from './normalise.ts'
import { readRoman } from './number-words.ts'
import { quantityKey, readQuantity } from './quantity.ts'
import { spellOut } from './short-forms.ts'
import { unifyNumbers } from './unify-numbers.ts'
import { isTemperature } from './units.ts'

/** What made two texts with different spellings mean the same. */
export type SameBy = 'spaces' | 'short' | 'number' | 'time' | 'morse'

/** Every meaning that a text may have. `loose` is what it means only if the other side surely does: `1 12` may be
 * `112`, and so may `11 2`, but they do not equal each other. */
export interface AnswerReading {
  own: ReadonlyMap<string, SameBy>
  loose: ReadonlyMap<string, SameBy>
  /** What it means where a number is asked: "XC" is 90, but an answer "XC" or "MIX" does not ask for a number. */
  claimed: string | null
}

/** For an answer read as words. `steps` are those of its normal form. */
export function readAnswer(text: string, steps: ReadonlySet<Step>, language: Locale): AnswerReading {
  const own = new Map<string, SameBy>()
  const loose = new Map<string, SameBy>()
  const without = (...left: Step[]) => new Set([...steps].filter((step) => !left.includes(step)))
  const add = (to: Map<string, SameBy>, key: string, by: SameBy) => to.has(key) || to.set(key, by)
  const spelled = normalise(text, without('articles', 'numbers'), language)
  const bare = normalise(text, without('numbers'), language)
  const forms = [bare, ...(saysArticlesOnly(bare, language) ? [] : [spelled])]
  if (steps.has('numbers')) {
    forms.push(normalise(text, steps, language), unifyNumbers(bare, language, 'whole', true))
    const digits = /^\d(?: \d)+$/u.exec(forms[2] ?? '')
    if (digits) add(loose, `words ${digits[0].replaceAll(' ', '')}`, 'spaces')
  }
  for (const form of forms) add(own, `words ${joined(form)}`, 'spaces')
  for (const form of forms) add(own, `words ${joined(spellOut(form, language))}`, 'short')
  if (mayJoinDigits(text)) add(loose, `words ${bare.replaceAll(' ', '')}`, 'spaces')
  addNumber(text, steps, language, own, loose)
  const time = readClock(text, language)
  if (time) add(time.surely ? own : loose, `time ${time.minutes}`, 'time')
  if (time && time.open !== null) add(time.surely ? own : loose, `dial ${time.open}`, 'time')
  if (time && time.said !== null) add(loose, `dial ${time.said}`, 'time')
  if (isInMorse(text)) {
    const [likely, other] = readingsOfMorse(text)
    add(own, `morse ${likely}`, 'morse')
    add(loose, `morse ${other}`, 'morse')
  }
  return { own, loose, claimed: claimedNumber(text) }
}

/** A leading zero makes a code of digits, unless the steps read it as a number anyway. */
function addNumber(
  text: string,
  steps: ReadonlySet<Step>,
  language: Locale,
  own: Map<string, SameBy>,
  loose: Map<string, SameBy>,
): void {
  const roman = shortRoman(text, /^[IVX]{2}$/u)
  if (roman !== null) own.set(roman, 'number')
  const quantity = /^\W*0\d/u.test(text) && !steps.has('numbers') ? null : readQuantity(text, language, 'told')
  if (!quantity) return
  const key = quantityKey(quantity)
  own.set(`number ${key} ${quantity.unit ?? ''}`, 'number')
  if (quantity.isWordUnit) loose.set(`number ${key} `, 'number')
  if (isTemperature(quantity.unit)) loose.set(`number ${key} °`, 'number')
}

const claimedNumber = (text: string): string | null => shortRoman(text, /^(?:(?!I$)[IVXLCDM]{1,9}|[ivx]{2})$/u)

function shortRoman(text: string, form: RegExp): string | null {
  const letters = text.replace(/^\s+|[\s.!]+$/gu, '')
  const roman = form.test(letters) ? readRoman(letters.toLowerCase()) : null
  return roman === null ? null : `number ${quantityKey({ numerator: BigInt(roman), denominator: 1n })} `
}

/** Null if they are not the same. */
export function sameBy(typed: AnswerReading, answer: AnswerReading): SameBy | null {
  if (typed.claimed !== null && answer.own.has(typed.claimed)) return 'number'
  const shared = (from: AnswerReading['own'], to: AnswerReading['own']) => {
    for (const [key, by] of from) if (to.has(key)) return by === 'spaces' ? to.get(key)! : by
    return null
  }
  return shared(typed.own, answer.own) ?? shared(typed.own, answer.loose) ?? shared(typed.loose, answer.own)
}

/** Without the spaces that do not count: all except those between two digits. */
export const joined = (form: string): string => form.replace(/(?<!\p{N}) | (?!\p{N})/gu, '')

const saysArticlesOnly = (form: string, language: Locale): boolean => isArticle(form.toLowerCase(), language)

/** `0 0 7`, `555-1234`, but not `2-1`, `3:15` or `1/2`. */
const mayJoinDigits = (text: string): boolean =>
  /^\P{N}*\p{N}+(?:\s+\p{N}+)+\P{N}*$/u.test(text) ||
  /^\s*\p{N}(?:[\s\p{Pd}.]\p{N}){2,}\s*$/u.test(text) ||
  (/^[\s\p{N}\p{Pd}()]+$/u.test(text) && text.replace(/\P{N}/gu, '').length >= 4)
