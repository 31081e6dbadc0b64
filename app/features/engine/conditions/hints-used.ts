import { puzzleState } from '#app/features/engine/state-lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { z } from '#app/shared/zod.ts'
import { atLeast } from './counts.ts'
import { conditionKind } from './kind.ts'

/** Without a puzzle, the hints of all puzzles count. */
export const hintsUsed = conditionKind({
  schema: z.strictObject({ type: z.literal('hints_used'), puzzleId: entityId.optional(), atLeast }),
  references: ({ puzzleId }) => (puzzleId === undefined ? [] : [{ kind: 'puzzle', id: puzzleId }]),
  actual: ({ puzzleId }, state) => countHints(state, puzzleId),
  holds: ({ puzzleId, atLeast: least }, state) => countHints(state, puzzleId) >= least,
  leftMs: null,
})

function countHints(state: RunState, puzzleId: string | undefined): number {
  if (puzzleId !== undefined) return puzzleState(state, puzzleId).hints.length
  return Object.values(state.puzzles).reduce((sum, puzzle) => sum + puzzle.hints.length, 0)
}
