// Across all runs, since a new run would bring new attempts: by account or cookie, and for guests and unverified
// accounts, which are created in seconds, by address too. Decision 008 has the limits and their reasons

import type { RunState } from '#app/features/engine/state.schema.ts'

const minute = 60_000

export const windowMs = 10 * minute
const longWindowMs = 180 * minute
const mostOfActor = 30
export const mostOfNewcomers = 30
/** Answers in the newcomers' budget for people who have guessed before. */
export const mostOfAgain = 10
const mostOfGuests = 225
const mostInLong = 540
export const establishedAfterMs = 45_000
export const forgottenAfterMs = 24 * 60 * minute
/** Answers sent during a wait that mark a guest as a program. */
const tooManyRefusals = 2
export const givenBack = 15

/**
 * An account, or a guest by the hash of the cookie's token, and the address they come from. `isUnverified`: the account
 * could have verified its mail address, but has not.
 */
export type Answerer = { userId: string | null; guestHash: string | null; address: string; isUnverified: boolean }

/** Times in milliseconds since 1970. */
export type AttemptRow = { actor: string; count: number; pausedUntil: number | null; updatedAt: number }
export type BudgetRow = { key: string; count: number; endsAt: number }

export type Counted = {
  attempts: readonly AttemptRow[]
  budgets: readonly BudgetRow[]
  /** When the account or the guest was first seen in a game. */
  since: number | null
  /** In this run, which has its own attempts, whoever joins it. */
  hasPlayed: boolean
}

/** What costs a guest more than a new cookie. A revealed answer does not count as solved. */
export const hasReallyPlayed = (
  state: Pick<RunState, 'takenHotspots' | 'inventory' | 'puzzles'>,
  puzzleId: string,
): boolean =>
  state.takenHotspots.length > 0 ||
  Object.keys(state.inventory).length > 0 ||
  Object.entries(state.puzzles).some(([id, { solved }]) => id !== puzzleId && solved !== null && !solved.revealed)

type Budget = { key: string; most: number; windowMs: number }

export type Standing = {
  actor: string
  budgets: readonly Budget[]
  /** Not counted, but given back when the puzzle is solved. */
  makesRoomIn: readonly Budget[]
  /** ms until an answer is judged. */
  waitMs: number
  shared: boolean
  /** The name under which answers sent during the wait are counted; null if they are not counted. */
  countsRefusals: string | null
}

/** Names in `attempt_counters`. `hasty:` counts answers during a wait and does not move from a guest to an account. */
export function actorNames({ userId, guestHash, isUnverified }: Answerer): string[] {
  const actor = userId === null ? `guest:${guestHash}` : `user:${userId}`
  return userId === null || isUnverified ? [actor, `hasty:${userId ?? guestHash}`] : [actor]
}

const ownBudget = (actor: string, puzzleId: string): Budget => ({
  key: `answers|${actor}|${puzzleId}`,
  most: mostOfActor,
  windowMs,
})

const sharedLimits = {
  newcomers: { most: mostOfNewcomers, windowMs },
  guests: { most: mostOfGuests, windowMs },
  long: { most: mostInLong, windowMs: longWindowMs },
}
type Group = keyof typeof sharedLimits

const sharedBudget = (group: Group, address: string, puzzleId: string): Budget => ({
  key: `answers|${group}:${address}|${puzzleId}`,
  ...sharedLimits[group],
})

export function budgetKeys(answerer: Answerer, puzzleId: string): string[] {
  const [actor, hasty] = actorNames(answerer)
  const own = ownBudget(actor!, puzzleId)
  const groups = hasty === undefined ? [] : (Object.keys(sharedLimits) as Group[])
  return [own, ...groups.map((group) => sharedBudget(group, answerer.address, puzzleId))].map(({ key }) => key)
}

export function standingOf(answerer: Answerer, puzzleId: string, counted: Counted, now: number): Standing {
  const [actor, hasty] = actorNames(answerer)
  const own = ownBudget(actor!, puzzleId)
  const pausedUntil = counted.attempts.find((row) => row.actor === actor)?.pausedUntil ?? 0
  const ownWait = Math.max(0, pausedUntil - now, waitFor(own, counted, now))
  if (hasty === undefined)
    return { actor: actor!, budgets: [own], makesRoomIn: [], waitMs: ownWait, shared: false, countsRefusals: null }
  const shared = (group: Group) => sharedBudget(group, answerer.address, puzzleId)
  const standing = (groups: readonly Budget[], sharedWait: number, countsRefusals: string | null): Standing => ({
    actor: actor!,
    budgets: [own, ...groups],
    makesRoomIn: groups.some(({ key }) => key === shared('newcomers').key)
      ? []
      : [{ ...shared('newcomers'), most: 2 ** 31 - 1 }],
    waitMs: Math.max(ownWait, sharedWait),
    shared: sharedWait > ownWait,
    countsRefusals: sharedWait > 0 ? countsRefusals : null,
  })
  const longest = (groups: readonly Budget[]) => Math.max(0, ...groups.map((budget) => waitFor(budget, counted, now)))
  const refusals =
    counted.attempts.find((row) => row.actor === hasty && now - row.updatedAt < forgottenAfterMs)?.count ?? 0
  if (refusals >= tooManyRefusals) return standing([shared('newcomers')], longest([shared('newcomers')]), null)
  const newFor = establishedAfterMs - (now - (counted.since ?? now))
  if (newFor <= 0) {
    const groups = [shared(counted.hasPlayed ? 'guests' : 'newcomers'), shared('long')]
    return standing(groups, longest(groups), null)
  }
  const guessedBefore = countOf(own, counted, now) > 0
  const newcomers = { ...shared('newcomers'), ...(guessedBefore ? { most: mostOfAgain } : {}) }
  // Waiting alone does not make anybody an established player
  const stays = counted.hasPlayed ? 0 : waitFor(shared('newcomers'), counted, now)
  const wait = Math.max(stays, Math.min(newFor, waitFor(newcomers, counted, now)))
  return standing([newcomers, shared('long')], Math.max(wait, waitFor(shared('long'), counted, now)), hasty)
}

function countOf(budget: Budget, counted: Counted, now: number): number {
  const row = counted.budgets.find(({ key }) => key === budget.key)
  return row && row.endsAt > now ? row.count : 0
}

function waitFor(budget: Budget, counted: Counted, now: number): number {
  const row = counted.budgets.find(({ key }) => key === budget.key)
  return row && row.count >= budget.most ? Math.max(0, row.endsAt - now) : 0
}
