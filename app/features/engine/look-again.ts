import { runTime } from './clock.ts'
import { leavesOf } from './condition.schema.ts'
import type { EditionPuzzle, EditionScene } from './edition.schema.ts'
import { puzzleState } from './lookup.ts'
import { hintsOfferedInMs, skippedInMs } from './puzzle-rules.ts'
import type { View } from './view.ts'

/**
 * In how many ms of play the passing of time alone may change what somebody sees: a hotspot of their scene waits for a minute of the
 * game, or their puzzle for the moment of its hints or of being skipped. Null when nothing waits. It may be sooner than anything really changes, never
 * later. What a conversation offers was settled when its line was said, and time limits are told by themselves.
 */
export function lookAgainInMs(
  { state, clock }: View,
  scene: EditionScene,
  puzzle: EditionPuzzle | undefined,
): number | null {
  if (state.ending) return null
  const now = runTime(state, clock)
  const minutes = scene.hotspots.flatMap(({ visible, usable }) => [visible, usable]).flatMap(leavesOf)
  const waits = minutes
    .flatMap((leaf) => (leaf.type === 'minutes_elapsed' ? [Math.ceil(leaf.atLeast * 60_000 - now)] : []))
    .filter((wait) => wait > 0)
  const ofPuzzle = puzzle
    ? [hintsOfferedInMs, skippedInMs]
        .map((waitOf) => waitOf(puzzle, puzzleState(state, puzzle.id), state, clock))
        .filter((wait) => wait !== null)
    : []
  return [...waits, ...ofPuzzle].reduce<number | null>(
    (least, wait) => (least === null ? wait : Math.min(least, wait)),
    null,
  )
}
