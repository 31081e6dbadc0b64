import { isBlank } from '#app/i18n/local-text.ts'
import { afterAttempts } from '#app/features/puzzles/kit/rules/cool-down.ts'
import { applyEffects } from './apply-effects.ts'
import { runTime } from './clock.ts'
import type { PlayerCommand } from './command.schema.ts'
import type { EditionPuzzle } from './edition.schema.ts'
import type { SecretPuzzle } from './edition-secrets.schema.ts'
import { findPuzzle } from './lookup.ts'
import { own, puzzleState } from './state-lookup.ts'
import { attemptsLeft, canReveal, keptSteps, pausedForMs, seedFor, timeLeftMs } from './puzzle-rules.ts'
import { roles } from '#app/shared/player-roles.ts'
import { isFor } from './roles.ts'
import { pointsFor } from './score.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, narrow, narrowToPlace } from './turn.ts'

interface OpenPuzzle {
  puzzle: EditionPuzzle
  secret: SecretPuzzle
}

function openPuzzle(turn: Turn, puzzleId: string): OpenPuzzle | null {
  if (own(turn.state.players, turn.actor.playerId)?.puzzleId !== puzzleId) return null
  const puzzle = findPuzzle(turn.game.edition, puzzleId)
  const secret = turn.game.secrets.puzzles.find((candidate) => candidate.id === puzzleId)
  narrowToPlace(turn, turn.actor.playerId)
  return puzzle && secret ? { puzzle, secret } : null
}

/** Judges an answer, unless the party must wait: then not even a correct one is considered. */
export function answerPuzzle(turn: Turn, puzzleId: string, answer: unknown): Refusal | null {
  const open = openPuzzle(turn, puzzleId)
  if (!open) return { refused: 'notOpen' }
  const state = puzzleState(turn.state, puzzleId)
  if (state.solved) return { refused: 'alreadySolved' }
  const retryAfterMs = pausedForMs(state, turn.clock)
  if (retryAfterMs > 0) return { refused: 'paused', retryAfterMs }
  if (timeLeftMs(open.puzzle, state, turn.state, turn.clock) === 0) return { refused: 'timeUp' }
  const { playerId, language } = turn.actor
  const verdict = turn.game.judge.judge(open.secret, answer, {
    language,
    progress: state.progress,
    seed: seedFor(open.puzzle, turn.state),
  })
  switch (verdict.outcome) {
    case 'malformed':
      return { refused: 'malformedAnswer' }
    case 'solved':
      solve(turn, open, false)
      return null
    case 'partial': {
      const { progress, view, again, reply = null } = verdict
      emit(turn, { type: 'answered_in_part', playerId, puzzleId, progress, view, ...(again && { again }), reply })
      return null
    }
    case 'wrong':
      if (state.tried.includes(verdict.key)) return { refused: 'alreadyTried' }
      emit(turn, { type: 'answered_wrong', playerId, puzzleId, key: verdict.key, reply: verdict.reply ?? null })
      exhaust(turn, open)
      return null
  }
}

/** Applies the consequence of the last attempt, which like a solution is everybody's; the author's effects happen only
 * once for the whole party. */
function exhaust(turn: Turn, { puzzle, secret }: OpenPuzzle): void {
  const state = puzzleState(turn.state, puzzle.id)
  if (attemptsLeft(puzzle, state) > 0) return
  turn.audience = roles
  const { pauseMs, penaltyMs, answerOffered } = afterAttempts(puzzle.afterAttempts, state.exhausted + 1)
  const pausedUntil = pauseMs > 0 ? turn.clock.now + pauseMs : null
  emit(turn, { type: 'attempts_exhausted', puzzleId: puzzle.id, pausedUntil, penaltyMs, answerOffered })
  if (state.exhausted === 0) applyEffects(turn, secret.onFail ?? [])
}

function solve(turn: Turn, { puzzle, secret }: OpenPuzzle, revealed: boolean): void {
  const state = puzzleState(turn.state, puzzle.id)
  const points = revealed ? 0 : pointsFor(puzzle, state, runTime(turn.state, turn.clock))
  const answer = revealed ? turn.game.judge.reveal(secret, seedFor(puzzle, turn.state)) : null
  const told = turn.game.judge.told(secret)
  turn.audience = roles
  emit(turn, {
    type: 'puzzle_solved',
    playerId: turn.actor.playerId,
    puzzleId: puzzle.id,
    points,
    revealed,
    answer,
    ...(!isBlank(told) && { told }),
  })
  applyEffects(turn, secret.onSolve)
}

/** Gives the next hint: written ones first, then those that the type works out from `notes`.
 * If `place` is not the next, somebody has taken that hint in the meantime. */
export function takeHint(
  turn: Turn,
  { puzzleId, place, notes }: Extract<PlayerCommand, { type: 'take_hint' }>,
): Refusal | null {
  const open = openPuzzle(turn, puzzleId)
  if (!open) return { refused: 'notOpen' }
  const state = puzzleState(turn.state, puzzleId)
  if (state.solved) return { refused: 'alreadySolved' }
  if (place !== undefined && place !== state.hints.length) return { refused: 'hintGiven' }
  const price = open.puzzle.hintCosts[state.hints.length]
  if (price === undefined) return { refused: 'noHintLeft' }
  const cost = turn.game.givesFree ? 0 : price
  const role = open.puzzle.hintRoles?.[state.hints.length]
  narrow(turn, (roles) => isFor(role ? [role] : undefined, roles))
  const given = { type: 'hint_given', playerId: turn.actor.playerId, puzzleId, cost } as const
  const text = open.secret.hints[state.hints.length]
  if (text !== undefined) {
    emit(turn, { ...given, text })
    return null
  }
  const hint = turn.game.judge.hint(
    open.secret,
    notes,
    state.hints.flatMap(({ known }) => (known === undefined ? [] : [known])),
  )
  if (hint.outcome !== 'hint') return { refused: hint.outcome === 'complete' ? 'nothingToAdd' : 'malformedAnswer' }
  emit(turn, { ...given, text: hint.text, known: hint.known, ...(hint.shown !== undefined && { shown: hint.shown }) })
  return null
}

export function revealPuzzle(turn: Turn, puzzleId: string): Refusal | null {
  const open = openPuzzle(turn, puzzleId)
  if (!open) return { refused: 'notOpen' }
  const state = puzzleState(turn.state, puzzleId)
  if (state.solved) return { refused: 'alreadySolved' }
  if (!canReveal(open.puzzle, state, turn.state, turn.clock)) return { refused: 'cannotReveal' }
  solve(turn, open, true)
  return null
}

export function restartPuzzle(turn: Turn, puzzleId: string): Refusal | null {
  const open = openPuzzle(turn, puzzleId)
  if (!open) return { refused: 'notOpen' }
  if (timeLeftMs(open.puzzle, puzzleState(turn.state, puzzleId), turn.state, turn.clock) !== 0)
    return { refused: 'timeNotUp' }
  emit(turn, { type: 'puzzle_restarted', playerId: turn.actor.playerId, puzzleId, ...keptSteps(open.puzzle) })
  return null
}
