import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { assetUrl, presentAsset } from '#app/features/media/asset.present.ts'
import type { UnusedFile } from '#app/features/media/ask-project-files.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import { mediaLink } from '#app/features/studio/exchange/media-link.ts'
import { textsIn } from '#app/features/studio/exchange/replace-ids.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editionSecrets, editions } from '#database/schema/editions.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { readDraftRows } from './draft-rows.server.ts'
import { removeFiles } from '#app/features/media/remove-files.server.ts'

/** A recent upload may be waiting in an open dialog to be used. */
const youngMs = 60 * 60_000

/** Files that neither draft, edition nor kept version refers to. @throws AppError notFound */
export const listUnusedFiles = (
  database: Database,
  member: Member,
  { adventureId, now = new Date() }: { adventureId: string; now?: Date },
): Promise<UnusedFile[]> =>
  database.transaction(
    async (tx) =>
      (await unusedOf(tx, member, adventureId, now)).map((asset) => ({
        ...presentAsset(asset),
        purpose: asset.purpose,
      })),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Removes those of the given files that are still unused. @returns how many, and their bytes
 * @throws AppError notFound */
export async function removeUnusedFiles(
  { database, storage }: { database: Database; storage: FileStorage },
  member: Member,
  { adventureId, ids, now = new Date() }: { adventureId: string; ids: readonly string[]; now?: Date },
): Promise<{ removed: number; bytes: number }> {
  const gone = await database.transaction(async (tx) => {
    // Every change of the draft locks this row first
    await tx.select({ id: adventures.id }).from(adventures).where(ownAdventure(adventureId, member)).for('update')
    const named = new Set(ids)
    const unused = (await unusedOf(tx, member, adventureId, now)).filter(({ id }) => named.has(id))
    if (unused.length === 0) return []
    return tx
      .delete(assets)
      .where(
        inArray(
          assets.id,
          unused.map(({ id }) => id),
        ),
      )
      .returning({ key: assets.storageKey, bytes: assets.bytes })
  })
  await removeFiles(
    storage,
    gone.map(({ key }) => key),
  )
  return { removed: gone.length, bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) }
}

function ownAdventure(adventureId: string, member: Member) {
  if (!isId(adventureId)) throw new AppError('notFound')
  return draftFor('delete', adventureId, member)
}

async function unusedOf(tx: Transaction, member: Member, adventureId: string, now: Date) {
  const [own] = await tx
    .select({ id: adventures.id, cover: adventures.thumbnailAssetId })
    .from(adventures)
    .where(ownAdventure(adventureId, member))
  if (!own) throw new AppError('notFound')
  const files = await tx
    .select()
    .from(assets)
    .where(and(eq(assets.adventureId, own.id), lt(assets.createdAt, new Date(now.getTime() - youngMs))))
  if (files.length === 0) return []
  const named = textsIn([own.cover, await readDraftRows(tx, own.id)])
  for await (const document of documentsOf(tx, own.id)) for (const text of textsIn(document)) named.add(text)
  return files.filter((asset) => !named.has(asset.id) && !named.has(assetUrl(asset)) && !named.has(mediaLink(asset.id)))
}

/** One at a time: together the kept versions could take a lot of memory. */
async function* documentsOf(tx: Transaction, adventureId: string): AsyncGenerator<unknown> {
  for (const table of [draftVersions, editions]) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const [row] = await tx
        .select({ id: table.id, document: table.document })
        .from(table)
        .where(and(eq(table.adventureId, adventureId), gt(table.id, after)))
        .orderBy(table.id)
        .limit(1)
      if (!row) break
      yield row.document
      after = row.id
    }
  }
  const secrets = await tx
    .select({ document: editionSecrets.document })
    .from(editionSecrets)
    .innerJoin(editions, eq(editions.id, editionSecrets.editionId))
    .where(eq(editions.adventureId, adventureId))
  for (const { document } of secrets) yield document
}
