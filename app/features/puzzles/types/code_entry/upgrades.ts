import type { PuzzleUpgrade } from '#app/features/puzzles/contract/contract.ts'

/** From version 1 nothing older exists. A new version adds its step here and a draft of the old one to fixtures.ts. */
export const upgrades: readonly PuzzleUpgrade[] = []
