import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions } from '#database/schema/groups.ts'

/** Its organiser says that names and results go: now, instead of on the day that was chosen. @throws AppError notFound */
export async function deleteSession(database: Queryable, organiserId: string, sessionId: string): Promise<void> {
  const { rowCount } = isId(sessionId)
    ? await database
        .delete(groupSessions)
        .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.organiserId, organiserId)))
    : { rowCount: 0 }
  if (!rowCount) throw new AppError('notFound')
}
