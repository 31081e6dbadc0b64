import { isOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { groupSessions } from '#database/schema/groups.ts'

/** Its organiser says that names and results go: now, instead of on the day that was chosen. @throws AppError notFound */
export async function deleteSession(database: Queryable, organised: Organised): Promise<void> {
  const { rowCount } = await database.delete(groupSessions).where(isOwnSession(organised))
  if (!rowCount) throw new AppError('notFound')
}
