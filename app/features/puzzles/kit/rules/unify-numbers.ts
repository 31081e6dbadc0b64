import type { Locale } from '#app/i18n/locale.ts'
import { readNumberWords, readRoman } from './number-words.ts'

/** `whole`: an answer, so that "chapter IV" is "chapter 4". `among`: it may contain an answer, so nothing is a Roman
 * numeral ("a CD"), and `un` before a word is an article. */
export type Reading = 'whole' | 'among'

const runTogether: Record<Locale, RegExp> = {
  en: /^(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)|(one|two|three|four|five|six|seven|eight|nine)(hundred|thousand))$/iu,
  fr: /^(?:(?:(vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante)|(quatre)(vingts?))(et)?(dix)?(une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)?|(dix)(sept|huit|neuf))$/iu,
}

/** "twentyone", « dixsept ». */
function writtenAsOne(word: string, language: Locale): string[] | null {
  const parts = runTogether[language].exec(word)?.slice(1).filter(Boolean) ?? []
  return parts.length > 1 ? parts : null
}

interface Token {
  text: string
  after: string
}

/** Numerals that are also words or abbreviations, and count as those in a longer text. */
const alsoWords = new Set('cc cd ci cl cm cv dc di div dl li liv mc md ml'.split(' '))
/** Words even on their own, unless a number is asked. */
const words = new Set('mi mix mm mmm'.split(' '))
const oneOrArticle = new Set(['un', 'une'])

export function unifyNumbers(text: string, language: Locale, reading: Reading, years = false): string {
  const tokens: Token[] = []
  for (const word of text.split(' ')) {
    const written = writtenAsOne(word, language)
    if (written) for (const part of written) tokens.push({ text: part, after: '' })
    else if (word.includes('-'))
      for (const part of word.split(/(?<=\p{L})-(?=\p{L})/u)) tokens.push({ text: part, after: '-' })
    else tokens.push({ text: word, after: ' ' })
    tokens.at(-1)!.after = ' '
  }
  tokens.at(-1)!.after = ''
  const plain = tokens.map(({ text: word }) =>
    /^\w*$/u.test(word)
      ? word.toLowerCase()
      : word
          .toLowerCase()
          .normalize('NFD')
          .replace(/(?!\u0305)\p{M}/gu, ''),
  )
  const row = new DigitRow(language)
  for (let at = 0; at < tokens.length;) {
    const spoken = readSpoken(plain, at, language, reading, years)
    const length = spoken?.length ?? 1
    const value =
      spoken?.number ?? (reading === 'whole' ? readNumeral(tokens[at]!.text, plain[at]!, tokens.length === 1) : null)
    if (value === null) row.addWord(tokens[at]!)
    else row.addNumber(value, length === 1 ? [tokens[at]!] : tokens.slice(at, at + length))
    at += length
  }
  return row.text()
}

function readSpoken(
  plain: readonly string[],
  at: number,
  language: Locale,
  reading: Reading,
  years: boolean,
): ReturnType<typeof readNumberWords> {
  const spoken = readNumberWords(plain, at, language, years)
  const isArticle = reading === 'among' && spoken?.length === 1 && oneOrArticle.has(plain[at]!) && at < plain.length - 1
  return isArticle ? null : spoken
}

/** The value of a Roman numeral. A letter is one only on its own, and "I" not even then: it is a word. */
function readNumeral(word: string, lower: string, isAlone: boolean): number | null {
  if (word !== lower && word !== word.toUpperCase()) return null
  if (words.has(lower) || (isAlone ? lower === 'i' : word.length === 1 || alsoWords.has(lower))) return null
  return readRoman(lower)
}

/** Nobody groups more digits than this; the limit keeps the cost of an endless row of digits linear. */
const longestGrouped = 20
const isShort = (digits: string): boolean => /^-?[1-9]\d{0,2}$/u.test(digits)

const groupOf = (text: string): string | null => (/^\d{3}([.,]\d+)?$/u.test(text) ? text : null)

interface Read extends Token {
  words: readonly Token[] | null
}

/** Words and digits in order, with groups of three joined: `007` is `7`, `1 234,50` is `1234.5`. */
class DigitRow {
  readonly #row: Read[] = []
  /** Whether the last can take three more digits: after one to three digits or groups, no fraction and no zero. */
  #open = false
  readonly #language: Locale

  constructor(language: Locale) {
    this.#language = language
  }

  /** Nobody groups numbers in words. They stay words where digits would look like a group: "five one hundred". */
  addNumber(value: number, words: readonly Token[]): void {
    const staysWords = value >= 100 && value < 1000 && this.#takesGroup()
    if (staysWords) for (const word of words) this.#row.push({ ...word, words: null })
    else this.#row.push({ text: String(value), after: words.at(-1)!.after, words })
    this.#open = !staysWords && value > 0 && value < 1000
  }

  addWord({ text, after }: Token): void {
    const value = isShort(text) ? text : shortestDigits(text, this.#language)
    const last = this.#row.at(-1)
    const group: string | null =
      value !== null && last?.words === null && this.#takesGroup() ? (groupOf(text) ?? groupOf(value)) : null
    if (last && group !== null) {
      const whole: string = last.text + group
      this.#row[this.#row.length - 1] = {
        text: group.length === 3 ? whole : (shortestDigits(whole, this.#language) ?? whole),
        after,
        words: null,
      }
      this.#open = group.length === 3 && whole.length < longestGrouped
      return
    }
    this.#row.push({ text: value ?? text, after, words: null })
    this.#open = value !== null && isShort(value)
  }

  text(): string {
    let text = ''
    for (const [at, read] of this.#row.entries()) {
      if (this.#looksGrouped(at)) for (const word of read.words!) text += word.text + word.after
      else text += read.text + read.after
    }
    return text
  }

  #takesGroup(): boolean {
    return this.#open && this.#row.at(-1)!.after === ' '
  }

  #looksGrouped(at: number): boolean {
    const { text, after, words } = this.#row[at]!
    const next = this.#row[at + 1]
    return words !== null && next?.words === null && after === ' ' && isShort(text) && groupOf(next.text) !== null
  }
}

/** For a reader of another language: English `1,200` without its comma, so that it is not 1.2 there. */
export const ungrouped = (text: string, language: Locale): string =>
  language === 'en'
    ? text.replace(/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/gu, (digits) => digits.replaceAll(',', ''))
    : text

/** Drops zeros without meaning; null for anything but digits. A comma means what it does in the language. */
function shortestDigits(text: string, language: Locale): string | null {
  if (!/^-?\d/u.test(text)) return null
  const grouped = language === 'en' && /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/u.test(text)
  const match = /^(-?)0*(\d+)(?:[.,](\d+))?$/u.exec(grouped ? text.replaceAll(',', '') : text)
  if (!match) return null
  const decimals = (match[3] ?? '').replace(/(?<!0)0+$/u, '')
  return `${match[1]!}${match[2]!}${decimals === '' ? '' : `.${decimals}`}`
}
