import { puzzleState } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

/** What the condition “hints used” counts. Without a puzzle: of all. */
export function puzzleHintsTaken(state: RunState, puzzleId?: string): number {
  if (puzzleId !== undefined) return puzzleState(state, puzzleId).hints.length
  return Object.values(state.puzzles).reduce((sum, { hints }) => sum + hints.length, 0)
}

/** What players are told at the end: hints of puzzles, and steps towards goals. A nudge only answers “What can I do
 * now?” and is free, so it is no hint. */
export const hintsTaken = (state: RunState): number =>
  state.goals.reduce((sum, { steps }) => sum + Math.max(0, steps.length - 1), puzzleHintsTaken(state))
