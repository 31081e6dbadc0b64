import { asc, eq, sql } from 'drizzle-orm'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { groupTeams } from '#database/schema/groups.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import type { Team } from './session-results.ts'

export type StoredTeam = Team & { runId: string | null; finishedAt: Date | null }

const runColumns = {
  id: runs.id,
  version: runs.version,
  status: runs.status,
  state: runs.state,
  stateVersion: runs.stateVersion,
  activeMs: runs.activeMs,
  updatedAt: runs.updatedAt,
}
type StoredRun = Pick<typeof runs.$inferSelect, keyof typeof runColumns>

/** In the order of the list. @param now milliseconds since 1970 */
export async function listTeams(database: Queryable, sessionId: string, now = Date.now()): Promise<StoredTeam[]> {
  const rows = await database
    .select({
      id: groupTeams.id,
      name: groupTeams.name,
      finishedAt: runs.finishedAt,
      hasCome: sql<boolean>`exists (select from ${parties} join ${players} on ${players.partyId} = ${parties.id}
        where ${parties.runId} = ${runs.id} and ${players.removedAt} is null)`,
      run: runColumns,
    })
    .from(groupTeams)
    .leftJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(eq(groupTeams.sessionId, sessionId))
    .orderBy(asc(groupTeams.displayOrder))
  return rows.map(({ run, ...team }) => ({ ...team, runId: run?.id ?? null, game: gameIn(run, now) }))
}

/** Null for a run that has not started, or whose team never came: nobody has been anywhere. */
function gameIn(run: StoredRun | null, now: number): Team['game'] {
  if (!run || run.version === 0) return null
  const state = readState(run.state, run.stateVersion)
  if (state.visitedScenes.length === 0) return null
  const clock = clockOf({ ...run, seenAt: run.updatedAt.getTime() }, now)
  return { state, activeMs: clock.activeMs }
}

export async function listEvents(database: Queryable, runId: string): Promise<RunEvent[]> {
  const rows = await database
    .select({ events: runEvents.events })
    .from(runEvents)
    .where(eq(runEvents.runId, runId))
    .orderBy(asc(runEvents.seq))
  return rows.flatMap(({ events }) => events as RunEvent[])
}

/** The limit as it was set, without what teams were given since; null without one. */
export async function plannedLimit(
  database: Queryable,
  sessionId: string,
  limitMs: number | null,
): Promise<number | null> {
  if (limitMs === null) return null
  const { rows } = await database.execute<{ ms: number | null }>(sql`select min((r.state ->> 'limitMs')::float8 - (
      select coalesce(sum((given ->> 'ms')::float8), 0) from run_events e, jsonb_array_elements(e.events) given
      where e.run_id = r.id and given ->> 'type' = 'time_given')) as ms
    from runs r join group_teams g on g.id = r.group_team_id where g.session_id = ${sessionId}`)
  return Math.min(limitMs, rows[0]?.ms ?? limitMs)
}
