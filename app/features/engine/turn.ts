import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Json, JudgeContext, Verdict, WorkedHint } from '#app/features/puzzles/contract/contract.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { EditionSecrets, SecretPuzzle } from './edition-secrets.schema.ts'
import type { EventBody, RunEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { RunState } from './state.schema.ts'

/** How answers are judged; `puzzles/registry/puzzle-judge.server.ts` has the real one. */
export interface Judge {
  judge(puzzle: SecretPuzzle, answer: unknown, context: JudgeContext): Verdict
  /** The right answer in each language that has one of its own, in a run of this seed. */
  reveal(puzzle: SecretPuzzle, seed: number): Partial<Record<Locale, Json>>
  /** What those are told who solved it, in each language that has it; empty where nothing is. */
  told(puzzle: SecretPuzzle): LocalText
  /** A hint that the type works out from what a player noted and from what earlier ones said. */
  hint(puzzle: SecretPuzzle, notes: unknown, known: readonly Json[]): WorkedHint
}

/** All that commands are applied with: both halves of the edition, and the judge. */
export interface Game {
  edition: EditionDocument
  secrets: EditionSecrets
  judge: Judge
  /** Its creator tries it out, and may change the state by hand; absent for everybody else. */
  isPlaytest?: boolean
}

/** Who asks, and in which language they read the game. Both come from the server. */
export interface Actor {
  playerId: string
  language: Locale
}

/**
 * Why a command is refused. Nothing has changed then.
 * - `notInRun`, `finished`: no command but joining or leaving makes sense
 * - `notHere`: no such place here, as far as the player may know
 * - `blocked`: it is here and does not work yet; the projection has the author's words
 * - `nothingHere`: nobody scripted what it should do
 * - `notOpen`, `alreadySolved`, `paused` (with `retryAfterMs`), `timeUp`, `timeNotUp`, `alreadyTried`, `malformedAnswer`
 * - `noHintLeft`, `cannotReveal`; `hintGiven`: somebody else took the hint that the player saw the price of; `nothingToAdd`: what the player noted needs no hint
 * - `notHeld`: the party has no such item; `alreadyHeld`: it has one and cannot have two; `cannotUse`, `cannotUseOn`, `cannotCombine`: nobody scripted that, or not for now
 * - `nothingToSay`, `notTalking`, `choiceNeeded`, `choiceLocked`; `movedOn`: the conversation is not where the player saw it
 */
export type RefusalCode =
  | 'notInRun'
  | 'finished'
  | 'notHere'
  | 'blocked'
  | 'nothingHere'
  | 'notOpen'
  | 'alreadySolved'
  | 'paused'
  | 'timeUp'
  | 'timeNotUp'
  | 'alreadyTried'
  | 'malformedAnswer'
  | 'noHintLeft'
  | 'hintGiven'
  | 'nothingToAdd'
  | 'cannotReveal'
  | 'notHeld'
  | 'alreadyHeld'
  | 'cannotUse'
  | 'cannotUseOn'
  | 'cannotCombine'
  | 'nothingToSay'
  | 'notTalking'
  | 'choiceNeeded'
  | 'choiceLocked'
  | 'movedOn'

export interface Refusal {
  refused: RefusalCode
  /** For `paused`. */
  retryAfterMs?: number
}

/** One command under way: the state as it stands after the events so far. */
export interface Turn {
  readonly game: Game
  readonly actor: Actor
  readonly clock: Clock
  state: RunState
  readonly events: RunEvent[]
}

/** Lets something happen: the event is kept and the state moves on. */
export function emit(turn: Turn, body: EventBody): void {
  const event: RunEvent = { ...body, at: runTime(turn.state, turn.clock) }
  turn.events.push(event)
  turn.state = evolve(turn.state, event)
}
