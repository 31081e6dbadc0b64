import { findPuzzleType } from '#app/features/puzzles/registry.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { EditionPuzzle } from './edition.schema.ts'
import type { PuzzleState, RunState } from './state.schema.ts'

/** Wrong answers left before the attempts are used up. */
export const attemptsLeft = (puzzle: EditionPuzzle, state: PuzzleState): number => Math.max(0, puzzle.allowedAttempts - state.wrongSincePause)

/** How long no answer is judged yet, in ms; 0 when answers are. */
export const pausedForMs = (state: PuzzleState, clock: Clock): number => Math.max(0, (state.pausedUntil ?? 0) - clock.now)

/** What is left of the time limit in ms, 0 when it is over; null when none runs. */
export function timeLeftMs(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): number | null {
  if (run.untimed || state.solved || puzzle.timeLimitSeconds === null || state.clockStartedAt === null) return null
  return Math.max(0, state.clockStartedAt + puzzle.timeLimitSeconds * 1000 - runTime(run, clock))
}

/** Whether opening the puzzle now starts its time limit: the first time, and after it ran out. */
export function opensWithClock(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (run.untimed || state.solved || puzzle.timeLimitSeconds === null) return false
  return state.clockStartedAt === null || timeLeftMs(puzzle, state, run, clock) === 0
}

/** What the event of a clock that begins anew says of the steps that were done. */
export const keptSteps = (puzzle: EditionPuzzle): { keepsProgress?: true } => (findPuzzleType(puzzle.type)?.keepsProgress ? { keepsProgress: true } : {})

/** Whether the party should be told that hints are there: past 1.5 times the expected minutes, or after three wrong answers. */
export function hintsOffered(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (state.solved || state.openedAt === null) return false
  return state.wrong >= 3 || runTime(run, clock) - state.openedAt > puzzle.expectedMinutes * 90_000
}

/** In how many ms of play time alone brings the hints to the party's notice; null when they are offered already, or time does not bring them. */
export function hintsOfferedInMs(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): number | null {
  if (state.solved || state.openedAt === null || hintsOffered(puzzle, state, run, clock)) return null
  // Past the moment, not at it
  return Math.floor(state.openedAt + puzzle.expectedMinutes * 90_000 - runTime(run, clock)) + 1
}

/**
 * Whether the answer may be seen: after the last hint, or when the author offers it after the attempts. A puzzle without
 * hints gives way when hints would be offered, so that nobody is stuck for ever.
 */
export function canReveal(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (state.solved) return false
  if (state.answerOffered) return true
  if (state.hints.length < puzzle.hintCosts.length) return false
  return puzzle.hintCosts.length > 0 || hintsOffered(puzzle, state, run, clock)
}
