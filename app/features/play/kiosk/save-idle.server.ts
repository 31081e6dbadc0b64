import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { groupSessions } from '#database/schema/groups.ts'

/** @throws AppError notFound to everybody but its organiser */
export async function saveIdle(
  database: Queryable,
  { organiserId, sessionId, minutes }: { organiserId: string; sessionId: string; minutes: number },
): Promise<void> {
  const saved = isId(sessionId)
    ? await database
        .update(groupSessions)
        .set({ idleMinutes: minutes })
        .where(and(eq(groupSessions.id, sessionId), eq(groupSessions.organiserId, organiserId)))
        .returning({ id: groupSessions.id })
    : []
  if (saved.length === 0) throw new AppError('notFound')
}
