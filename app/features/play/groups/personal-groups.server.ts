import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { adventures } from '#database/schema/adventures.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'

/** Of the organiser: players are guests, whose names go with the session. */
export const personalGroups: PersonalPart = {
  exports: (database, userId) => Promise.resolve([{ path: 'sessions.json', read: () => sessionsOf(database, userId) }]),

  async erase(transaction, userId) {
    await transaction.delete(groupSessions).where(eq(groupSessions.organiserId, userId))
    return []
  },
}

async function sessionsOf(database: Database, userId: string): Promise<object[]> {
  const { id, name, status, limitMs, isRanked, startedAt, endedAt, keptUntil, createdAt } = groupSessions
  const sessions = await database
    .select({
      id,
      name,
      status,
      limitMs,
      isRanked,
      startedAt,
      endedAt,
      keptUntil,
      createdAt,
      adventure: adventures.title,
    })
    .from(groupSessions)
    .innerJoin(adventures, eq(adventures.id, groupSessions.adventureId))
    .where(eq(groupSessions.organiserId, userId))
    .orderBy(asc(createdAt), asc(id))
  const teams = await database
    .select({ sessionId: groupTeams.sessionId, name: groupTeams.name })
    .from(groupTeams)
    .innerJoin(groupSessions, eq(groupSessions.id, groupTeams.sessionId))
    .where(eq(groupSessions.organiserId, userId))
    .orderBy(asc(groupTeams.displayOrder))
  return sessions.map((session) => ({
    ...session,
    teams: teams.flatMap(({ sessionId, name: team }) => (sessionId === session.id ? team : [])),
  }))
}
