import { sql } from 'drizzle-orm'
import { findPuzzleRows } from '#app/features/adventure/draft.queries.server.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { presentPuzzle } from '#app/features/studio/draft.present.ts'
import type { TranslatedFromView } from '#app/features/studio/draft-view.ts'
import type { UpdatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { splitOrigins } from './read-puzzle.ts'

/** The columns that a change of a puzzle writes but for its two halves and translations, each one named; `undefined` stays. */
export const puzzleColumns = (changes: UpdatePuzzleInput['changes']) => ({
  name: changes.name,
  description: changes.description,
  timeLimit: changes.timeLimit,
  expectedMinutes: changes.expectedMinutes,
  imageAssetId: changes.imageAssetId,
  hints: changes.hints,
  scoringRules: changes.scoringRules,
  onSolveEffects: changes.onSolveEffects,
  afterAttempts: changes.afterAttempts,
  onFailEffects: changes.onFailEffects,
  difficulty: changes.difficulty,
  skipPolicy: changes.skipPolicy,
  skipAfterWrong: changes.skipAfterWrong,
  variantSeed: changes.variantSeed,
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: splitOrigins(changes.translatedFrom).open,
})

/** The puzzle of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takePuzzle = taking(findPuzzleRows, (row) => ({ puzzles: [presentPuzzle(row)] }))

/** Keeps the answer in its own table. The puzzle's row must be held: its version guards both. */
export async function saveSolution(
  tx: Transaction,
  puzzleId: string,
  solution: JsonObject,
  translations: Record<string, Record<string, unknown>>,
  translatedFrom: TranslatedFromView = {},
): Promise<void> {
  await tx
    .insert(adventurePuzzleSolutions)
    .values({ puzzleId, solution, translations, translatedFrom })
    .onConflictDoUpdate({
      target: adventurePuzzleSolutions.puzzleId,
      set: {
        solution,
        translations,
        translatedFrom,
        version: sql`${adventurePuzzleSolutions.version} + 1`,
        updatedAt: sql`now()`,
      },
    })
}
