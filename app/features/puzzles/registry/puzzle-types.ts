import type { PuzzleFamily } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { types } from '#app/features/puzzles/types/index.ts'

export const puzzleTypes: readonly PuzzleType[] = types

/** The types that an author can choose from. */
export const typesOffered = (family: PuzzleFamily, { onPaper }: { onPaper: boolean }): PuzzleType[] =>
  puzzleTypes.filter((type) => type.family === family && !(onPaper && type.needsDevice))

const byId = new Map(puzzleTypes.map((type) => [type.id, type]))

export const findPuzzleType = (id: string): PuzzleType | undefined => byId.get(id)

/** @throws for an unknown name: nothing may continue with it */
export function puzzleType(id: string): PuzzleType {
  const type = byId.get(id)
  if (!type) throw new Error(`There is no puzzle type ${JSON.stringify(id)}`)
  return type
}
