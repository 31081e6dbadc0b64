import { inLanguage } from '#app/i18n/local-text.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { leastSizeOf } from '#app/features/puzzles/registry/least-sizes.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { EditionPuzzle, EditionScene } from './edition.schema.ts'
import { puzzleState } from './state-lookup.ts'
import type { ClockProjection, PuzzleProjection, SolvedProjection } from './projection.ts'
import {
  attemptsLeft,
  canReveal,
  hintsOffered,
  hintsOfferedInMs,
  pausedForMs,
  seedFor,
  skipOf,
  timeLeftMs,
} from './puzzle-rules.ts'
import { isFor } from './roles.ts'
import type { PuzzleState } from './state.schema.ts'
import type { View } from './view.ts'

export function projectPuzzle(view: View, puzzle: EditionPuzzle, scene: EditionScene): PuzzleProjection {
  const { clock, language, edition } = view
  const state = puzzleState(view.state, puzzle.id)
  const type = findPuzzleType(puzzle.type)
  const configuration = inLanguage(puzzle.configuration, language, edition.primaryLanguage) ?? {}
  return {
    id: puzzle.id,
    type: puzzle.type,
    name: view.text(puzzle.name),
    description: view.text(puzzle.description),
    imageAssetId: puzzle.imageAssetId,
    worksOnPicture: type?.worksOnPicture ?? false,
    object: projectObject(view, puzzle, configuration),
    configuration,
    allowedAttempts: puzzle.allowedAttempts,
    attemptsLeft: attemptsLeft(puzzle, state),
    pausedForMs: pausedForMs(state, clock),
    timeLeftMs: timeLeftMs(puzzle, state, view.state, clock),
    tried: state.tried,
    view: state.view ?? type?.start(configuration, seedFor(puzzle, view.state)) ?? null,
    hints: projectHints(view, puzzle, state),
    difficulty: puzzle.difficulty ?? null,
    canReveal: canReveal(puzzle, state, view.state, clock),
    skip: { ...skipOf(puzzle), expectedMinutes: puzzle.expectedMinutes },
    solved: projectSolved(view, puzzle.id, state, scene),
  }
}

function projectObject(view: View, { type, object }: EditionPuzzle, presented: JsonObject): PuzzleProjection['object'] {
  const least = leastSizeOf(type, presented)
  return object && least ? { ...object, altText: view.text(object.altText), least } : null
}

export function projectClocks(view: View): ClockProjection[] {
  const { state, clock, edition } = view
  const running = edition.puzzles.flatMap((puzzle) => {
    const known = puzzleState(state, puzzle.id)
    const leftMs = isFor(known.for, view.roles) ? timeLeftMs(puzzle, known, state, clock) : null
    return leftMs ? [{ puzzleId: puzzle.id, name: view.text(puzzle.name), leftMs }] : []
  })
  return running.toSorted((a, b) => a.leftMs - b.leftMs)
}

function projectHints(view: View, puzzle: EditionPuzzle, state: PuzzleState): PuzzleProjection['hints'] {
  const taken = state.hints.length
  const isMore = taken < puzzle.hintCosts.length
  const isWorkedOut = isMore && taken >= puzzle.hintCosts.length - (puzzle.workedHints ?? 0)
  return {
    given: state.hints.map((hint) => (isFor(hint.for, view.roles) ? view.text(hint.text) : null)),
    shown: state.hints.flatMap(({ shown, for: audience }) =>
      shown === undefined || !isFor(audience, view.roles) ? [] : [shown],
    ),
    left: state.solved ? 0 : puzzle.hintCosts.length - taken,
    nextCost: puzzle.hintCosts[taken] ?? null,
    nextLevel: isWorkedOut ? 'worked_out' : (puzzle.hintLevels?.[taken] ?? null),
    nextShows: isWorkedOut ? (findPuzzleType(puzzle.type)?.workedHintShows ?? null) : null,
    offered: isMore && hintsOffered(puzzle, state, view.state, view.clock),
    offeredInMs: isMore ? hintsOfferedInMs(puzzle, state, view.state, view.clock) : null,
  }
}

function projectSolved(
  view: View,
  puzzleId: string,
  state: PuzzleState,
  { hotspots }: EditionScene,
): SolvedProjection | null {
  if (!state.solved) return null
  const { points, revealed, answer, told } = state.solved
  const lying = hotspots.find((hotspot) => hotspot.type === 'puzzle' && hotspot.targetId === puzzleId)
  const said = saidWhenSolved(view, puzzleId)
  return {
    points,
    revealed,
    answer: answer && (inLanguage(answer, view.language, view.edition.primaryLanguage) ?? null),
    ...(told && { told: view.text(told) }),
    ...(said.length > 0 && { said }),
    ...(lying && { place: { x: lying.x, y: lying.y, width: lying.width, height: lying.height } }),
  }
}

function saidWhenSolved(view: View, puzzleId: string): string[] {
  const { journal } = view.state
  const solved = journal.findIndex((entry) => entry.kind === 'solved' && entry.puzzleId === puzzleId)
  return journal
    .slice(solved + 1)
    .flatMap((entry) =>
      entry.at === journal[solved]?.at && entry.kind === 'said' && isFor(entry.for, view.roles)
        ? [view.text(entry.text)]
        : [],
    )
}
