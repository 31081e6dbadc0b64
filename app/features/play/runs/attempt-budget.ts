/*
 * How many wrong answers somebody gets over all runs, since a new run would bring new attempts (decision 008):
 * 1. Actor and puzzle: as in the run, a pause after `allowedAttempts`; forgotten when solved, or after a day.
 * 2. Actor and puzzle: at most 30 in 10 minutes.
 * 3. Address and puzzle, for guests, who could drop their cookie: newcomers (45 s) share 30 in 10 minutes, 20 of them
 * for first answers; who keeps sending while told to wait has those 30 for a day; others 225 in 10 minutes; all but
 * those 540 in 3 hours. Solving gives back what a party may have spent. Accounts are not counted by address: a school
 * may share one.
 */

const minute = 60_000

export const windowMs = 10 * minute
const longWindowMs = 180 * minute
const mostOfActor = 30
export const mostOfNewcomers = 30
/** Of the newcomers' budget, for those who have guessed before. */
export const mostOfAgain = 10
const mostOfGuests = 225
const mostInLong = 540
export const establishedAfterMs = 45_000
export const forgottenAfterMs = 24 * 60 * minute
/** Answers sent during a wait that make a guest a program. */
const tooManyRefusals = 2
export const givenBack = 15

/** An account, or a guest by the hash of the cookie's token; and from which address. */
export type Answerer = { userId: string | null; guestHash: string | null; address: string }

/** Times in milliseconds since 1970. */
export type AttemptRow = { actor: string; count: number; pausedUntil: number | null; updatedAt: number }
export type BudgetRow = { key: string; count: number; endsAt: number }

export type Counted = {
  attempts: readonly AttemptRow[]
  budgets: readonly BudgetRow[]
  guestSince: number | null
}

type Budget = { key: string; most: number; windowMs: number }

export type Standing = {
  actor: string
  budgets: readonly Budget[]
  /** ms until an answer is judged. */
  waitMs: number
  shared: boolean
  /** The name under which answers sent during the wait are counted; null where they are not. */
  countsRefusals: string | null
}

/**
 * Their names in `attempt_counters`. `hasty:` counts a guest's answers during a wait, and does not go over to an
 * account.
 */
export function actorNames({ userId, guestHash }: Answerer): string[] {
  return userId !== null ? [`user:${userId}`] : [`guest:${guestHash}`, `hasty:${guestHash}`]
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
  const own = ownBudget(actorNames(answerer)[0]!, puzzleId)
  const groups = answerer.userId === null ? (Object.keys(sharedLimits) as Group[]) : []
  return [own, ...groups.map((group) => sharedBudget(group, answerer.address, puzzleId))].map(({ key }) => key)
}

export function standingOf(answerer: Answerer, puzzleId: string, counted: Counted, now: number): Standing {
  const [actor, hasty] = actorNames(answerer)
  const own = ownBudget(actor!, puzzleId)
  const pausedUntil = counted.attempts.find((row) => row.actor === actor)?.pausedUntil ?? 0
  const ownWait = Math.max(0, pausedUntil - now, waitFor(own, counted, now))
  if (hasty === undefined)
    return { actor: actor!, budgets: [own], waitMs: ownWait, shared: false, countsRefusals: null }
  const shared = (group: Group) => sharedBudget(group, answerer.address, puzzleId)
  const standing = (groups: readonly Budget[], sharedWait: number, countsRefusals: string | null): Standing => ({
    actor: actor!,
    budgets: [own, ...groups],
    waitMs: Math.max(ownWait, sharedWait),
    shared: sharedWait > ownWait,
    countsRefusals: sharedWait > 0 ? countsRefusals : null,
  })
  const longest = (groups: readonly Budget[]) => Math.max(0, ...groups.map((budget) => waitFor(budget, counted, now)))
  const refusals =
    counted.attempts.find((row) => row.actor === hasty && now - row.updatedAt < forgottenAfterMs)?.count ?? 0
  if (refusals >= tooManyRefusals) return standing([shared('newcomers')], longest([shared('newcomers')]), null)
  const newFor = establishedAfterMs - (now - (counted.guestSince ?? now))
  if (newFor <= 0)
    return standing([shared('guests'), shared('long')], longest([shared('guests'), shared('long')]), null)
  const guessedBefore = countOf(own, counted, now) > 0
  const newcomers = { ...shared('newcomers'), ...(guessedBefore ? { most: mostOfAgain } : {}) }
  const groups = [newcomers, shared('long')]
  return standing(
    groups,
    Math.max(Math.min(newFor, waitFor(newcomers, counted, now)), waitFor(shared('long'), counted, now)),
    hasty,
  )
}

function countOf(budget: Budget, counted: Counted, now: number): number {
  const row = counted.budgets.find(({ key }) => key === budget.key)
  return row && row.endsAt > now ? row.count : 0
}

function waitFor(budget: Budget, counted: Counted, now: number): number {
  const row = counted.budgets.find(({ key }) => key === budget.key)
  return row && row.count >= budget.most ? Math.max(0, row.endsAt - now) : 0
}
