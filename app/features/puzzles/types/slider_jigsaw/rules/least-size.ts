import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { shapeOf } from './board.ts'
import type { Presented } from './schema.ts'

/** Pieces of 44 px; a jigsaw has as much room again for those that are not in their place. */
export function leastSize(presented: Presented): Size {
  const { columns, rows, variant } = shapeOf(presented)
  const height = 48 * rows + 12
  return { width: 48 * columns + 18, height: variant === 'jigsaw' ? 2 * height + 16 : height }
}
