import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Json, JudgeContext, Verdict, WorkedHint } from '#app/features/puzzles/contract/contract.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { EditionSecrets, SecretPuzzle } from './edition-secrets.schema.ts'
import type { EventBody, RunEvent } from './events.ts'
import type { Goal, LeadsTo } from './goal.schema.ts'
import { evolve } from './evolve.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { roles } from '#app/shared/player-roles.ts'
import { isFor } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

export interface Judge {
  judge(puzzle: SecretPuzzle, answer: unknown, context: JudgeContext): Verdict
  reveal(puzzle: SecretPuzzle, seed: number): Partial<Record<Locale, Json>>
  told(puzzle: SecretPuzzle): LocalText
  hint(puzzle: SecretPuzzle, notes: unknown, known: readonly Json[]): WorkedHint
}

/** `leadsOn`: it is known to lead to an ending. */
export interface Offered {
  goal: Goal
  leadsOn: boolean
  leadsTo?: LeadsTo
}

/** `offers`: the best first. `isPartners`: none, but somebody of the other role has something to do. */
export interface Advice<Offer extends Offered = Offered> {
  offers: readonly Offer[]
  isPartners: boolean
}

export interface Game {
  edition: EditionDocument
  secrets: EditionSecrets
  judge: Judge
  isPlaytest?: boolean
  /** Hints cost nothing: the organiser of a session gives them. */
  givesFree?: boolean
  /** What a player with these roles can do now. */
  goals?: (state: RunState, playerId: string, clock: Clock, own: readonly Role[]) => Advice
}

export interface Actor {
  playerId: string
  language: Locale
  /** The players present, who are asked before what is final. */
  here?: readonly string[]
}

/** Refusals change nothing. `blocked`: the projection has the author’s message; `hintGiven`: somebody took that hint;
 * `nothingToAdd`: the notes need no hint; `movedOn`: the conversation has moved on;
 * `voteOpen`: the others have yet to answer; `noVote`: that question is closed; `halted`: its session has not begun,
 * pauses or is over; `outOfTime`: so is its session's time for this team. */
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
  | 'notCarried'
  | 'alreadyHeld'
  | 'cannotUse'
  | 'cannotUseOn'
  | 'cannotCombine'
  | 'nothingToSay'
  | 'notTalking'
  | 'choiceNeeded'
  | 'choiceLocked'
  | 'movedOn'
  | 'voteOpen'
  | 'noVote'
  | 'halted'
  | 'outOfTime'

export interface Refusal {
  refused: RefusalCode
  retryAfterMs?: number
}

export interface Turn {
  readonly game: Game
  readonly actor: Actor
  readonly clock: Clock
  state: RunState
  /** The roles that may know what happens next. */
  audience: readonly Role[]
  readonly events: RunEvent[]
}

export const newTurn = (game: Game, state: RunState, actor: Actor, clock: Clock): Turn => ({
  game,
  actor,
  clock,
  state,
  audience: roles,
  events: [],
})

/** Keeps what happens next from the role that would not see what causes it. */
export function narrow(turn: Turn, isSeenBy: (roles: readonly Role[]) => boolean): void {
  turn.audience = turn.audience.filter((role) => isSeenBy([role]))
}

/** Keeps what happens next from whoever may not know what a player is reading. */
export function narrowToPlace(turn: Turn, playerId: string): void {
  const audience = own(turn.state.players, playerId)?.for
  narrow(turn, (roles) => isFor(audience, roles))
}

export function emit(turn: Turn, body: EventBody): void {
  const { audience, state, clock } = turn
  const event: RunEvent = {
    ...body,
    at: runTime(state, clock),
    ...(audience.length < roles.length && { for: [...audience] }),
  }
  turn.events.push(event)
  turn.state = evolve(turn.state, event)
}
