import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { lockPlays, locks } from '#database/schema/locks.ts'
import { keptDays } from './lock-limits.ts'

const before = sql`now() - make_interval(days => ${keptDays})`

export async function forgetLocks(database: Database): Promise<{ locks: number; plays: number }> {
  const old = await database.delete(locks).where(and(isNull(locks.ownerId), lt(locks.createdAt, before)))
  const plays = await database.delete(lockPlays).where(lt(lockPlays.updatedAt, before))
  return { locks: old.rowCount ?? 0, plays: plays.rowCount ?? 0 }
}
