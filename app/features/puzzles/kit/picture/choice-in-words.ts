const fewestWrong = 3

export const plainWords = (text: string): string => text.trim().toLowerCase()

/** With fewer things in words, most of them would be correct picks: then the list is offered to nobody. */
export const isChoiceOf = (things: number, right: number): boolean => things >= right + Math.max(fewestWrong, right)

/** Players who pick from the words need as many wrong things as `right` ones, or the list would be the answer. */
export function leavesAChoice(right: readonly string[], wrong: readonly string[]): boolean {
  const known = right.map(plainWords)
  const others = new Set(wrong.map(plainWords).filter((text) => text !== '' && !known.includes(text)))
  return others.size >= Math.max(fewestWrong, right.length)
}
