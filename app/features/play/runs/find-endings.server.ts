import { and, eq, gte, inArray, isNull, min, or } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { parties, players, runs } from '#database/schema/play.ts'

/** When a member first reached an ending of each adventure, as host or as one of the party. Playtests do not count, nor
 * do endings of parties that the member had left before. */
export async function findEndings(
  database: Queryable,
  userId: string,
  adventureIds: readonly string[],
): Promise<Map<string, Date>> {
  if (adventureIds.length === 0) return new Map()
  const rows = await database
    .select({ adventureId: runs.adventureId, at: min(runs.finishedAt) })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(
        inArray(runs.adventureId, [...adventureIds]),
        eq(runs.isPlaytest, false),
        eq(runs.status, 'finished'),
        eq(players.userId, userId),
        or(isNull(players.removedAt), gte(players.removedAt, runs.finishedAt)),
      ),
    )
    .groupBy(runs.adventureId)
  return new Map(rows.flatMap(({ adventureId, at }) => (at ? [[adventureId, at] as const] : [])))
}
