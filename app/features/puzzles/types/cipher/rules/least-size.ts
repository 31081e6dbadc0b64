import type { Size } from '#app/features/puzzles/contract/contract.ts'

/** The field for the message; paper and tools stay beside the object. */
export const leastSize = (): Size => ({ width: 240, height: 140 })
