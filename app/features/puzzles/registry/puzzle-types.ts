import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { typeIds } from '#app/features/puzzles/types/index.ts'

const files = import.meta.glob<PuzzleType>('../types/*/index.ts', { eager: true, import: 'puzzleType' })

const byId = new Map(Object.values(files).map((type) => [type.id, type]))

export const puzzleTypes: readonly PuzzleType[] = typeIds.map((id) => puzzleType(id))

export const findPuzzleType = (id: string): PuzzleType | undefined => byId.get(id)

/** The type of a stored name. Throws for a name that is none: nothing may go on with it. */
export function puzzleType(id: string): PuzzleType {
  const type = byId.get(id)
  if (!type) throw new Error(`There is no puzzle type ${JSON.stringify(id)}`)
  return type
}
