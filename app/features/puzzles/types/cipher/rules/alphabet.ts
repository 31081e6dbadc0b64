import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { normalise } from '#app/features/puzzles/kit/rules/normalise.ts'
import type { Step } from '#app/features/puzzles/kit/rules/normalise.ts'

const folding = new Set<Step>(['compatibility', 'spaces', 'typography', 'ligatures', 'accents'])

/**
 * What is encrypted of what an author types: capitals without accents (É is E, Ç is C), ligatures spelt out (Œ is OE), quotation
 * marks, apostrophes and dashes as on a keyboard, one space between words. Punctuation, digits and line breaks stay. Without this rule
 * a French message would keep letters that no disc and no table has, and they would give it away.
 */
export const fold = (text: string): string =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => normalise(line, folding, 'en').toUpperCase())
    .join('\n')
    .trim()

/** Whether a text is an order of the 26 letters: each once. */
export const isAlphabet = (text: string): boolean =>
  text.length === letters.length && letters.every((letter) => text.includes(letter))

/** The cipher alphabet that begins with a keyword's letters and goes on with the others in their order, as on paper for centuries. */
export const alphabetOfKeyword = (keyword: string): string =>
  [...new Set([...fold(keyword), ...letters])].filter((letter) => letters.includes(letter)).join('')

/** The alphabet in a chance order in which no letter stands for itself. `random` gives numbers from 0 to 1. */
export function shuffledAlphabet(random: () => number): string {
  // Sattolo's way: one ring through all letters, so that none stays where it was
  const order = [...letters]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * at)
    const letter = order[at]!
    order[at] = order[other]!
    order[other] = letter
  }
  return order.join('')
}
