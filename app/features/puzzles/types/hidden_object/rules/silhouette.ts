import type { Outline } from '#app/features/puzzles/kit/picture/geometry.ts'
import { boxOf, isInside } from '#app/features/puzzles/kit/picture/geometry.ts'

export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Colours closer than this to those around a thing belong to its surroundings; of 441. */
const nearness = 46

/** A short key of the outline that a silhouette was cut from: another outline needs another silhouette. */
export function cutFrom(outline: Outline): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(outline)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Cuts away the colours that spread in from the outline's edge; keeps everything if colours do not separate it. */
export function thingWithin({ width, height, data }: Pixels, outline: Outline): boolean[] {
  const box = boxOf(outline)
  const drawn = Array.from({ length: width * height }, (_, at) =>
    isInside(outline, {
      x: box.left + (((at % width) + 0.5) / width) * box.width,
      y: box.top + ((Math.floor(at / width) + 0.5) / height) * box.height,
    }),
  )
  const around = flooded({ width, height, data }, drawn)
  const thing = drawn.map((isDrawn, at) => isDrawn && !around[at])
  const [all, left] = [drawn.filter(Boolean).length, thing.filter(Boolean).length]
  return left < all * 0.08 || left > all * 0.95 ? drawn : thing
}

function flooded({ width, height, data }: Pixels, drawn: readonly boolean[]): boolean[] {
  const reached = drawn.map(() => false)
  const neighbours = (at: number) => [
    at % width > 0 ? at - 1 : -1,
    at % width < width - 1 ? at + 1 : -1,
    at - width,
    at + width < width * height ? at + width : -1,
  ]
  const isEdge = (at: number) => drawn[at] && neighbours(at).some((next) => next < 0 || !drawn[next])
  const edge = drawn.flatMap((_, at) => (isEdge(at) ? [at] : []))
  const mean = [0, 1, 2].map(
    (part) => edge.reduce((sum, at) => sum + data[at * 4 + part]!, 0) / Math.max(1, edge.length),
  )
  const differs = (at: number, from: (part: number) => number) =>
    Math.hypot(...[0, 1, 2].map((part) => data[at * 4 + part]! - from(part)))
  const open = [...edge]
  for (const at of edge) reached[at] = true
  while (open.length > 0) {
    const at = open.pop()!
    for (const next of neighbours(at)) {
      if (next < 0 || !drawn[next] || reached[next]) continue
      // follows gradual shades, and anything like the edge as a whole
      if (
        differs(next, (part) => data[at * 4 + part]!) > nearness / 2 &&
        differs(next, (part) => mean[part]!) > nearness
      )
        continue
      if (differs(next, (part) => mean[part]!) > nearness * 1.6) continue
      reached[next] = true
      open.push(next)
    }
  }
  return reached
}
