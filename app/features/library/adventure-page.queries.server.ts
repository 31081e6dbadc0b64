import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { profiles, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { editions } from '#database/schema/editions.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { isListed, isShown, listed, newestFirst } from './library.queries.server.ts'

/** The cover, or a picture or sound of the published edition, which refers to it by id or by address. */
const isPartlyByModel = sql<boolean>`exists (
  select from ${assets} as made where made.adventure_id = ${adventures.id} and made.origin = 'model' and (
    made.id = ${adventures.thumbnailAssetId} or exists (
      select from ${editions} as edition where edition.id = ${adventures.publishedEditionId} and (
        strpos(edition.document::text, made.id::text) > 0 or strpos(edition.document::text, made.name) > 0))))`

const portraits = alias(assets, 'portraits')

/** Undefined for drafts, the trash and unknown ids alike. */
export async function findShown(database: Queryable, adventureId: string) {
  const rows = await database
    .select({
      ...listed,
      creatorId: users.id,
      creatorPortrait: { name: portraits.name, mime: portraits.mime },
      creatorBannedAt: users.bannedAt,
      reviewCount: adventures.reviewCount,
      publishedEditionId: adventures.publishedEditionId,
      shareCode: adventures.shareCode,
      sampleKey: adventures.sampleKey,
      embedOrigins: adventures.embedOrigins,
      roomSceneIds: adventures.roomSceneIds,
      trailerUrl: adventures.trailerUrl,
      accessibilityTags: adventures.accessibilityTags,
      contentWarnings: adventures.contentWarnings,
      isPartlyByModel,
      textsByModel: adventures.textsByModel,
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .leftJoin(profiles, eq(profiles.id, adventures.creatorId))
    .leftJoin(portraits, and(eq(portraits.id, profiles.avatarAssetId), isNull(users.bannedAt)))
    .where(and(eq(adventures.id, adventureId), isShown))
    .limit(1)
  return rows[0]
}

export async function listOthersOf(database: Queryable, creatorId: string, adventureId: string, most: number) {
  return database
    .select(listed)
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, eq(users.id, adventures.creatorId))
    .where(and(isListed, eq(adventures.creatorId, creatorId), ne(adventures.id, adventureId)))
    .orderBy(newestFirst)
    .limit(most)
}

/** Undefined when the adventure is not shown or has no cover. */
export async function findShownCover(database: Queryable, adventureId: string): Promise<string | undefined> {
  const rows = await database
    .select({ name: assets.name })
    .from(adventures)
    .innerJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .where(and(eq(adventures.id, adventureId), isShown))
    .limit(1)
  return rows[0]?.name
}

export type ShownDetailRow = NonNullable<Awaited<ReturnType<typeof findShown>>>
