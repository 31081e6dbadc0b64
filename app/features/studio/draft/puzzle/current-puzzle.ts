import type { Json, JsonObject, PuzzleDraft, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

type Stored = {
  type: string
  typeVersion: number
  configuration: Record<string, unknown>
  solution: Record<string, unknown> | null
}
type Current = { typeVersion: number; configuration: JsonObject; solution: JsonObject }

/** Upgraded to the current version of its type; a row of an unknown type stays as it is. */
export function currentPuzzle(row: Stored): Current {
  const draft = { configuration: asJson(row.configuration), solution: asJson(row.solution ?? {}) }
  const type = findPuzzleType(row.type)
  if (!type || type.version === row.typeVersion) return { ...draft, typeVersion: row.typeVersion }
  return { ...type.upgradeDraft(row.typeVersion, draft), typeVersion: type.version }
}

export function problemsOf(type: string, draft: PuzzleDraft, hasPicture: boolean): PuzzleProblem[] {
  const found = findPuzzleType(type)
  return found ? found.findProblems(draft, hasPicture) : [{ code: 'unknown_type', severity: 'error', field: '' }]
}

const asJson = (value: Record<string, unknown>): JsonObject => value as Record<string, Json>
