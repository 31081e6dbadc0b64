import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'

/** Carries ids of evenings that have changed. Triggers announce those that end, or that their host may see no more. */
export const eveningChannel = 'whodini_evenings'

/** Within a transaction, all processes hear of it once it is written. */
export async function announceEvening(database: Queryable, eveningId: string): Promise<void> {
  await database.execute(sql`select pg_notify(${eveningChannel}, ${eveningId})`)
}
