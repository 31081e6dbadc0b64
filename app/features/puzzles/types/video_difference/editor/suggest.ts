import { rounded } from '#app/features/puzzles/kit/picture/geometry.ts'
import type { Circle } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { largestRadius, mostDifferences } from '#app/features/puzzles/types/video_difference/rules/limits.ts'

export interface Pixels {
  width: number
  height: number
  first: Uint8ClampedArray
  second: Uint8ClampedArray
}

/** Pixels that differ by less than this, of 255, are the same: a compressed video is never still. */
const leastApart = 26

/** If more of the picture than this differs, the camera moved: then no part of it stands out. */
const mostOfPicture = 0.4

const margin = 1.2

/** The most striking part first; none when the stills differ everywhere: a change of light is no difference. */
export function suggestDifferences(pixels: Pixels): Circle[] {
  const apart = smoothed(distances(pixels), pixels.width, pixels.height)
  const differs = apart.map((distance) => (distance > leastApart ? 1 : 0))
  const share = differs.reduce<number>((sum, each) => sum + each, 0) / differs.length
  if (share > mostOfPicture) return []
  const reach = Math.max(1, Math.round(pixels.width / 80))
  const parts = connected(grown(differs, pixels.width, pixels.height, reach), pixels.width)
  const least = (pixels.width * pixels.height) / 2500
  return parts
    .map((part) => ({
      circle: circleRound(part, pixels, reach),
      weight: part.reduce((sum, at) => sum + apart[at]!, 0),
      size: part.length,
    }))
    .filter(({ size }) => size >= least)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostDifferences)
    .map(({ circle }) => circle)
}

function distances({ first, second }: Pixels): number[] {
  const shift = [0, 1, 2].map((channel) => medianShift(first, second, channel))
  return Array.from({ length: first.length / 4 }, (_, at) =>
    Math.max(...shift.map((by, channel) => Math.abs(second[at * 4 + channel]! - first[at * 4 + channel]! - by))),
  )
}

function medianShift(first: Uint8ClampedArray, second: Uint8ClampedArray, channel: number): number {
  const shifts: number[] = []
  for (let at = channel; at < first.length; at += 4) shifts.push(second[at]! - first[at]!)
  return shifts.toSorted((one, other) => one - other)[Math.floor(shifts.length / 2)] ?? 0
}

function smoothed(values: readonly number[], width: number, height: number): number[] {
  return values.map((_, at) => {
    const near = around(at, width, height, 1)
    return near.reduce((sum, each) => sum + values[each]!, 0) / near.length
  })
}

function grown(marks: readonly number[], width: number, height: number, reach: number): boolean[] {
  const next = marks.map(() => false)
  for (const [at, mark] of marks.entries())
    if (mark === 1) for (const each of around(at, width, height, reach)) next[each] = true
  return next
}

function around(at: number, width: number, height: number, reach: number): number[] {
  const [row, column] = [Math.floor(at / width), at % width]
  const near: number[] = []
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++) {
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) near.push(y * width + x)
  }
  return near
}

function connected(marks: readonly boolean[], width: number): number[][] {
  const height = marks.length / width
  const seen = marks.map((mark) => !mark)
  const parts: number[][] = []
  for (const start of marks.keys()) {
    if (seen[start]) continue
    seen[start] = true
    const part = [start]
    // it grows during the loop
    for (const at of part) {
      for (const next of around(at, width, height, 1)) {
        if (seen[next]) continue
        seen[next] = true
        part.push(next)
      }
    }
    parts.push(part)
  }
  return parts
}

function circleRound(part: readonly number[], { width, height }: Pixels, reach: number): Circle {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (const at of part) {
    const [row, column] = [Math.floor(at / width), at % width]
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
  }
  const half = Math.max(right - left, bottom - top) / 2 - reach
  const radius = (Math.max(0.5, half) / width) * 100 + margin
  return {
    x: rounded(((left + right + 1) / 2 / width) * 100),
    y: rounded(((top + bottom + 1) / 2 / height) * 100),
    radius: rounded(Math.min(largestRadius, Math.max(2, radius))),
  }
}
