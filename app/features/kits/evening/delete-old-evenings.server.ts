import { lte } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { evenings } from '#database/schema/evenings.ts'

/** With all names and what guests typed. @returns how many */
export async function deleteOldEvenings(database: Database, now = new Date()): Promise<number> {
  const { rowCount } = await database.delete(evenings).where(lte(evenings.keptUntil, now))
  return rowCount ?? 0
}
