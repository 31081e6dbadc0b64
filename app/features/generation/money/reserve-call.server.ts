import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { generationCalls } from '#database/schema/generation.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { brokenBy, leftOf } from './call-limits.ts'
import { callLimits, callsUsed, isSwitchedOff } from './calls-left.queries.server.ts'

export type NewCall = {
  userId: string
  adventureId: string | null
  function: FunctionName
  provider: string
  model: string
  amount: number
  prompt: string
}

const waits = { minute: 60, hour: 3_600, day: 3_600, budget: 3_600 }
/** One for all processes: whoever holds it sees every reservation. */
const lockKey = 1_526_001

let last: Promise<unknown> = Promise.resolve()

/** One after another in a process: whoever waited for the lock would hold a connection that others need. */
function inTurn<Result>(reserve: () => Promise<Result>): Promise<Result> {
  const mine = last.then(reserve)
  last = mine.catch(() => undefined)
  return mine
}

/** Counted and written under one lock, so that no two calls take the last place. @returns the call's id
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
  if (!broken) return
  throw new AppError(broken === 'budget' ? 'generationBudget' : 'generationLimit', {
    retryAfter: waits[broken],
    params: { limit: broken },
    log: `generation: the limit of the ${broken} is reached`,
  })
}
