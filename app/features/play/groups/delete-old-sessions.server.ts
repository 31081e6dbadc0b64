import { lte } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { groupSessions } from '#database/schema/groups.ts'

/** With the teams, their games, and all names in them. @returns how many */
export async function deleteOldSessions(database: Database, now = new Date()): Promise<number> {
  const { rowCount } = await database.delete(groupSessions).where(lte(groupSessions.keptUntil, now))
  return rowCount ?? 0
}
