import { foldText } from '#app/shared/fold-text.ts'

/** Without repetitions, and without words that the riddle already has. */
export function unlike(words: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(foldText))
  return words.filter((word) => {
    const folded = foldText(word)
    return !seen.has(folded) && seen.add(folded)
  })
}
