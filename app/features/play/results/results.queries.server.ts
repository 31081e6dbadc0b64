import { and, asc, eq } from 'drizzle-orm'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runEvents, runs } from '#database/schema/play.ts'
import type { Team } from './session-results.ts'

/** @throws AppError notFound to everybody but its organiser */
export async function findOwnSession(database: Queryable, organiserId: string, sessionId: string) {
  const [session] = isId(sessionId)
    ? await database
        .select()
        .from(groupSessions)
        .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.organiserId, organiserId)))
    : []
  if (!session) throw new AppError('notFound')
  return session
}

export type OwnSession = Awaited<ReturnType<typeof findOwnSession>>

export type StoredTeam = Team & { runId: string | null; stuckSince: Date | null; finishedAt: Date | null }

/** In the order of the list. */
export async function listTeams(database: Queryable, sessionId: string): Promise<StoredTeam[]> {
  const rows = await database
    .select({
      id: groupTeams.id,
      name: groupTeams.name,
      stuckSince: groupTeams.stuckSince,
      runId: runs.id,
      version: runs.version,
      state: runs.state,
      stateVersion: runs.stateVersion,
      activeMs: runs.activeMs,
      finishedAt: runs.finishedAt,
    })
    .from(groupTeams)
    .leftJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .where(eq(groupTeams.sessionId, sessionId))
    .orderBy(asc(groupTeams.displayOrder))
  // A run without events has not started
  return rows.map(({ version, state, stateVersion, activeMs, ...team }) => ({
    ...team,
    game: state && version ? { state: readState(state, stateVersion!), activeMs: activeMs! } : null,
  }))
}

export async function listEvents(database: Queryable, runId: string): Promise<RunEvent[]> {
  const rows = await database
    .select({ events: runEvents.events })
    .from(runEvents)
    .where(eq(runEvents.runId, runId))
    .orderBy(asc(runEvents.seq))
  return rows.flatMap(({ events }) => events as RunEvent[])
}
