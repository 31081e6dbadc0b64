import type { Locale } from '#app/i18n/locale.ts'
import type { Reading } from './unify-numbers.ts'
import { unifyNumbers } from './unify-numbers.ts'

/** The steps that bring an answer to its normal form, in the order in which they apply. Each is a switch. */
export const steps = [
  'compatibility', // full-width, superscript and other forms become the plain one (NFKC)
  'spaces', // invisible characters go; every run of spaces, no-break ones too, becomes one
  'typography', // apostrophes, quotation marks, dashes and musical signs become their keyboard forms
  'case',
  'ligatures', // œ æ ß ø and their like are spelt out
  'accents', // a switch of its own: sale is not salé
  'punctuation', // signs stay, they may be the answer: `F#`, `O-`, `A♥`, `5 €`; and what belongs to a number
  'articles', // only leading ones go
  'numbers', // `3,5` is `3.5`, `1 234` is `1234`, `twelve hundred` is `1200`; Roman numerals too
  'compact', // spaces and dashes go, for codes
  'lookalikes', // O, I and l become 0 and 1, for codes
] as const
export type Step = (typeof steps)[number]

const always = ['compatibility', 'spaces', 'typography'] as const

export const presets = {
  /** Every character counts; spaces, dashes, case and accents do not. */
  code: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'compact']),
  word: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'punctuation', 'articles']),
  phrase: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'punctuation', 'articles', 'numbers']),
} satisfies Record<string, ReadonlySet<Step>>

/** @throws if numbers are to be read in compacted text or look-alikes: the order of steps would decide about 007 */
export function withSteps(preset: ReadonlySet<Step>, switches: Partial<Record<Step, boolean>>): ReadonlySet<Step> {
  const active = new Set(steps.filter((step) => switches[step] ?? preset.has(step)))
  if (active.has('numbers') && (active.has('compact') || active.has('lookalikes')))
    throw new Error('A code is not read as a number')
  return active
}

const spelledOut: Record<string, string> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}

const articles: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an']),
  fr: new Set(['le', 'la', 'les', 'l', "l'", 'un', 'une', 'des', 'du', 'de', 'd', "d'"]),
}

export const isArticle = (word: string, language: Locale): boolean => articles[language].has(word)

