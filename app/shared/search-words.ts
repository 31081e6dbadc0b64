import { foldLetters } from './fold-text.ts'

/** One folded word of a search. It is found inside words, but its other number (singular or plural) only as a whole
 * word. */
export type SearchWord = { text: string; others: readonly string[] }

const mostWords = 12
const leastLetters = 3

/** English and French, by ending, in both directions; endings that only add letters are found inside words anyway. */
const numbers: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/([sxz]|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(eau|eu|ou)x$/, '$1'],
  [/aux$/, 'al'],
  [/aux$/, 'ail'],
  [/([^aeiou])y$/, '$1ies'],
  [/fe?$/, 'ves'],
  [/ai?l$/, 'aux'],
]

function othersOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return []
  const others = numbers.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []))
  return [...new Set(others)].filter((other) => other.length >= leastLetters)
}

/** For every search in the product. Punctuation is literal: `%` finds `%`. */
export const wordsOfSearch = (search: string, fold: (text: string) => string = foldLetters): SearchWord[] =>
  [...new Set(fold(search).split(/\s+/u))]
    .filter(Boolean)
    .slice(0, mostWords)
    .map((text) => ({ text, others: othersOf(text) }))

/** @param folded by `foldLetters` */
export function saysWords(folded: string, words: readonly SearchWord[]): boolean {
  let whole: Set<string> | undefined
  const wholeWords = () => (whole ??= new Set(folded.split(/[^\p{L}\p{N}]+/u)))
  return words.every(({ text, others }) => folded.includes(text) || others.some((other) => wholeWords().has(other)))
}
