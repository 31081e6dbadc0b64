import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { normalise } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Step } from '#app/features/puzzles/kit/rules/normalise.ts'

const folding = new Set<Step>(['compatibility', 'spaces', 'typography', 'ligatures', 'accents'])

/** Capitals without accents, ligatures spelt out, keyboard quotation marks and dashes, one space between words. */
export const fold = (text: string): string =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => normalise(line, folding, 'en').toUpperCase())
    .join('\n')
    .trim()

export const isAlphabet = (text: string): boolean =>
  text.length === letters.length && letters.every((letter) => text.includes(letter))

export const alphabetOfKeyword = (keyword: string): string =>
  [...new Set([...fold(keyword), ...letters])].filter((letter) => letters.includes(letter)).join('')

/** The alphabet in a random order in which no letter stands for itself. `random` gives numbers from 0 to 1. */
export function shuffledAlphabet(random: () => number): string {
  // Sattolo's shuffle makes one cycle of all letters, so that none stays where it was
  const shuffled = [...letters]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * at)
    const letter = shuffled[at]!
    shuffled[at] = shuffled[other]!
    shuffled[other] = letter
  }
  return shuffled.join('')
}
