import { inLanguage } from '#app/i18n/local-text.ts'
import type { EditionPuzzle } from './edition.schema.ts'
import { puzzleState } from './lookup.ts'
import type { PuzzleProjection } from './projection.ts'
import { attemptsLeft, canReveal, hintsOffered, pausedForMs, timeLeftMs } from './puzzle-rules.ts'
import type { PuzzleState } from './state.schema.ts'
import type { View } from './view.ts'

/** The puzzle that a player has open: what its type presents, and how the party stands with it. */
export function projectPuzzle(view: View, puzzle: EditionPuzzle): PuzzleProjection {
  const { clock, language, edition } = view
  const state = puzzleState(view.state, puzzle.id)
  return {
    id: puzzle.id,
    type: puzzle.type,
    name: view.text(puzzle.name),
    description: view.text(puzzle.description),
    imageAssetId: puzzle.imageAssetId,
    configuration: inLanguage(puzzle.configuration, language, edition.primaryLanguage) ?? {},
    allowedAttempts: puzzle.allowedAttempts,
    attemptsLeft: attemptsLeft(puzzle, state),
    pausedForMs: pausedForMs(state, clock),
    timeLeftMs: timeLeftMs(puzzle, state, view.state, clock),
    tried: state.tried,
    view: state.view,
    hints: projectHints(view, puzzle, state),
    canReveal: canReveal(puzzle, state, view.state, clock),
    solved: projectSolved(view, state),
  }
}

function projectHints(view: View, puzzle: EditionPuzzle, state: PuzzleState): PuzzleProjection['hints'] {
  const taken = state.hints.length
  return {
    given: state.hints.map((hint) => view.text(hint.text)),
    left: state.solved ? 0 : puzzle.hintCosts.length - taken,
    nextCost: puzzle.hintCosts[taken] ?? null,
    offered: taken < puzzle.hintCosts.length && hintsOffered(puzzle, state, view.state, view.clock),
  }
}

function projectSolved(view: View, state: PuzzleState): PuzzleProjection['solved'] {
  if (!state.solved) return null
  const { points, revealed, answer } = state.solved
  return { points, revealed, answer: answer && (inLanguage(answer, view.language, view.edition.primaryLanguage) ?? null) }
}
