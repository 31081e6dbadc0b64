import { parseTree } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import { joinPath } from './json-places.ts'
import type { JsonPlace } from './json-places.ts'
import { lineAndColumn } from './json-slip.ts'

/** A stretch of a text: the first sign and the one behind the last. */
export type Span = { start: number; end: number }

/** Where a value stands, and its key if it has one. */
type Found = { value: Span; key: Span | null; opens: boolean }

const spanOfNode = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })

/** Where each value of a JSON text stands, by its path (`of[1].puzzleId`, empty for the whole). The text must be JSON. */
export function jsonSpans(text: string): Map<string, Found> {
  const found = new Map<string, Found>()
  const enter = (node: Node, path: string, key: Node | null): void => {
    found.set(path, { value: spanOfNode(node), key: key && spanOfNode(key), opens: node.children !== undefined })
    for (const [index, child] of (node.children ?? []).entries()) {
      const [name, value] = child.type === 'property' ? (child.children ?? []) : []
      if (name && value) enter(value, joinPath(path, String(name.value)), name)
      else enter(child, joinPath(path, index), null)
    }
  }
  const root = parseTree(text)
  if (root) enter(root, '', null)
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
