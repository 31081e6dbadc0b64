import { lte, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { learningLaunches, learningLogins } from '#database/schema/learning.ts'

/** Deletes what is over, every minute. */
export async function sweepLaunches(database: Queryable): Promise<void> {
  for (const table of [learningLogins, learningLaunches])
    await database.delete(table).where(lte(table.expiresAt, sql`now()`))
}
