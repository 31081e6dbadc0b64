import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { findPuzzle, placedPuzzles } from '#app/features/engine/lookup.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Endings } from './endings.ts'

export type PuzzleResult = {
  id: string
  name: string
  points: number
  revealed: boolean
  hints: number
  wrong: number
  /** Null for somebody who played alone. */
  by: string | null
}

export type CurtainCall = {
  /** Active play time, and the time that wrong answers added to it. */
  activeMs: number
  penaltyMs: number
  puzzles: PuzzleResult[]
  /** Their names would give something away. */
  unsolved: number
  endings: Endings | null
  players: string[]
  mayPlayAgain: boolean
  /** Its page is for everybody. */
  mayShare: boolean
}

/** @param names of the run's players by id, including those who left */
export function puzzleResults(
  document: EditionDocument,
  state: RunState,
  language: Locale,
  names: ReadonlyMap<string, string>,
): Pick<CurtainCall, 'puzzles' | 'unsolved'> {
  const solved = Object.entries(state.puzzles).flatMap(([id, puzzle]) => {
    const known = findPuzzle(document, id)
    return known && puzzle.solved
      ? [{ id, name: textIn(known.name, language, document.primaryLanguage), puzzle, solved: puzzle.solved }]
      : []
  })
  solved.sort((one, other) => one.solved.at - other.solved.at)
  const puzzles = solved.map(({ id, name, puzzle, solved: { points, revealed, playerId } }) => ({
    id,
    name,
    points,
    revealed,
    hints: puzzle.hints.length,
    wrong: puzzle.wrong,
    by: names.size > 1 ? (names.get(playerId) ?? null) : null,
  }))
  const unsolved = placedPuzzles(document).filter(({ id }) => !state.puzzles[id]?.solved)
  return { puzzles, unsolved: unsolved.length }
}
