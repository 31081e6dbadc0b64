import type { CSSProperties } from 'react'
import type { Spot } from '#app/features/puzzles/contract/contract.ts'

/** The author's spots, unless there are more or fewer of them than the puzzle has now. Pure. */
export const spotsOf = (drawn: readonly Spot[] | undefined, usual: Spot[]): readonly Spot[] =>
  drawn?.length === usual.length ? drawn : usual

/** One below the other, with room for words at both ends. Pure. */
export const inColumn = (count: number): Spot[] =>
  evenly(count, 84).map(({ middle, size }) => ({ x: 50, y: 8 + middle, width: 100, height: size }))

/** Side by side, with room for words below them. Pure. */
export const inRow = (count: number, y = 42, height = 80): Spot[] =>
  evenly(count, 100).map(({ middle, size }) => ({ x: middle, y, width: size, height }))

const evenly = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ middle: (length * (at + 0.5)) / count, size: (length / count) * 0.92 }))

/** Whether one lies over a quarter of another, or more. Pure. */
export const overlap = (spots: readonly Spot[]): boolean =>
  spots.some((one, at) =>
    spots.slice(at + 1).some((other) => {
      const shared = common(one.x, one.width, other.x, other.width) * common(one.y, one.height, other.y, other.height)
      return shared >= Math.min(one.width * one.height, other.width * other.height) / 4
    }),
  )

/** Of two lengths around their middles, what both cover. */
const common = (middle: number, length: number, otherMiddle: number, otherLength: number): number =>
  Math.max(0, Math.min(length, otherLength, (length + otherLength) / 2 - Math.abs(middle - otherMiddle)))

/** Where something lies on what is around it. */
export const spotStyle = ({ x, y, width, height }: Spot): CSSProperties => ({
  left: `${x - width / 2}%`,
  top: `${y - height / 2}%`,
  width: `${width}%`,
  height: `${height}%`,
})
