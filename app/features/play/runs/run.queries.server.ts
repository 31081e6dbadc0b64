import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { playerIs } from './person.server.ts'
import type { Person } from './person.server.ts'

const mostOffered = 5

/** A run under way that somebody may go on with. */
export type OpenRun = { id: string; startedAt: Date; lastPlayedAt: Date; puzzlesSolved: number; isPlaytest: boolean }

/** The runs of an adventure that this person has not finished, the one last played first; at most five. */
export async function listRunsOf(database: Queryable, person: Person, adventureId: string): Promise<OpenRun[]> {
  return database
    .select({
      id: runs.id,
      startedAt: runs.startedAt,
      lastPlayedAt: runs.updatedAt,
      puzzlesSolved: sql<number>`(select count(*)::int from jsonb_each(${runs.state} -> 'puzzles') as p where jsonb_typeof(p.value -> 'solved') = 'object')`,
      isPlaytest: runs.isPlaytest,
    })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(and(eq(runs.adventureId, adventureId), eq(runs.status, 'active'), isNull(players.removedAt), playerIs(person)))
    .orderBy(desc(runs.updatedAt))
    .limit(mostOffered)
}
