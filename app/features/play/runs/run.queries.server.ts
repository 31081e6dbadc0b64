import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { publicCover } from '#app/features/media/asset.queries.server.ts'
import { isStoppedText } from '#app/features/payments/ledger/entitled.server.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { playerIsGiven } from './person.server.ts'
import type { Person } from './person.server.ts'
import { shownColumns } from './shown-adventure.server.ts'

const mostListed = 5

const endingTitle = sql<LocalText | null>`${runs.state} -> 'ending' -> 'title'`

const companions = sql<string[]>`(select coalesce(jsonb_agg(other.name order by other.joined_at, other.id), '[]')
  from ${players} other where other.party_id = ${parties.id} and other.id <> ${players.id}
    and other.removed_at is null)`

const isStopped = sql<boolean>`exists (select from runs r join adventures a on a.id = r.adventure_id
  join parties t on t.run_id = r.id
  where r.id = ${runs.id} and ${sql.raw(isStoppedText)})`

const columns = {
  id: runs.id,
  status: runs.status,
  isPlaytest: runs.isPlaytest,
  isStopped,
  editionId: runs.editionId,
  language: sql<Locale>`coalesce(${players.contentLanguage}, ${runs.contentLanguage})`,
  lastPlayedAt: runs.updatedAt,
  finishedAt: runs.finishedAt,
  activeMs: runs.activeMs,
  score: runs.score,
  isHost: players.isHost,
  companions,
  sceneId: sql<string | null>`${runs.state} -> 'players' -> ${players.id}::text ->> 'sceneId'`,
  puzzlesSolved: sql<number>`(select count(*)::int from jsonb_each(${runs.state} -> 'puzzles') as p
    where jsonb_typeof(p.value -> 'solved') = 'object')`,
  endingTitle,
  inAll: sql<number>`count(*) over ()::int`,
}

/** What is played in a session for groups stays in it. */
const isListed = isNull(runs.groupTeamId)

const openFirst = [sql`${runs.status} = 'active' desc`, desc(runs.updatedAt), desc(runs.id)]

const runsOf = builtOnce((database) =>
  database
    .select(columns)
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(
      and(eq(runs.adventureId, sql.placeholder('adventureId')), isNull(players.removedAt), isListed, playerIsGiven),
    )
    .orderBy(...openFirst)
    .limit(sql.placeholder('most'))
    .prepare('runs_of_person'),
)

/** A person's runs of an adventure: open ones first, most recently played first. `inAll`: how many there are. */
export const listRunsOf = (
  database: Queryable,
  { userId, guestHash }: Person,
  adventureId: string,
  most = mostListed,
) => runsOf(database).execute({ userId, guestHash, adventureId, most })

const runsOfAll = builtOnce((database) =>
  database
    .select({
      ...columns,
      adventureId: adventures.id,
      adventureStatus: adventures.status,
      ...shownColumns,
    })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .innerJoin(runs, eq(runs.id, parties.runId))
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    .leftJoin(assets, publicCover)
    .where(and(eq(players.userId, sql.placeholder('userId')), isNull(players.removedAt), isListed))
    .orderBy(...openFirst)
    .limit(sql.placeholder('most'))
    .offset(sql.placeholder('from'))
    .prepare('runs_of_account'),
)

/** A member's runs of all adventures, in the same order. */
export const listRunsOfMember = (database: Queryable, userId: string, page: { most: number; from: number }) =>
  runsOfAll(database).execute({ userId, ...page })

export type RunOfPerson = Awaited<ReturnType<typeof listRunsOf>>[number]
