import { and, eq, isNull, sql } from 'drizzle-orm'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { isListed, listed, newestFirst } from './library.queries.server.ts'

export const creatorPageSize = 24

/** Undefined for unknown, banned and empty creators alike, so that an address does not tell who has an account. */
export async function findCreator(database: Queryable, creatorId: string) {
  const shown = database
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      plays: sql<number>`coalesce(sum(${adventures.totalPlays}), 0)::int`.as('plays'),
    })
    .from(adventures)
    .where(and(eq(adventures.creatorId, creatorId), isListed))
    .as('shown')
  const rows = await database
    .select({
      id: profiles.id,
      name: users.name,
      bio: profiles.bio,
      translations: profiles.translations,
      since: users.createdAt,
      avatar: { name: assets.name, mime: assets.mime },
      count: shown.count,
      plays: shown.plays,
    })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.id), isNull(users.bannedAt)))
    .leftJoin(assets, eq(assets.id, profiles.avatarAssetId))
    .innerJoin(shown, sql`${shown.count} > 0`)
    .where(eq(profiles.id, creatorId))
    .limit(1)
  return rows[0]
}

/** Newest first. @param page from 1 */
export async function listByCreator(database: Queryable, creatorId: string, page: number) {
  return database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(and(isListed, eq(adventures.creatorId, creatorId)))
    .orderBy(newestFirst)
    .limit(creatorPageSize)
    .offset((page - 1) * creatorPageSize)
}

export type CreatorRow = NonNullable<Awaited<ReturnType<typeof findCreator>>>
