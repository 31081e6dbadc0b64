import type { Size } from '#app/features/puzzles/contract/contract.ts'

/** Two pictures side by side. */
export const leastSize = (): Size => ({ width: 300, height: 166 })
