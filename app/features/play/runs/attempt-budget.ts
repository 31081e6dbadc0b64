/*
 * How many wrong answers somebody gets, over all runs.
 *
 * The run itself counts wrong answers and pauses after `allowedAttempts` of them (the engine does that). That alone would
 * make every new run a new budget, so answers are counted by who gives them as well:
 *
 *  1. Actor and puzzle: the account, or the guest's cookie. As in the run: after `allowedAttempts` wrong answers a pause of
 *     30 s, 1, 2, then 5 minutes. Forgotten when the puzzle is solved, or after a day without a wrong answer.
 *  2. Actor and puzzle in 10 minutes: at most 30, whatever `allowedAttempts` an author chose.
 *  3. Address and puzzle in 10 minutes, for guests only, who could drop their cookie and be somebody new every time:
 *     - newcomers, first seen less than 2 minutes before their first wrong answer at the puzzle: at most 30 together. Who
 *       began to guess as a newcomer stays one at that puzzle for a day, so waiting afterwards gains nothing.
 *     - everybody else: at most 225 together, which is fifteen parties that each use up every attempt that the pauses of 1
 *       leave them (15 in the first 10 minutes, 6 in any later ones). A classroom cannot reach that by playing.
 *     Accounts are not counted by address: making them is limited on its own, and a whole school or phone network may share
 *     one address.
 *
 * Only answers that were judged wrong count. Everything is counted in the statement that commits the answer, so answers
 * sent at the same time cannot get past it: an answer that finds its budget used up is not committed, and nobody is told
 * what it was worth.
 */

const minute = 60_000

export const windowMs = 10 * minute
export const mostOfActor = 30
export const mostOfNewcomers = 30
export const mostOfGuests = 225
export const establishedAfterMs = 2 * minute
export const forgottenAfterMs = 24 * 60 * minute

/** Who sends answers: an account, or else a guest by the hash of the cookie's token; and from where. */
export type Answerer = { userId: string | null; guestHash: string | null; address: string }

/** Rows as the database has them; times in milliseconds since 1970. */
export type AttemptRow = { actor: string; pausedUntil: number | null; updatedAt: number }
export type BudgetRow = { key: string; count: number; endsAt: number }

export type Counted = {
  attempts: readonly AttemptRow[]
  budgets: readonly BudgetRow[]
  /** When the guest was first seen in any run. */
  guestSince: number | null
}

export type Standing = {
  /** The key of rule 1. */
  actor: string
  isNewcomer: boolean
  /** The keys of rules 2 and 3, each with its limit. */
  budgets: readonly { key: string; most: number }[]
  /** How long no answer of theirs is judged yet, in ms. */
  waitMs: number
  /** The wait comes from others behind the same address. */
  shared: boolean
}

/** The names under which somebody's wrong answers may be counted. */
export function actorNames({ userId, guestHash }: Answerer): string[] {
  return userId !== null ? [`user:${userId}`] : [`guest:${guestHash}`, `newcomer:${guestHash}`]
}

const ownKey = (answerer: Answerer, puzzleId: string) => `answers|${actorNames(answerer)[0]}|${puzzleId}`
const sharedKey = (group: 'newcomers' | 'guests', address: string, puzzleId: string) => `answers|${group}:${address}|${puzzleId}`

/** The keys under which their answers may be counted by time. */
export function budgetKeys(answerer: Answerer, puzzleId: string): string[] {
  const own = ownKey(answerer, puzzleId)
  if (answerer.userId !== null) return [own]
  return [own, sharedKey('newcomers', answerer.address, puzzleId), sharedKey('guests', answerer.address, puzzleId)]
}

/** What counts for this answer, and how long it has to wait. */
export function standingOf(answerer: Answerer, puzzleId: string, counted: Counted, now: number): Standing {
  const actor = actorOf(answerer, counted, now)
  const own = { key: ownKey(answerer, puzzleId), most: mostOfActor }
  const group = groupOf(answerer, actor, puzzleId)
  const budgets = group ? [own, group] : [own]
  const pausedUntil = counted.attempts.find((row) => row.actor === actor)?.pausedUntil ?? 0
  const ownWait = Math.max(0, pausedUntil - now, waitFor(own, counted, now))
  const sharedWait = group ? waitFor(group, counted, now) : 0
  return { actor, isNewcomer: isNewcomer(actor), budgets, waitMs: Math.max(ownWait, sharedWait), shared: sharedWait > ownWait }
}

function actorOf(answerer: Answerer, counted: Counted, now: number): string {
  const [known, newcomer] = actorNames(answerer)
  if (newcomer === undefined) return known!
  const remembered = (actor: string) => counted.attempts.some((row) => row.actor === actor && now - row.updatedAt < forgottenAfterMs)
  if (remembered(known!)) return known!
  if (remembered(newcomer)) return newcomer
  return counted.guestSince !== null && now - counted.guestSince >= establishedAfterMs ? known! : newcomer
}

const isNewcomer = (actor: string) => actor.startsWith('newcomer:')

function groupOf(answerer: Answerer, actor: string, puzzleId: string) {
  if (answerer.userId !== null) return null
  return isNewcomer(actor)
    ? { key: sharedKey('newcomers', answerer.address, puzzleId), most: mostOfNewcomers }
    : { key: sharedKey('guests', answerer.address, puzzleId), most: mostOfGuests }
}

function waitFor(budget: { key: string; most: number }, counted: Counted, now: number): number {
  const row = counted.budgets.find(({ key }) => key === budget.key)
  return row && row.count >= budget.most ? Math.max(0, row.endsAt - now) : 0
}
