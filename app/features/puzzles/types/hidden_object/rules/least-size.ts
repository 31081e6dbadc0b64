import type { Size } from '#app/features/puzzles/contract/contract.ts'

/** The picture to search, so large that a finger can point at things in it. */
export const leastSize = (): Size => ({ width: 260, height: 180 })
