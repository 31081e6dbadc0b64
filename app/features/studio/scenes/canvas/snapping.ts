import type { Edges, Point, Size } from './geometry.ts'

/** `at` in percent. */
export type Guide = { axis: 'x' | 'y'; at: number }

export type Lines = { x: readonly number[]; y: readonly number[] }

/** Screen pixels. */
export const snapPixels = 6

/** Percent. */
const tolerance = 0.005

const middle = (from: number, to: number): number => (from + to) / 2

export const linesOf = (others: readonly Edges[]): Lines => ({
  x: [0, 50, 100, ...others.flatMap(({ left, right }) => [left, middle(left, right), right])],
  y: [0, 50, 100, ...others.flatMap(({ top, bottom }) => [top, middle(top, bottom), bottom])],
})

function pull(places: readonly number[], lines: readonly number[], reach: number): number {
  let best: number | null = null
  for (const place of places) {
    for (const line of lines) {
      const far = line - place
      if (Math.abs(far) <= reach && (best === null || Math.abs(far) < Math.abs(best))) best = far
    }
  }
  return best ?? 0
}

const touching = (axis: Guide['axis'], places: readonly number[], lines: readonly number[]): Guide[] =>
  [...new Set(lines.filter((line) => places.some((place) => Math.abs(place - line) < tolerance)))].map((at) => ({
    axis,
    at,
  }))

/** @param drawn size on the screen @returns the additional move and the lines that it snaps to */
export function snapped(edges: Edges, lines: Lines, drawn: Size): { by: Point; guides: Guide[] } {
  const [xs, ys] = [
    [edges.left, middle(edges.left, edges.right), edges.right],
    [edges.top, middle(edges.top, edges.bottom), edges.bottom],
  ]
  const by = {
    x: pull(xs, lines.x, (snapPixels / drawn.width) * 100),
    y: pull(ys, lines.y, (snapPixels / drawn.height) * 100),
  }
  const guides = [
    ...touching(
      'x',
      xs.map((x) => x + by.x),
      lines.x,
    ),
    ...touching(
      'y',
      ys.map((y) => y + by.y),
      lines.y,
    ),
  ]
  return { by, guides }
}

export function snappedPoint(point: Point, lines: Lines, drawn: Size): { point: Point; guides: Guide[] } {
  const { by, guides } = snapped({ left: point.x, right: point.x, top: point.y, bottom: point.y }, lines, drawn)
  return { point: { x: point.x + by.x, y: point.y + by.y }, guides }
}
