import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] =>
  configuration.shown ? [] : replyTextsOf(solution.decoys)
