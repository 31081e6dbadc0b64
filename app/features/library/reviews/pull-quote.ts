import { longestQuote } from './review-limits.ts'

/** The whole text or its first sentences; when cut within a long one, it ends with an ellipsis. */
export function pullQuote(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longestQuote) return line
  const start = line.slice(0, longestQuote).toWellFormed()
  const sentences = /^.*[.!?…](?=\s|$)/u.exec(start)?.[0]
  return sentences ?? `${start.replace(/\s\S*$/u, '').replace(/[\s,;:–—-]+$/u, '')}…`
}
