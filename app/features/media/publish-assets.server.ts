import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'

/** Makes pictures public while the adventure is listed. @throws AppError invalidInput for others' pictures */
export async function publishAssets(
  database: Queryable,
  adventureId: string,
  assetIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(assetIds)]
  if (ids.length === 0) return
  const published = await database
    .update(assets)
    .set({ publishedAt: sql`coalesce(${assets.publishedAt}, now())` })
    .where(and(eq(assets.adventureId, adventureId), inArray(assets.id, ids)))
    .returning({ id: assets.id })
  if (published.length !== ids.length)
    throw new AppError('invalidInput', {
      log: `${ids.length - published.length} pictures do not belong to the adventure that shows them`,
    })
}
