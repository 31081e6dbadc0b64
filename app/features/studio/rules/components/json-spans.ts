import { parseTree } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import { joinPath } from './json-places.ts'
import type { JsonPlace } from './json-places.ts'
import { lineAndColumn } from '#app/features/studio/fields/components/json-slip.ts'

/** `end` is exclusive. */
export type Span = { start: number; end: number }

type Found = { value: Span; key: Span | null; opens: boolean }

const spanOfNode = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })

/** By path (`of[1].puzzleId`, empty for the whole). The text must be JSON. */
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

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))

/** The span of an unknown key or a wrong value; for a missing key, the opening bracket of its object. */
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

export function cut(text: string, spans: readonly Span[]): { text: string; marked: boolean; start: number }[] {
  const edges = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length])].toSorted(
    (one, other) => one - other,
  )
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1]!
    return { text: text.slice(start, end), start, marked: spans.some((span) => span.start <= start && end <= span.end) }
  })
}

export const placeOfSpan = (text: string, { start }: Span): { line: number; column: number } =>
  lineAndColumn(text, start)
