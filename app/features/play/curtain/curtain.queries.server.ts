import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { shownStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'

export async function listPlayers(database: Queryable, runId: string) {
  return database
    .select({ id: players.id, name: players.name, left: sql<boolean>`${players.removedAt} is not null` })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .where(eq(parties.runId, runId))
    .orderBy(players.joinedAt, players.id)
}

const mostEndings = 200

export async function listEndings(
  database: Queryable,
  person: Person,
  { adventureId, isPlaytest }: { adventureId: string; isPlaytest: boolean },
): Promise<unknown[]> {
  const rows = await database
    .select({ ending: sql<unknown>`${runs.state} -> 'ending'` })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(
        eq(runs.adventureId, adventureId),
        eq(runs.status, 'finished'),
        eq(runs.isPlaytest, isPlaytest),
        isNull(players.removedAt),
        playerIs(person),
      ),
    )
    .orderBy(desc(runs.finishedAt))
    .limit(mostEndings)
  return rows.map(({ ending }) => ending)
}

/** When a run ended, and the cover of its adventure while everybody may see it. */
export async function findPosterFacts(database: Queryable, runId: string) {
  const isShown = and(inArray(adventures.status, shownStatuses), isNull(adventures.deletedAt))
  const [facts] = await database
    .select({ finishedAt: runs.finishedAt, coverId: assets.id })
    .from(runs)
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    .leftJoin(assets, and(publicCover, isShown))
    .where(eq(runs.id, runId))
  return facts
}
