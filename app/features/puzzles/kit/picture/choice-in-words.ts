/** So many wrong things there are at least to choose from. */
const fewestWrong = 3

/** Two texts that differ in nothing else are one to a reader. */
export const plainWords = (text: string): string => text.trim().toLowerCase()

/**
 * Whether who works a picture by its words still has a puzzle: at least as many wrong things to choose from as right ones. Else the
 * list of what can be chosen would be the answer.
 * @param right - the words of each right thing, empty ones included
 */
export function leavesAChoice(right: readonly string[], wrong: readonly string[]): boolean {
  const known = right.map(plainWords)
  const others = new Set(wrong.map(plainWords).filter((text) => text !== '' && !known.includes(text)))
  return others.size >= Math.max(fewestWrong, right.length)
}
