import { and, eq } from 'drizzle-orm'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { isListed, listed } from './library.queries.server.ts'

/** One adventure that visitors may see; undefined for drafts, the trash and what never was, which all look the same. */
export async function findListed(database: Queryable, adventureId: string) {
  const rows = await database
    .select({
      ...listed,
      creatorId: adventures.creatorId,
      trailerUrl: adventures.trailerUrl,
      accessibilityTags: adventures.accessibilityTags,
      contentWarnings: adventures.contentWarnings,
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .where(and(eq(adventures.id, adventureId), isListed))
    .limit(1)
  return rows[0]
}

export type ListedDetailRow = NonNullable<Awaited<ReturnType<typeof findListed>>>