const table: Record<Step, (text: string, language: Locale, reading: Reading) => string> = {
  // only the acute accent stands for an apostrophe; other lone accents would become a space with a mark
  compatibility: (text) => joinMarks(apart(text.replaceAll('´', "'")).normalize('NFKC')).normalize('NFKC'),
  spaces: (text) => joinMarks(text.replace(unseen, '').trim()).replace(/\s+/gu, ' ').trim(),
  typography: (text) =>
    text
      .replace(/[‘’‚‛ʼʻʹ′`]/gu, "'")
      .replace(/[“”„‟«»″]/gu, '"')
      .replace(dashes, '-')
      .replace(/⁄/gu, '/')
      .replace(/♯/gu, '#'),
  case: (text) => text.toLowerCase(),
  // an accent on a ligature (ǣ, ǿ) hides it until the two are separated
  ligatures: (text) => text.normalize('NFD').replace(/[œŒæÆßẞøØłŁđĐðÐþÞı]/gu, (letter) => spelledOut[letter]!),
  // the stroke of ≠ is no accent, and the line above a Roman numeral means thousands
  accents: (text) => text.normalize('NFD').replace(/\p{S}\p{M}+|[IVXivx]\u0305+|\p{M}+/gu, (found) => bare(found)),
  punctuation: dropPunctuation,
  articles: dropArticles,
  numbers: unifyNumbers,
  compact: dropSpaces,
  lookalikes: (text) => text.replace(/[oO]/gu, '0').replace(/[iIl]/gu, '1'),
}

/** Format characters, and marks that choose between two looks of a sign, but not the tags that distinguish flags. */
const unseen = /(?![\u{E0020}-\u{E007F}])\p{Cf}|[\uFE0E\uFE0F]/gu
const dashes = /[\p{Pd}−˗⁃➖]/gu

/** `1½` and `10²` must not become `11/2` and `102`. */
const apart = (text: string): string =>
  text.replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu, ' ').replace(/(?<=\p{Nd})(?=[⁰¹²³⁴-⁹])/gu, '^')

const bare = (found: string): string => (/^\p{M}/u.test(found) ? '' : found)

/** Some keyboards put a space between a letter and its mark. The look-behind keeps a long run of spaces cheap. */
const joinMarks = (text: string): string => text.replace(/(?<!\s)\s+(?=\p{M})/gu, '').replace(/^\p{M}+(?=\P{M})/u, '')

const and: Record<Locale, string> = { en: ' and ', fr: ' et ' }

/** A number with what belongs to it, feet and inches too; or a minus before a number or after few letters (`O-`); or
 * punctuation. Symbols and other signs on a keyboard stay: they may be what distinguishes two answers. */
const numberMinusOrMark =
  /(\p{N}(?:[\p{N}.,:/]*\p{N})?(?:["'](?!\p{L}))?)|(^\s*- ?(?=\p{N})|(?<![\p{L}\p{N}])-(?=\p{N})|(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3})(?:-(?=[^\p{L}\p{N}-]|$)| -(?=\s*$)))|[^\p{L}\p{N}\p{M}\p{S}\s#%@*§¶†‡‰\u{E0020}-\u{E007F}]\p{M}*/gu
const oneNumber =
  /^\p{N}+(?:[.,/:]\p{N}+)?["']?$|^\p{N}{1,3}(?:,\p{N}{3})+(?:\.\p{N}+)?["']?$|^\p{N}{1,3}(?:\.\p{N}{3})+(?:,\p{N}+)?["']?$/u

/** `.5` is `0.5`. */
export const withLeadingZero = (text: string): string => text.replace(/^[^\p{L}\p{N}.,]*(?=[.,]\p{N}+\P{N}*$)/u, '$&0')

/** `a/b`, `E_`: where hardly anything else is there, such a sign is what distinguishes two answers. `A^2` is `A²`. */
const aroundSign =
  /^\s*(?!\p{L} ?\^ ?\p{N})(?:[\p{L}\p{N}] ?[/\\_*^] ?[\p{L}\p{N}]|[/\\_*^] ?[\p{L}\p{N}]{1,3}|[\p{L}\p{N}]{1,3} ?[/\\_*^])[\s.!?]*$/u

function dropPunctuation(text: string, language: Locale): string {
  if (aroundSign.test(text)) return text.replace(/[\s.!?]/gu, '')
  const words = withLeadingZero(text)
    .replace(/&/gu, and[language])
    .replace(/(?<![\p{L}\p{N}])([cdjlmnst]|qu)'(?=\p{L})/giu, '$1 ')
    .replace(/(?<=\p{L})(?:'(?=[\p{L}\p{N}])|\*(?=\p{L})| ?\^ ?(?=\p{N}))/gu, '')
    .replace(/(?<![\p{L}\p{N}])(["'])([^"']*)\1(?!\p{L})/gu, ' $2 ')
    .replace(numberMinusOrMark, (_, number: string | undefined, minus: string | undefined) =>
      number === undefined
        ? (minus?.trim() ?? ' ')
        : oneNumber.test(number)
          ? number
          : number.replace(/[.,:/]+/gu, ' '),
    )
    .replace(/(^|\s)\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  return aroundSign.test(words) ? words.replaceAll(' ', '') : words
}

/** Where all are signs, the dashes are the answer, and so is the minus of `O-`, which may become `0-`. */
function dropSpaces(text: string): string {
  const spaced = /[\p{L}\p{N}]/u.test(text) ? /[\s\p{Pd}−]\p{M}*/gu : /\s\p{M}*/gu
  const minus = /^\s*\p{N}?[\p{L}01][\p{L}\p{N}]?\s*-\s*$/u.test(text) ? '-' : ''
  return text.replace(spaced, '') + minus
}

function dropArticles(text: string, language: Locale): string {
  const words = text.split(' ')
  const isNext = (at: number) => /^[\p{L}\p{N}]/u.test(words[at + 1] ?? '')
  const first = words.findIndex((word, at) => !articles[language].has(word.toLowerCase()) || !isNext(at))
  // an answer made of articles alone ("un", "a") keeps its last word
  return words.slice(first).join(' ')
}

export interface Trace {
  step: Step
  result: string
}

/** The steps that change a text, with the result of each. A step that would leave nothing is skipped. */
export function trace(text: string, active: ReadonlySet<Step>, language: Locale, reading: Reading = 'whole'): Trace[] {
  const traces: Trace[] = []
  // letter and accent as one character or two: no reader sees a difference, so it is not a step
  let current = text.normalize('NFC')
  for (const step of steps) {
    const taken = active.has(step) ? table[step](current, language, reading) : current
    const result = taken === current ? current : taken.normalize('NFC')
    // punctuation may be the whole answer ("?!"), and an empty normal form would equal every other one
    if (result === current || (result === '' && step !== 'spaces')) continue
    current = result
    traces.push({ step, result })
  }
  return traces
}

/** Linear in the text. `reading`: whether it is an answer or may contain one. */
export const normalise = (
  text: string,
  active: ReadonlySet<Step>,
  language: Locale,
  reading: Reading = 'whole',
): string => trace(text, active, language, reading).at(-1)?.result ?? text.normalize('NFC')
