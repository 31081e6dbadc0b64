import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import { copyAssetFiles } from '#app/features/media/copy-assets.server.ts'
import type { StoredFiles } from '#app/features/media/copy-assets.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId, newId } from '#app/shared/ids.ts'
import { withoutGone } from '#app/features/rows/document.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isKitKind, kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { copiedTitles } from '#app/features/studio/exchange/copy-title.ts'
import { foreignAddresses } from '#app/features/studio/exchange/foreign-addresses.ts'
import { insertProject } from '#app/features/studio/exchange/insert-project.server.ts'
import { ownTitles } from '#app/features/studio/exchange/own-titles.server.ts'
import { replaceIds, textsIn } from '#app/features/studio/exchange/replace-ids.ts'
import { insertDraftRows, readDraftRows } from './draft-rows.server.ts'
import type { DraftRowsByTable } from './draft-rows.server.ts'

type Source = typeof adventures.$inferSelect
type AssetRow = typeof assets.$inferSelect

/** Plays, reviews, sales and editions stay with the original. @throws AppError notFound, quotaExceeded, unavailable */
export async function duplicateAdventure(
  { database, storage }: { database: Database; storage: FileStorage },
  member: Member,
  input: { adventureId: string },
): Promise<{ id: string }> {
  const { source, rows, files: originals } = await readProject(database, member, input.adventureId)
  const files = await copyAssetFiles({ db: database, storage, ownerId: member.userId }, originals)
  try {
    return await database.transaction((tx) => writeCopy(tx, member, { source, rows, files, originals }))
  } catch (error) {
    await files.discard()
    throw error
  }
}

function readProject(
  database: Database,
  member: Member,
  adventureId: string,
): Promise<{ source: Source; rows: DraftRowsByTable; files: AssetRow[] }> {
  if (!isId(adventureId)) throw new AppError('notFound')
  return database.transaction(
    async (tx) => {
      const [source] = await tx
        .select()
        .from(adventures)
        .where(draftFor('exchange', adventureId, member))
      if (!source) throw new AppError('notFound')
      const rows = await readDraftRows(tx, source.id)
      const named = textsIn([source.thumbnailAssetId, rows])
      const own = await tx
        .select()
        .from(assets)
        .where(and(eq(assets.adventureId, source.id)))
      return { source, rows, files: own.filter((asset) => named.has(asset.id) || named.has(assetUrl(asset))) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Copying = { source: Source; rows: DraftRowsByTable; files: StoredFiles<AssetRow>; originals: readonly AssetRow[] }

async function writeCopy(
  tx: Transaction,
  member: Member,
  { source, rows, files, originals }: Copying,
): Promise<{ id: string }> {
  const ids = new Map<string, string | null>()
  // A lost file has no copy: references become null, addresses empty; so do those of other adventures.
  for (const { id } of originals) ids.set(id, null)
  for (const { source: from, row } of files.made) ids.set(from.id, row.id).set(assetUrl(from), assetUrl(row))
  const copied = files.made.map(({ source: from }) => from)
  for (const address of foreignAddresses(rows, copied)) ids.set(address, '')
  for (const row of Object.values(rows).flat()) if (typeof row.id === 'string') ids.set(row.id, newId())

  const { id } = await insertProject(tx, member.userId, {
    ...replaceIds(withoutGone(kindOf('details'), listingOf(source, await ownTitles(tx, member)), among(rows)), ids),
    thumbnailAssetId: null,
  })
  ids.set(source.id, id)
  await files.adopt(tx, id)
  const cover = source.thumbnailAssetId === null ? null : (ids.get(source.thumbnailAssetId) ?? null)
  if (cover !== null) await tx.update(adventures).set({ thumbnailAssetId: cover }).where(eq(adventures.id, id))
  await insertDraftRows(tx, replaceIds(withoutGoneRows(rows), ids))
  return { id }
}

type Names = keyof DraftRowsByTable

/** The rows of kits are listed by their kind. */
const listOf = (kind: KindName): Names => (isKitKind(kind) ? kind : (kindOf(kind).list as Names))

function among(rows: DraftRowsByTable) {
  const there = new Set(
    kindNames.flatMap((kind) => (rows[listOf(kind)] ?? []).map(({ id }) => `${kind} ${String(id)}`)),
  )
  return (kind: KindName, id: unknown): boolean => there.has(`${kind} ${String(id)}`)
}

function withoutGoneRows(rows: DraftRowsByTable): DraftRowsByTable {
  const isThere = among(rows)
  const kept = kindNames.flatMap((kind) => {
    const own = rows[listOf(kind)] as DraftRowsByTable[Names] | undefined
    return own ? [[listOf(kind), own.map((row) => withoutGone(kindOf(kind), row, isThere))] as const] : []
  })
  return { ...rows, ...Object.fromEntries(kept) }
}

/** By name, so that a new column is not copied by accident. */
const copiedColumns = [
  'kind',
  'category',
  'description',
  'difficulty',
  'priceCents',
  'recommendedPlayers',
  'primaryLanguage',
  'languages',
  'imageDescription',
  'trailerUrl',
  'accessibilityTags',
  'contentWarnings',
  'roomSceneIds',
  'textsByModel',
  'asksOthers',
  'photographyStyle',
  'lightingStyle',
  'artStyle',
  'atmosphereStyle',
  'compositionStyle',
  'customAiPrompt',
] as const satisfies (keyof Source)[]

const listingOf = (source: Source, taken: ReadonlySet<string>) => ({
  ...(Object.fromEntries(copiedColumns.map((name) => [name, source[name]])) as Pick<
    Source,
    (typeof copiedColumns)[number]
  >),
  ...copiedTitles(source, source.primaryLanguage, taken),
})
