import { foldText } from '#app/shared/fold-text.ts'

/** Each once, and none that the riddle has already. */
export function unlike(words: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(foldText))
  return words.filter((word) => {
    const folded = foldText(word)
    return !seen.has(folded) && seen.add(folded)
  })
}
