import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { currentPuzzle } from '#app/features/studio/draft/puzzle/current-puzzle.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'

type Puzzle = ProjectDocument['puzzles'][number]

/** Upgraded to the current version of its type; an unknown type stays. @throws ProjectRefused newerVersion */
export function currentProjectPuzzle(puzzle: Puzzle): Puzzle & { typeVersion: number } {
  const type = findPuzzleType(puzzle.type)
  const typeVersion = puzzle.typeVersion ?? type?.version ?? 1
  if (!type || typeVersion === type.version) return { ...puzzle, typeVersion }
  if (typeVersion > type.version) throw new ProjectRefused('newerVersion')
  return {
    ...puzzle,
    ...currentPuzzle({
      type: puzzle.type,
      typeVersion,
      configuration: puzzle.configuration ?? {},
      solution: puzzle.solution ?? {},
    }),
  }
}
