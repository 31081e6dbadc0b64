import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { aboutColumns } from '#app/features/adventure/about-columns.server.ts'
import { isAuthorWho } from '#app/features/drafts/draft-access.server.ts'
import { kitDocumentSchema } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import { openPictures } from '#app/features/kits/publish/publish-kit.server.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { editions } from '#database/schema/editions.ts'

/** @param userId null for somebody who is not signed in */
export async function findKit(database: Queryable, adventureId: string, userId: string | null) {
  const [row] = await database
    .select({
      ...aboutColumns,
      creatorName: users.name,
      coverName: assets.name,
      isAuthor: (userId === null ? sql`false` : isAuthorWho('playtest', userId)).mapWith(Boolean),
      hasBought: isEntitled(userId),
    })
    .from(adventures)
    .leftJoin(assets, eq(assets.id, adventures.thumbnailAssetId))
    .leftJoin(users, and(eq(users.id, adventures.creatorId), isNull(users.bannedAt)))
    .where(eq(adventures.id, adventureId))
  return row
}

export type KitRow = NonNullable<Awaited<ReturnType<typeof findKit>>>

/** The public half of an edition. @throws AppError notFound */
export async function findKitDocument(database: Queryable, editionId: string): Promise<KitDocument> {
  const [row] = await database.select({ document: editions.document }).from(editions).where(eq(editions.id, editionId))
  if (!row) throw new AppError('notFound', { log: `no edition ${editionId}` })
  return kitDocumentSchema.parse(row.document)
}

/** Addresses of the pictures that a document shows, by id. */
export async function findOpenPictures(
  database: Queryable,
  document: KitDocument,
): Promise<ReadonlyMap<string, string>> {
  const ids = openPictures(document)
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: assets.id, name: assets.name, mime: assets.mime })
    .from(assets)
    .where(and(inArray(assets.id, ids), eq(assets.adventureId, document.adventureId)))
  return new Map(rows.map((row) => [row.id, assetUrl(row)]))
}
