import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { columnsOf, rowsOf } from './pattern.ts'
import type { Presented } from './schema.ts'

/** The board, whose places are 44 px. */
export const leastSize = ({ patternSize }: Presented): Size => ({
  width: 48 * columnsOf(patternSize) + 16,
  height: 48 * rowsOf(patternSize) + 16,
})
