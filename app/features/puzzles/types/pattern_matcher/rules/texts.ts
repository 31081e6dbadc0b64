import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import type { Configuration, Solution } from './schema.ts'
import { schemas } from './schema.ts'

export const texts = (draft: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  ...fieldTexts(schemas, draft, 'rowNames', 'columnNames'),
  ...(draft.configuration.shown ? [] : replyTextsOf(draft.solution.decoys)),
]
