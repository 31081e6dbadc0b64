import { and, exists, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { learningGames, learningLaunches, learningLogins } from '#database/schema/learning.ts'
import { runs } from '#database/schema/play.ts'

/** Deletes what is over, every minute, and whom a grade was for once it is too late to send it. */
export async function sweepLaunches(database: Queryable): Promise<void> {
  for (const table of [learningLogins, learningLaunches])
    await database.delete(table).where(lte(table.expiresAt, sql`now()`))
  const isLongOver = and(eq(runs.id, learningGames.runId), lt(runs.finishedAt, sql`now() - interval '2 days'`))
  await database
    .update(learningGames)
    .set({ lineItem: null, sealedLearner: null })
    .where(and(isNotNull(learningGames.lineItem), exists(database.select().from(runs).where(isLongOver))))
}
