import { puzzleState } from '#app/features/engine/state-lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { atLeast } from './counts.ts'
import { conditionKind } from './kind.ts'

/** The number of wrong answers. */
export const attempts = conditionKind({
  schema: z.strictObject({ type: z.literal('attempts'), puzzleId: entityId, atLeast }),
  references: ({ puzzleId }) => [{ kind: 'puzzle', id: puzzleId }],
  actual: ({ puzzleId }, state) => puzzleState(state, puzzleId).wrong,
  holds: ({ puzzleId, atLeast: least }, state) => puzzleState(state, puzzleId).wrong >= least,
  leftMs: null,
})
