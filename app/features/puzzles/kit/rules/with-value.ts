import type { PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'

export const withValue = (problem: PuzzleProblem, value: string): PuzzleProblem =>
  value === '' ? problem : { ...problem, value }
