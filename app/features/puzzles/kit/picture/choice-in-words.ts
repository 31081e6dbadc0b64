const fewestWrong = 3

export const plainWords = (text: string): string => text.trim().toLowerCase()

/**
 * Whether who works by words still has a puzzle: at least as many wrong things as right ones, or the list would be the
 * answer.
 * @param right the words of each right thing
 */
export function leavesAChoice(right: readonly string[], wrong: readonly string[]): boolean {
  const known = right.map(plainWords)
  const others = new Set(wrong.map(plainWords).filter((text) => text !== '' && !known.includes(text)))
  return others.size >= Math.max(fewestWrong, right.length)
}
