import type { Locale } from '#app/i18n/locale.ts'
import { readNumberWords, readRoman } from './number-words.ts'

/**
 * The steps that bring an answer to its normal form, in the order in which they are taken. Each is a switch.
 * - `compatibility`: full-width, superscript and other forms of a character become the plain one (NFKC)
 * - `spaces`: invisible characters go; every run of spaces, no-break ones too, becomes one
 * - `typography`: apostrophes, quotation marks and dashes become their keyboard forms
 * - `case`: lower case
 * - `ligatures`: œ æ ß ø and their like are spelt out
 * - `accents`: combining marks go (a switch of its own: sale is not salé)
 * - `punctuation`: goes, but for the separators and the sign of a number
 * - `articles`: leading articles go
 * - `numbers`: digits, words and Roman numerals from 0 to 999 become digits; `3,5` is `3.5`, `1 234` is `1234`
 * - `compact`: spaces and dashes go, for codes
 * - `lookalikes`: the letters O, I and l become 0 and 1, for codes
 */
export const steps = [
  'compatibility',
  'spaces',
  'typography',
  'case',
  'ligatures',
  'accents',
  'punctuation',
  'articles',
  'numbers',
  'compact',
  'lookalikes',
] as const
export type Step = (typeof steps)[number]

const always = ['compatibility', 'spaces', 'typography'] as const

/** Sets of steps for the usual kinds of answer; a type or an author adds or leaves out single ones. */
export const presets = {
  /** Every character counts; spaces, dashes, case and accents do not. */
  code: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'compact']),
  /** One or a few words, forgivingly. Numbers stay as they are: `un` is an article too, and `mix` a word. */
  word: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'punctuation', 'articles']),
  /** Several words in their order, numbers in any notation. */
  phrase: new Set<Step>([...always, 'case', 'ligatures', 'accents', 'punctuation', 'articles', 'numbers']),
} satisfies Record<string, ReadonlySet<Step>>

/** A preset with single steps switched on or off. */
export function withSteps(preset: ReadonlySet<Step>, switches: Partial<Record<Step, boolean>>): ReadonlySet<Step> {
  return new Set(steps.filter((step) => switches[step] ?? preset.has(step)))
}

const spelledOut: Record<string, string> = {
  œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ẞ: 'SS', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i',
}

const articles: Record<Locale, ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an']),
  fr: new Set(['le', 'la', 'les', 'l', "l'", 'un', 'une', 'des', 'du', 'de', 'd', "d'"]),
}

/** What each step does; the language decides articles, number words and what a comma in a number means. */
const table: Record<Step, (text: string, language: Locale) => string> = {
  // the acute accent alone stands for an apostrophe; other lone accents would become a space with a mark
  compatibility: (text) => text.replaceAll('´', "'").normalize('NFKC').replace(/ (?=\p{M})/gu, ''),
  spaces: (text) => text.replace(/\p{Cf}/gu, '').replace(/\s+/gu, ' ').trim(),
  typography: (text) =>
    text
      .replace(/[‘’‚‛ʼʻʹ′`]/gu, "'")
      .replace(/[“”„‟«»″]/gu, '"')
      .replace(/[\p{Pd}−]/gu, '-'),
  case: (text) => text.toLowerCase(),
  // an accent on a ligature (ǣ, ǿ) hides it until the two are taken apart
  ligatures: (text) => text.normalize('NFD').replace(/[œŒæÆßẞøØłŁđĐı]/gu, (letter) => spelledOut[letter]!).normalize('NFC'),
  accents: (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
  punctuation: dropPunctuation,
  articles: dropArticles,
  numbers: unifyNumbers,
  compact: (text) => text.replace(/[\s\p{Pd}−]/gu, ''),
  lookalikes: (text) => text.replace(/[oO]/gu, '0').replace(/[iIl]/gu, '1'),
}

function dropPunctuation(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])([cdjlmnst]|qu)'(?=\p{L})/giu, '$1 ')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replace(/((?<=\p{N})[.,](?=\p{N})|(?<![\p{L}\p{N}])-(?=\p{N}))|[^\p{L}\p{N}\p{M}\s]/gu, (_, kept: string | undefined) => kept ?? ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

function dropArticles(text: string, language: Locale): string {
  const words = text.split(' ')
  const first = words.findIndex((word) => !articles[language].has(word.toLowerCase()))
  // an answer made of articles alone ("un", "a") keeps its last word
  return words.slice(first === -1 ? words.length - 1 : first).join(' ')
}

function unifyNumbers(text: string, language: Locale): string {
  const spaced = text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
  const words = spaced.split(' ')
  const plain = table.accents(spaced.toLowerCase(), language).split(' ')
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    const { value, length } = readNumber(plain, at, language) ?? { value: words[at]!, length: 1 }
    result.push(value)
    at += length
  }
  return result.join(' ')
}

/** The number that begins at a word, in digits, and how many words it takes: whole words only. */
function readNumber(words: readonly string[], at: number, language: Locale): { value: string; length: number } | null {
  const word = words[at]!
  if (/^-?\d/u.test(word)) return readDigits(words, at, language)
  const spoken = readNumberWords(words, at, language)
  if (spoken) return { value: String(spoken.number), length: spoken.length }
  const roman = readRoman(word)
  return roman === null ? null : { value: String(roman), length: 1 }
}

function readDigits(words: readonly string[], at: number, language: Locale): { value: string; length: number } | null {
  let length = 1
  if (/^-?\d{1,3}$/u.test(words[at]!)) {
    while (/^\d{3}$/u.test(words[at + length] ?? '')) length++
    if (/^\d{3}[.,]\d+$/u.test(words[at + length] ?? '')) length++
  }
  const joined = words.slice(at, at + length).join('')
  const grouped = language === 'en' && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/u.test(joined)
  const match = /^(-?)0*(\d+)(?:[.,](\d+))?$/u.exec(grouped ? joined.replaceAll(',', '') : joined)
  if (!match) return null
  const decimals = (match[3] ?? '').replace(/0+$/u, '')
  return { value: `${match[1]!}${match[2]!}${decimals === '' ? '' : `.${decimals}`}`, length }
}

/** One step that changed something, for the tester in an author's form. */
export interface Trace {
  step: Step
  result: string
}

/** The steps that change a text, with what each makes of it. A step that would leave nothing is passed over. */
export function trace(text: string, active: ReadonlySet<Step>, language: Locale): Trace[] {
  const traces: Trace[] = []
  let current = text
  for (const step of steps) {
    const result = active.has(step) ? table[step](current, language) : current
    // punctuation may be the whole answer ("?!"), and an empty normal form would equal every other one
    if (result === current || (result === '' && step !== 'spaces')) continue
    current = result
    traces.push({ step, result })
  }
  return traces
}

/** The normal form of an answer: two answers are the same when their normal forms are. Takes time in proportion to the text. */
export const normalise = (text: string, active: ReadonlySet<Step>, language: Locale): string => trace(text, active, language).at(-1)?.result ?? text
