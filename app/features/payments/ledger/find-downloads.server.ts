import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { kitDownloads } from '#database/schema/kits.ts'

/** When a member first downloaded the kit of each adventure. */
export async function findDownloads(
  database: Queryable,
  userId: string,
  adventureIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (adventureIds.length === 0) return new Map()
  const rows = await database
    .select({ adventureId: kitDownloads.adventureId, at: kitDownloads.createdAt })
    .from(kitDownloads)
    .where(and(eq(kitDownloads.userId, userId), inArray(kitDownloads.adventureId, [...adventureIds])))
  return new Map(rows.map(({ adventureId, at }) => [adventureId, at]))
}
