import { lt } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { attemptCounters } from '#database/schema/play.ts'
import { forgottenAfterMs } from './attempt-budget.ts'

export async function forgetOldAttempts(database: Database, now = Date.now()): Promise<number> {
  const { rowCount } = await database
    .delete(attemptCounters)
    .where(lt(attemptCounters.updatedAt, new Date(now - forgottenAfterMs)))
  return rowCount ?? 0
}
