import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { playerIsGiven } from './person.server.ts'
import type { Person } from './person.server.ts'

const mostListed = 5

const endingTitle = sql<LocalText | null>`${runs.state} -> 'ending' -> 'title'`

const companions = sql<string[]>`(select coalesce(jsonb_agg(other.name order by other.joined_at, other.id), '[]')
  from ${players} other where other.party_id = ${parties.id} and other.id <> ${players.id} and other.removed_at is null)`

const runsOf = builtOnce((database) =>
  database
    .select({
      id: runs.id,
      status: runs.status,
      isPlaytest: runs.isPlaytest,
      editionId: runs.editionId,
      language: sql<Locale>`coalesce(${players.contentLanguage}, ${runs.contentLanguage})`,
      lastPlayedAt: runs.updatedAt,
      finishedAt: runs.finishedAt,
      activeMs: runs.activeMs,
      score: runs.score,
      isHost: players.isHost,
      companions,
      sceneId: sql<string | null>`${runs.state} -> 'players' -> ${players.id}::text ->> 'sceneId'`,
      puzzlesSolved: sql<number>`(select count(*)::int from jsonb_each(${runs.state} -> 'puzzles') as p where jsonb_typeof(p.value -> 'solved') = 'object')`,
      endingTitle,
      inAll: sql<number>`count(*) over ()::int`,
    })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(and(eq(runs.adventureId, sql.placeholder('adventureId')), isNull(players.removedAt), playerIsGiven))
    .orderBy(sql`${runs.status} = 'active' desc`, desc(runs.updatedAt), desc(runs.id))
    .limit(sql.placeholder('most'))
    .prepare('runs_of_person'),
)

/** A person's runs of an adventure: open ones first, the last played first. `inAll`: how many there are. */
export const listRunsOf = (
  database: Queryable,
  { userId, guestHash }: Person,
  adventureId: string,
  most = mostListed,
) => runsOf(database).execute({ userId, guestHash, adventureId, most })

export type RunOfPerson = Awaited<ReturnType<typeof listRunsOf>>[number]
