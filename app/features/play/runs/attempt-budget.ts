/*
 * How many wrong answers somebody gets, over all runs.
 *
 * The run itself counts wrong answers and pauses after `allowedAttempts` of them (the engine does that). That alone would
 * make every new run a new budget, so answers are counted by who gives them as well:
 *
 *  1. Actor and puzzle: the account, or the guest's cookie. As in the run: after `allowedAttempts` wrong answers a pause of
 *     30 s, 1, 2, then 5 minutes. Forgotten when the puzzle is solved, or after a day without a wrong answer.
 *  2. Actor and puzzle in 10 minutes: at most 30, whatever `allowedAttempts` an author chose.
 *  3. Address and puzzle, for guests only, who could drop their cookie and be somebody new every time:
 *     - in the 45 seconds after a guest was first seen, 30 in 10 minutes for all such guests together. The last 20 of them are
 *       kept for first answers. Where none is left they wait for the end of their 45 seconds, and not for the others.
 *     - who keeps sending while told to wait for that is a program (the player's view keeps the wait, also when the puzzle
 *       is closed or the page loaded again: play/live/aftermath/waits.ts), and has to do with
 *       the same 30 for a day.
 *     - everybody else: 225 in 10 minutes, which is fifteen parties that each use up every attempt that the pauses of 1 leave them.
 *     - all but the programs: 540 in 3 hours. So whoever is patient enough to look like a classroom gets 30 in 10 minutes on average.
 *     Whoever solves the puzzle gives back what a party may have spent: a class of any size that gets on never meets these limits,
 *     and a guesser can give nothing back, since who has solved it needs to guess no more.
 *     Accounts are not counted by address: making them is limited on its own, and a whole school or phone network may share
 *     one address.
 *
 * Only answers that were judged wrong count. Everything is counted in the transaction that commits the answer, so answers
 * sent at the same time cannot get past it: an answer that finds its budget used up is not committed, and nobody is told
 * what it was worth.
 */

const minute = 60_000

export const windowMs = 10 * minute
const longWindowMs = 180 * minute
const mostOfActor = 30
export const mostOfNewcomers = 30
/** What newcomers who have guessed before may use of it; the rest is for those who have not. */
export const mostOfAgain = 10
const mostOfGuests = 225
const mostInLong = 540
export const establishedAfterMs = 45_000
export const forgottenAfterMs = 24 * 60 * minute
/** Answers sent in spite of the wait that make a guest a program. The first is told to wait. */
const tooManyRefusals = 2
/** What a party may have spent when it solves the puzzle, given back to its address. */
export const givenBack = 15

/** Who sends answers: an account, or else a guest by the hash of the cookie's token; and from where. */
export type Answerer = { userId: string | null; guestHash: string | null; address: string }

/** Rows as the database has them; times in milliseconds since 1970. */
export type AttemptRow = { actor: string; count: number; pausedUntil: number | null; updatedAt: number }
export type BudgetRow = { key: string; count: number; endsAt: number }

export type Counted = {
  attempts: readonly AttemptRow[]
  budgets: readonly BudgetRow[]
  /** When the guest was first seen in any run. */
  guestSince: number | null
}

type Budget = { key: string; most: number; windowMs: number }

export type Standing = {
  /** The key of rule 1. */
  actor: string
  /** The keys of rules 2 and 3, each with its limit; the actor's own first. */
  budgets: readonly Budget[]
  /** How long no answer of theirs is judged yet, in ms. */
  waitMs: number
  /** The wait comes from others behind the same address. */
  shared: boolean
  /** Under this name it is counted that they send answers although they are told to wait; null where nobody minds. */
  countsRefusals: string | null
}

/**
 * The names of somebody's rows in `attempt_counters`. Under `hasty:` stands no wrong answer but how often a guest did not wait: it is of this
 * guest as such, so it does not go over to the account when they sign in, and the daily sweep takes it away like any row that is old.
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

/** The keys under which their answers may be counted by time. */
export function budgetKeys(answerer: Answerer, puzzleId: string): string[] {
  const own = ownBudget(actorNames(answerer)[0]!, puzzleId)
  const groups = answerer.userId === null ? (Object.keys(sharedLimits) as Group[]) : []
  return [own, ...groups.map((group) => sharedBudget(group, answerer.address, puzzleId))].map(({ key }) => key)
}

/** What counts for this answer, and how long it has to wait. */
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
