import { mostBlanks } from './limits.ts'

/** Splits at the blanks: three or more underscores are one. Underscores beyond the last blank that counts stay. */
export function stretchesOf(riddleText: string): string[] {
  const runs = [...riddleText.matchAll(/_{3,}/gu)].slice(0, mostBlanks)
  const starts = [0, ...runs.map((run) => run.index + run[0].length)]
  const ends = [...runs.map((run) => run.index), riddleText.length]
  return starts.map((start, at) => riddleText.slice(start, ends[at]))
}

export const countBlanks = (riddleText: string): number => stretchesOf(riddleText).length - 1

/** A blank with what a line break must not separate from it: the bracket or `l’` before, the full stop after. */
interface Blank {
  text: string
  before: string
  after: string
}

export function layBlanks(riddleText: string): { blanks: Blank[]; rest: string } {
  const [first = '', ...others] = stretchesOf(riddleText)
  const blanks: Blank[] = []
  let text = first
  for (const stretch of others) {
    const before = /(?:(?<!\p{L})\p{L}{1,2}['’]|[^\s\p{L}\p{N}_]{1,3}[\u00a0\u202f]?)$/u.exec(text)?.[0] ?? ''
    const after = /^[\u00a0\u202f]?[^\s\p{L}\p{N}_]{1,3}/u.exec(stretch)?.[0] ?? ''
    blanks.push({ text: text.slice(0, text.length - before.length), before, after })
    text = stretch.slice(after.length)
  }
  return { blanks, rest: text }
}

/** The words in the blanks as they are kept while typing: one per line, since none can contain a line break. */
export const wordPerBlank = (lines: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => lines.split('\n')[at] ?? '')

export const joinWords = (lines: string): string =>
  lines
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ')

/** The next empty blank or, from a filled one, also one before it; null when the answer should be sent. */
export function nextBlank(words: readonly string[], at: number): number | null {
  const isEmpty = (word: string) => word.trim() === ''
  const later = words.findIndex((word, index) => index > at && isEmpty(word))
  if (later !== -1) return later
  const earlier = isEmpty(words[at] ?? '') ? -1 : words.findIndex(isEmpty)
  return earlier === -1 ? null : earlier
}
