export type Difference = { start: string; gone: string; added: string; end: string }

const wordsIn = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** What stays at both ends, in whole words, and what is between them. */
export function differenceOf(before: string, after: string): Difference {
  const [old, now] = [wordsIn(before), wordsIn(after)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return {
    start: old.slice(0, start).join(''),
    gone: old.slice(start, old.length - end).join(''),
    added: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}
