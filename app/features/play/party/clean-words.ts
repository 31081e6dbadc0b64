import { isVisible, nameLine } from '#app/shared/visible-text.ts'
import { foulParts, foulPhrases, foulWords, innocent, innocentPhrases, properNames } from './foul-words.ts'
import { maskContacts, maskPhoneNumbers } from './mask-contacts.ts'
import { longestChat, longestName } from '#app/features/play/live/stream-events.ts'

// Masks insults in English and French, regardless of accents, case, stretched letters, look-alikes, gaps and asterisks.
// Words that merely contain one (Scunthorpe, députée, cocktail) are kept, and so are numbers, which may be codes

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '+': 't',
  '©': 'c',
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ƒ: 'f',
  đ: 'd',
  ł: 'l',
  а: 'a',
  в: 'b',
  е: 'e',
  и: 'n',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
const iOrL = new Set(['1', '!', '|', '¡'])
const covers = new Set(['*', '#', '%'])

type Sign = { at: number; length: number; read: string; isLetter: boolean; isCapital: boolean }

function readSign(sign: string): string {
  if (iOrL.has(sign)) return '1'
  if (covers.has(sign)) return '*'
  const bare = (lookAlikes[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase()
  return [...bare].map((part) => lookAlikes[part] ?? part).join('')
}

function readSigns(text: string): Sign[] {
  const signs: Sign[] = []
  let at = 0
  for (const sign of text) {
    const read = readSign(sign)
    // A combining mark belongs to the letter before it
    if (read !== '')
      signs.push({
        at,
        length: sign.length,
        read: /^[a-z1*]+$/.test(read) ? read : ' ',
        isLetter: /\p{L}/u.test(sign),
        isCapital: /\p{Lu}/u.test(sign),
      })
    at += sign.length
  }
  return signs
}

type Word = readonly Sign[]

function splitAtSpaces(signs: readonly Sign[]): Word[] {
  const words: Sign[][] = [[]]
  for (const sign of signs) {
    if (sign.read === ' ') words.push([])
    else words.at(-1)!.push(sign)
  }
  return words.filter((word) => word.length > 0)
}

/** `fuuck` is f1 u2 c1 k1. */
const runsOf = (word: string): [string, number][] =>
  [...word.matchAll(/(.)\1*/g)].map(([run, letter]) => [letter!, run.length])

/** Whether the letters match, stretched or not: `asss` says `ass`, `as` does not. */
function says(said: readonly [string, number][], word: readonly [string, number][]): boolean {
  return (
    said.length === word.length &&
    word.every(([letter, length], place) => said[place]![0] === letter && said[place]![1] >= length)
  )
}

const runsOfFoul = foulWords.map(runsOf)

const fits = (covered: string, word: string): boolean =>
  covered.length === word.length &&
  [...word].every((letter, place) => covered[place] === letter || covered[place] === '*')

function isFoulReading(read: string, apart: boolean): boolean {
  if (innocent.has(read)) return false
  if (read.includes('*'))
    return (
      read.replaceAll('*', '').length >= 2 &&
      [...foulWords, ...foulParts].some((word) => word.length >= 4 && fits(read, word))
    )
  const runs = runsOf(read)
  if (runsOfFoul.some((word) => says(runs, word))) return true
  const squeezed = runs.map(([letter]) => letter).join('')
  if ([read, squeezed].some((form) => foulParts.some((part) => form.includes(part)))) return true
  return apart && foulWords.some((word) => word.length >= 4 && read.includes(word))
}

function withoutRim(word: Word): Word {
  const isRim = ({ isLetter, read }: Sign) => !isLetter && (read === '1' || read === '*' || read === 't')
  const from = word.findIndex((sign) => !isRim(sign))
  return word.slice(from, word.findLastIndex((sign) => !isRim(sign)) + 1)
}

function readingsOf(word: Word): string[] {
  const forms = [word, withoutRim(word)].map((part) => part.map((sign) => sign.read).join(''))
  return [...new Set(forms.flatMap((form) => [form.replaceAll('1', 'i'), form.replaceAll('1', 'l')]))]
}

const isProperName = ([first, ...rest]: Word): boolean =>
  first!.isCapital &&
  rest.every(({ isLetter, isCapital }) => isLetter && !isCapital) &&
  properNames.has([first!, ...rest].map(({ read }) => read).join(''))

const isFoul = (word: Word, apart = false): boolean =>
  word.some(({ isLetter }) => isLetter) &&
  !isProperName(word) &&
  readingsOf(word).some((read) => isFoulReading(read, apart))

function spelledOut(words: readonly Word[]): Word[] {
  const found: Word[] = []
  let row: Sign[] = []
  for (const word of [...words, null]) {
    if (word?.length === 1) {
      row.push(...word)
      continue
    }
    if (row.length >= 3) found.push(row)
    row = []
  }
  return found
}

function inPhrases(words: readonly Word[], phrases: readonly (readonly string[])[]): Word[] {
  const read = words.map((word) => readingsOf(word)[0]!)
  return phrases.flatMap((phrase) =>
    words.flatMap((_, from) =>
      phrase.every((part, place) => read[from + place] === part) ? words.slice(from, from + phrase.length) : [],
    ),
  )
}

export function maskFoulWords(text: string): string {
  const words = splitAtSpaces(readSigns(text))
  const harmless = inPhrases(words, innocentPhrases)
  const foul = [
    ...words.filter((word) => isFoul(word) && !harmless.includes(word)),
    ...spelledOut(words).filter((word) => isFoul(word, true)),
    ...inPhrases(words, foulPhrases),
  ]
  if (foul.length === 0) return text
  const masked = new Map(foul.flat().map((sign) => [sign.at, sign.length]))
  let clean = ''
  for (let at = 0; at < text.length;) {
    const length = masked.get(at)
    clean += length === undefined ? text[at] : '*'
    at += length ?? 1
  }
  return clean
}

const tidy = (text: string): string => (isVisible(text) ? nameLine(text) : '')

/** Never cuts through an emoji or an accented letter. */
const upTo = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).toWellFormed().replaceAll('\uFFFD', '').trim()

/** One line, at most 40 characters; may be empty. */
export const cleanName = (typed: string): string => upTo(maskFoulWords(tidy(typed)), longestName)

/** May be empty. Hiding phone numbers also hides codes of the same length. */
export const cleanChat = (typed: string, { hidesNumbers = true } = {}): string => {
  const masked = maskContacts(tidy(typed))
  return upTo(maskFoulWords(hidesNumbers ? maskPhoneNumbers(masked) : masked), longestChat)
}
