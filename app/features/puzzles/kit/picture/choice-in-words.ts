const fewestWrong = 3

export const plainWords = (text: string): string => text.trim().toLowerCase()

/** Below so many things in words, those to pick are most of them: then nobody is offered the list. */
export const isChoiceOf = (things: number, right: number): boolean => things >= right + Math.max(fewestWrong, right)

/** Whoever works by words needs as many wrong things as `right` ones, or the list would be the answer. */
export function leavesAChoice(right: readonly string[], wrong: readonly string[]): boolean {
  const known = right.map(plainWords)
  const others = new Set(wrong.map(plainWords).filter((text) => text !== '' && !known.includes(text)))
  return others.size >= Math.max(fewestWrong, right.length)
}
