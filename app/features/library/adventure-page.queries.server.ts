import { and, eq, ne } from 'drizzle-orm'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { isListed, listed, newestFirst } from './library.queries.server.ts'

/** Undefined for drafts, the trash and unknown ids alike. */
export async function findListed(database: Queryable, adventureId: string) {
  const rows = await database
    .select({
      ...listed,
      creatorId: profiles.id,
      creatorBannedAt: users.bannedAt,
      reviewCount: adventures.reviewCount,
      trailerUrl: adventures.trailerUrl,
      accessibilityTags: adventures.accessibilityTags,
      contentWarnings: adventures.contentWarnings,
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(and(eq(adventures.id, adventureId), isListed))
    .limit(1)
  return rows[0]
}

/** Newest first. @param most how many at most */
export async function listOthersOf(database: Queryable, creatorId: string, adventureId: string, most: number) {
  return database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .where(and(isListed, eq(adventures.creatorId, creatorId), ne(adventures.id, adventureId)))
    .orderBy(newestFirst)
    .limit(most)
}

/** Undefined when the adventure is not listed or has no cover. */
export async function findListedCover(database: Queryable, adventureId: string): Promise<string | undefined> {
  const rows = await database
    .select({ name: assets.name })
    .from(adventures)
    .innerJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .where(and(eq(adventures.id, adventureId), isListed))
    .limit(1)
  return rows[0]?.name
}

export type ListedDetailRow = NonNullable<Awaited<ReturnType<typeof findListed>>>
