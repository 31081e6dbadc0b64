import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { EditionPuzzle } from './edition.schema.ts'
import type { PuzzleState, RunState } from './state.schema.ts'

export const attemptsLeft = (puzzle: EditionPuzzle, state: PuzzleState): number =>
  Math.max(0, puzzle.allowedAttempts - state.wrongSincePause)

/** For how many ms no answer is judged yet; 0 if answers are judged. */
export const pausedForMs = (state: PuzzleState, clock: Clock): number =>
  Math.max(0, (state.pausedUntil ?? 0) - clock.now)

/** The time left of the limit in ms, 0 when it is over; null if none runs. */
export function timeLeftMs(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): number | null {
  if (run.untimed || state.solved || puzzle.timeLimitSeconds === null || state.clockStartedAt === null) return null
  return Math.max(0, state.clockStartedAt + puzzle.timeLimitSeconds * 1000 - runTime(run, clock))
}

/** The seed that lays out the puzzle: its own if every party gets the same arrangement, otherwise the run's. */
export const seedFor = (puzzle: EditionPuzzle, run: RunState): number => puzzle.variantSeed ?? run.seed

export function opensWithClock(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (run.untimed || state.solved || puzzle.timeLimitSeconds === null) return false
  return state.clockStartedAt === null || timeLeftMs(puzzle, state, run, clock) === 0
}

export const keptSteps = (puzzle: EditionPuzzle): { keepsProgress?: true } =>
  findPuzzleType(puzzle.type)?.keepsProgress ? { keepsProgress: true } : {}

/** Hints are offered past 1.5 times the expected minutes, or after three wrong answers. */
export function hintsOffered(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (state.solved || state.openedAt === null) return false
  return state.wrong >= 3 || runTime(run, clock) - state.openedAt > puzzle.expectedMinutes * 90_000
}

/** After how many more ms of play time alone offers the hints; null if they are offered already or it never will. */
export function hintsOfferedInMs(
  puzzle: EditionPuzzle,
  state: PuzzleState,
  run: RunState,
  clock: Clock,
): number | null {
  if (state.solved || state.openedAt === null || hintsOffered(puzzle, state, run, clock)) return null
  // Strictly after the moment
  return Math.floor(state.openedAt + puzzle.expectedMinutes * 90_000 - runTime(run, clock)) + 1
}

export const skipOf = ({ skip }: EditionPuzzle): NonNullable<EditionPuzzle['skip']> =>
  skip ?? { policy: 'after_hints', afterWrong: 5 }

export function skippedInMs(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): number | null {
  if (
    state.openedAt === null ||
    skipOf(puzzle).policy !== 'after_tries' ||
    canReveal(puzzle, state, run, clock) ||
    state.solved
  )
    return null
  // Exactly at the moment
  return Math.ceil(state.openedAt + puzzle.expectedMinutes * 60_000 - runTime(run, clock))
}

/** Follows the author's policy; without one, after the last hint or, if there are none, when they would be offered. */
export function canReveal(puzzle: EditionPuzzle, state: PuzzleState, run: RunState, clock: Clock): boolean {
  if (state.solved) return false
  if (state.answerOffered) return true
  const { policy, afterWrong } = skipOf(puzzle)
  if (policy === 'never') return false
  if (policy === 'any_time') return true
  if (policy === 'after_tries')
    return (
      state.wrong >= afterWrong ||
      (state.openedAt !== null && runTime(run, clock) - state.openedAt >= puzzle.expectedMinutes * 60_000)
    )
  if (state.hints.length < puzzle.hintCosts.length) return false
  return puzzle.hintCosts.length > 0 || hintsOffered(puzzle, state, run, clock)
}
