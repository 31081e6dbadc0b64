import { isOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { groupSessions } from '#database/schema/groups.ts'

/** @throws AppError notFound to everybody but its organiser */
export async function saveIdle(
  database: Queryable,
  { minutes, ...own }: Organised & { minutes: number },
): Promise<void> {
  const { rowCount } = await database.update(groupSessions).set({ idleMinutes: minutes }).where(isOwnSession(own))
  if (!rowCount) throw new AppError('notFound')
}
