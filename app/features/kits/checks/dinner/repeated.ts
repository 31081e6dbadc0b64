/** The rows whose word an earlier row has already. */
export function repeated<Row>(rows: readonly Row[], wordOf: (row: Row) => string): Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const word = sameWord(wordOf(row))
    if (seen.has(word)) return true
    seen.add(word)
    return false
  })
}

export const sameWord = (word: string): string => word.trim().replaceAll(/\s+/g, ' ').toLowerCase()
