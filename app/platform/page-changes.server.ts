import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

export const pageChannel = 'whodini_pages'

/**
 * Says, in the transaction that changes it, that something on public pages changed: at commit every process drops the
 * pages that it keeps for visitors. Call it wherever what visitors see may change.
 */
export async function announcePageChange(database: { execute(statement: SQL): PromiseLike<unknown> }): Promise<void> {
  await database.execute(sql`select pg_notify(${pageChannel}, '')`)
}
