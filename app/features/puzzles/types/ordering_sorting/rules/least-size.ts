import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { Presented } from './schema.ts'

/** The cards below each other, or the boxes with the cards that are not in one. */
export const leastSize = ({ layout, items, bins = [] }: Presented): Size => ({
  width: 300,
  height:
    layout === 'bins'
      ? 120 + 90 * bins.length + 60 * Math.ceil(items.length / 2)
      : 96 + (layout === 'timeline' ? 84 : 64) * items.length,
})
