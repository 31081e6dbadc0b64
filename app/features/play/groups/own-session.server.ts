import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions } from '#database/schema/groups.ts'

export type Organised = { sessionId: string; organiserId: string }

/** Matches the session for its organiser only. */
export const isOwnSession = ({ sessionId, organiserId }: Organised): SQL | undefined =>
  isId(sessionId) ? and(eq(groupSessions.id, sessionId), eq(groupSessions.organiserId, organiserId)) : sql`false`

export type OwnSession = typeof groupSessions.$inferSelect

/** @throws AppError notFound to everybody but its organiser */
export async function findOwnSession(database: Queryable, organised: Organised): Promise<OwnSession> {
  const [session] = await database.select().from(groupSessions).where(isOwnSession(organised))
  if (!session) throw new AppError('notFound')
  return session
}
