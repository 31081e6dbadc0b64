import { puzzleHintsTaken } from '#app/features/engine/hints-taken.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { atLeast } from './counts.ts'
import { conditionKind } from './kind.ts'

/** Hints of puzzles only: how much the game itself told about goals is nothing that an author can foresee. */
export const hintsUsed = conditionKind({
  schema: z.strictObject({ type: z.literal('hints_used'), puzzleId: entityId.optional(), atLeast }),
  references: ({ puzzleId }) => (puzzleId === undefined ? [] : [{ kind: 'puzzle', id: puzzleId }]),
  actual: ({ puzzleId }, state) => puzzleHintsTaken(state, puzzleId),
  holds: ({ puzzleId, atLeast: least }, state) => puzzleHintsTaken(state, puzzleId) >= least,
  leftMs: null,
})
