import { isSolved } from '#app/features/engine/state-lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const puzzleSolved = conditionKind({
  schema: z.strictObject({ type: z.literal('puzzle_solved'), puzzleId: entityId }),
  references: ({ puzzleId }) => [{ kind: 'puzzle', id: puzzleId }],
  actual: ({ puzzleId }, state) => isSolved(state, puzzleId),
  holds: ({ puzzleId }, state) => isSolved(state, puzzleId),
  leftMs: null,
})
