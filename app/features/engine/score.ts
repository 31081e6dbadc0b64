import type { EditionPuzzle } from './edition.schema.ts'
import type { PuzzleState, RunState } from './state.schema.ts'

/** The puzzle's points minus wrong answers and hints, plus a bonus that falls to 0 at the expected minutes;
 * never below 0. `now`: ms on the run's clock. */
export function pointsFor(puzzle: EditionPuzzle, state: PuzzleState, now: number): number {
  const { points, wrongAnswer, timeBonus } = puzzle.scoring
  const hints = state.hints.reduce((sum, hint) => sum + hint.cost, 0)
  const spent = (now - (state.openedAt ?? now)) / (puzzle.expectedMinutes * 60_000)
  const bonus = Math.round(timeBonus * Math.max(0, 1 - spent))
  return Math.max(0, points - wrongAnswer * state.wrong - hints + bonus)
}

/** The points of the puzzles minus what was paid to be told what to do; never below 0. */
export function score(state: RunState): number {
  const won = Object.values(state.puzzles).reduce((sum, puzzle) => sum + (puzzle.solved?.points ?? 0), 0)
  const paid = state.goals.flatMap(({ steps }) => steps).reduce((sum, { cost }) => sum + cost, 0)
  return Math.max(0, won - paid)
}
