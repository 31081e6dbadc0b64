import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { playerIs } from '#app/features/play/runs/person.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
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
