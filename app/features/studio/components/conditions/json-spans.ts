import { joinPath } from './json-places.ts'
import type { JsonPlace } from './json-places.ts'
import { lineAndColumn } from './json-slip.ts'

/** A stretch of a text: the first sign and the one behind the last. */
export type Span = { start: number; end: number }

/** Where a value stands, and its key if it has one. */
type Found = { value: Span; key: Span | null; opens: boolean }

type Key = Span & { name: string }
type Open = { path: string; start: number; key: Key | null; inList: boolean; at: number; within: Key | null }

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Where each value of a JSON text stands, by its path (`of[1].puzzleId`, empty for the whole). The text must be JSON. */
export function jsonSpans(text: string): Map<string, Found> {
  const found = new Map<string, Found>()
  const open: Open[] = []
  for (const match of text.matchAll(token)) {
    const [sign] = match
    const span = { start: match.index, end: match.index + sign.length }
    const around = open.at(-1)
    const path =
      around === undefined ? '' : joinPath(around.path, around.inList ? around.at : (around.within?.name ?? ''))
    if (sign === '{' || sign === '[')
      open.push({ path, start: span.start, key: around?.within ?? null, inList: sign === '[', at: 0, within: null })
    else if (sign === '}' || sign === ']') {
      const { path: closed, start, key } = open.pop()!
      found.set(closed, { value: { start, end: span.end }, key, opens: true })
    } else if (sign === ',') {
      around!.at += 1
      around!.within = null
    } else if (sign === ':') continue
    else if (around && !around.inList && around.within === null)
      around.within = { ...span, name: JSON.parse(sign) as string }
    else found.set(path, { value: span, key: around?.within ?? null, opens: false })
  }
  return found
}

/** The path of what a path lies in. */
const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))

/**
 * The stretch of a text that a complaint is about: the key that is not known, the value that does not fit, and of what is missing the
 * bracket in which it should stand.
 */
export function spanOf(
  { path, problem }: Pick<JsonPlace, 'path' | 'problem'>,
  spans: ReturnType<typeof jsonSpans>,
): Span {
  let at = path
  while (at !== '' && !spans.has(at)) at = above(at)
  const found = spans.get(at)
  if (!found) return { start: 0, end: 0 }
  if (problem === 'unknown' && at === path && found.key) return { start: found.key.start, end: found.key.end }
  return found.opens ? { start: found.value.start, end: found.value.start + 1 } : found.value
}

/** A text cut into stretches, with the complaints' marked; they may lie within each other, and each sign is given once. */
export function cut(text: string, spans: readonly Span[]): { text: string; marked: boolean; start: number }[] {
  const edges = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length])].toSorted(
    (one, other) => one - other,
  )
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1]!
    return { text: text.slice(start, end), start, marked: spans.some((span) => span.start <= start && end <= span.end) }
  })
}

/** Line and column of a stretch, as one counts them. */
export const placeOfSpan = (text: string, { start }: Span): { line: number; column: number } =>
  lineAndColumn(text, start)
