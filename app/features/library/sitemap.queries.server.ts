import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'

/** What search engines may be told of: published or announced, and not in the trash. Never a draft. */
const isListed = and(inArray(adventures.status, ['published', 'coming_soon']), isNull(adventures.deletedAt))

/** How many adventures the site map names. */
export async function countMapped(database: Queryable): Promise<number> {
  const [row] = await database.select({ count: sql<number>`count(*)::int` }).from(adventures).where(isListed)
  return row?.count ?? 0
}

/** One part of them, oldest first, so that a new one changes the last part only. @param from how many stand before it */
export async function listMapped(database: Queryable, from: number, most: number): Promise<{ id: string; changedAt: Date }[]> {
  return database
    .select({ id: adventures.id, changedAt: adventures.updatedAt })
    .from(adventures)
    .where(isListed)
    .orderBy(asc(adventures.id))
    .offset(from)
    .limit(most)
}
