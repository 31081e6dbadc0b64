import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { Presented } from './schema.ts'

/** The table for the answer; clues and notes stay beside the object. */
export const leastSize = ({ categories }: Presented): Size => ({
  width: 304,
  height: 68 + (categories[0]?.items.length ?? 0) * (52 * (categories.length - 1) + 44),
})
