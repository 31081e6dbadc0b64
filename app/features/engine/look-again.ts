import { leavesOf } from './condition.schema.ts'
import { kindOfLeaf } from './conditions/index.ts'
import type { EditionPuzzle, EditionScene } from './edition.schema.ts'
import { conditionsIn } from './conditions-in.ts'
import { limitLeftMs } from './direct-group.ts'
import { puzzleState } from './state-lookup.ts'
import { hintsOfferedInMs, skippedInMs } from './puzzle-rules.ts'
import type { View } from './view.ts'

/** In how many ms time alone may change a player's view: may be too early, never too late. Null if nothing waits. */
export function lookAgainInMs(
  { state, clock }: View,
  scene: EditionScene,
  puzzle: EditionPuzzle | undefined,
): number | null {
  if (state.ending || state.halted) return null
  const limit = limitLeftMs(state, clock)
  const waits = conditionsIn(scene)
    .flatMap(leavesOf)
    .flatMap((leaf) => kindOfLeaf(leaf).leftMs?.(leaf, state, clock) ?? [])
    .filter((wait) => wait > 0)
  const ofPuzzle = puzzle
    ? [hintsOfferedInMs, skippedInMs]
        .map((waitOf) => waitOf(puzzle, puzzleState(state, puzzle.id), state, clock))
        .filter((wait) => wait !== null)
    : []
  return [...waits, ...ofPuzzle, ...(limit ? [limit] : [])].reduce<number | null>(
    (least, wait) => (least === null ? wait : Math.min(least, wait)),
    null,
  )
}
