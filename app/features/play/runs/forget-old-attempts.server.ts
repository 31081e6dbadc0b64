import { lt } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { attemptCounters } from '#database/schema/play.ts'
import { forgottenAfterMs } from './attempt-budget.ts'

const atMostEveryMs = 15 * 60_000
let lastTime = 0

/** Removes counts that no longer count, at most every quarter of an hour in each process. */
export async function forgetOldAttempts(database: Queryable, now = Date.now()): Promise<void> {
  if (now - lastTime < atMostEveryMs) return
  lastTime = now
  await database.delete(attemptCounters).where(lt(attemptCounters.updatedAt, new Date(now - forgottenAfterMs)))
}
