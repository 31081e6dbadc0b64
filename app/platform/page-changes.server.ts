import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export const pageChannel = 'whodini_pages'

/**
 * Tells every process, at the transaction's commit, to drop its cached pages. Call it wherever what visitors see
 * changes.
 */
export async function announcePageChange(database: { execute(statement: SQL): PromiseLike<unknown> }): Promise<void> {
  await database.execute(sql`select pg_notify(${pageChannel}, '')`)
}
