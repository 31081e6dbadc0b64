import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { generationCalls } from '#database/schema/generation.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { brokenBy, leftOf } from './call-limits.ts'
import { callLimits, callsUsed, isSwitchedOff, secondsUntil } from './calls-left.queries.server.ts'

export type NewCall = {
  userId: string
  adventureId: string | null
  function: FunctionName
  provider: string
  model: string
  amount: number
  prompt: string
}

/** Shared by all processes: the holder of the lock sees every reservation. */
const lockKey = 1_526_001

let last: Promise<unknown> = Promise.resolve()

/** One at a time per process: waiting for the lock would hold a connection that others need. */
function inTurn<Result>(reserve: () => Promise<Result>): Promise<Result> {
  const mine = last.then(reserve)
  last = mine.catch(() => undefined)
  return mine
}

/** Counts and inserts under one lock, so that no two calls take the last place. @returns the call's id
 * @throws AppError generationOff, generationLimit, generationBudget */
export const reserveCall = (database: Database, call: NewCall, now = new Date()): Promise<string> =>
  inTurn(async () => {
    // Most refusals need no lock
    await assertLeft(database, call, now)
    return database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      await assertLeft(tx, call, now)
      const id = newId()
      await tx.insert(generationCalls).values({ id, ...call, createdAt: now })
      return id
    })
  })

async function assertLeft(database: Queryable, call: NewCall, now: Date): Promise<void> {
  if (await isSwitchedOff(database, call.function)) throw new AppError('generationOff')
  const broken = brokenBy(leftOf(await callsUsed(database, call.userId, now), callLimits()), call.amount)
  const [first] = broken
  if (!first) return
  throw new AppError(first === 'budget' ? 'generationBudget' : 'generationLimit', {
    retryAfter: Math.max(
      ...(await Promise.all(broken.map((limit) => secondsUntil(database, call.userId, limit, now)))),
    ),
    params: { limit: first },
    log: `generation: the limit of the ${first} is reached`,
  })
}

const repeatsMs = 60_000
const mostNoted = 10_000
const lastNoted = new Map<string, number>()

/** Records a refusal among the calls for administrators, without counting towards any limit. Repeated refusals of the
 * same person and function are recorded once a minute. */
export async function noteRefusal(database: Queryable, call: NewCall, errorCode: string, now = new Date()) {
  const { userId, function: name } = call
  const key = `${userId} ${name} ${errorCode}`
  // Repeated requests do not query the database each time
  if (now.getTime() - (lastNoted.get(key) ?? 0) < repeatsMs) return
  if (lastNoted.size >= mostNoted) lastNoted.clear()
  lastNoted.set(key, now.getTime())
  const noted = await database.$count(
    generationCalls,
    and(
      eq(generationCalls.userId, userId),
      eq(generationCalls.state, 'refused'),
      eq(generationCalls.function, name),
      eq(generationCalls.errorCode, errorCode),
      gt(generationCalls.createdAt, new Date(now.getTime() - repeatsMs)),
    ),
  )
  if (noted > 0) return
  await database
    .insert(generationCalls)
    .values({ ...call, amount: 0, prompt: '', state: 'refused', errorCode, createdAt: now, endedAt: now })
}
