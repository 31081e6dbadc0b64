import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export const pageChannel = 'whodini_pages'

/** Drops cached pages in every process on commit. Call it whenever something that visitors see changes. */
export async function announcePageChange(database: { execute(statement: SQL): PromiseLike<unknown> }): Promise<void> {
  await database.execute(sql`select pg_notify(${pageChannel}, '')`)
}
