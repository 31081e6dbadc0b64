import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { isAmongTheirs } from '#app/features/drafts/draft-access.server.ts'
import type { Deed } from '#app/features/drafts/draft.policy.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { copyAssetFiles } from '#app/features/media/copy-assets.server.ts'
import type { StoredFiles } from '#app/features/media/copy-assets.server.ts'
import { withoutGone } from '#app/features/rows/document.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { findRow, languageOf } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { createOf } from '#app/features/studio/draft/inverse.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { draftOf } from '#app/features/studio/draft/tables.server.ts'
import { takeCommands } from '#app/features/studio/draft/take-commands.server.ts'
import { swapRow } from '#app/features/studio/draft/words/swap-row.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable, Transaction } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { broughtBefore } from './brought-before.ts'
import { comesAlong, copiedKinds } from './comes-along.ts'
import type { CopiedKind, Named } from './comes-along.ts'
import type { CopyIntoInput, CopyTarget } from './copy-into.schema.ts'
import { foreignAddresses } from './foreign-addresses.ts'
import { replaceIds, textsIn } from './replace-ids.ts'

type AssetRow = typeof assets.$inferSelect

const otherAdventures = (member: Member, adventureId: string) =>
  and(
    isAmongTheirs('edit', member.userId),
    eq(adventures.kind, 'online-adventure'),
    ne(adventures.id, adventureId),
    isNull(adventures.deletedAt),
  )

/** The other online adventures that the member edits, the last edited first, with their scenes in order. */
export async function listCopyTargets(
  database: Queryable,
  member: Member,
  { adventureId }: { adventureId: string },
): Promise<CopyTarget[]> {
  await readOwnDraft(database, member, 'exchange', adventureId, async () => null)
  const own = await database
    .select({ id: adventures.id, title: adventures.title, updatedAt: adventures.updatedAt })
    .from(adventures)
    .where(otherAdventures(member, adventureId))
    .orderBy(desc(adventures.updatedAt), desc(adventures.id))
  const scenes = await database
    .select({ id: adventureScenes.id, name: adventureScenes.name, in: adventureScenes.adventureId })
    .from(adventureScenes)
    .innerJoin(adventures, eq(adventures.id, adventureScenes.adventureId))
    .where(otherAdventures(member, adventureId))
    .orderBy(adventureScenes.displayOrder)
  return own.map(({ updatedAt, ...each }) => ({
    ...each,
    changedAt: updatedAt.toISOString(),
    scenes: scenes.flatMap(({ id, name, in: within }) => (within === each.id ? { id, name } : [])),
  }))
}

/** The rows get new ids and copies of their files; what came along before and is unchanged there is used again.
 * Fields that name what stays behind name nothing; conditions and effects that name it keep naming it, and the checks
 * of the other adventure find them.
 * @throws AppError notFound, quotaExceeded, tooLarge, unavailable; conflict if the other was edited meanwhile */
export async function copyInto(
  { database, storage }: { database: Database; storage: FileStorage },
  member: Member,
  { adventureId, ...input }: CopyIntoInput & { adventureId: string },
): Promise<{ id: string; kind: CopiedKind }> {
  const [own, other] = await Promise.all([
    readWithFiles(database, member, 'exchange', adventureId),
    readWithFiles(database, member, 'edit', input.into),
  ])
  const { draft } = own
  const kind = kindOfAll(draft, input.ids)
  const whole = comesAlong(draft, input.ids, input.brings)
  const hashes = [own, other]
    .flatMap((each) => each.files)
    .flatMap(({ sha256, ...asset }) => [[asset.id, sha256] as const, [assetUrl(asset), sha256] as const])
  const there = broughtBefore(draft, whole, other.draft, new Map(hashes))
  const copied = whole.rows.filter((named) => !isWithin(named, there))
  const named = textsIn(copied)
  const needed = own.files.filter((asset) => named.has(asset.id) || named.has(assetUrl(asset)))
  const files = await copyAssetFiles({ db: database, storage, ownerId: other.ownerId }, needed)
  try {
    const source = { adventureId, draft, copied, there, thereAt: other.revision, files }
    const id = await database.transaction((tx) => write(tx, member, input, source))
    return { id, kind }
  } catch (error) {
    await files.discard()
    throw error
  }
}

const readWithFiles = (database: Database, member: Member, deed: Deed, adventureId: string) =>
  readOwnDraft(database, member, deed, adventureId, async (tx, stored) => ({
    draft: draftOf(stored),
    revision: stored.adventure.draftRevision,
    ownerId: stored.adventure.creatorId ?? member.userId,
    files: await tx.select().from(assets).where(eq(assets.adventureId, adventureId)),
  }))

const isWithin = ({ kind, row }: Named, ids: ReadonlyMap<string, string>): boolean =>
  ids.has(row.id) || ids.has(String(row[kindOf(kind).parent?.field ?? '']))

function kindOfAll(draft: Draft, ids: readonly string[]): CopiedKind {
  const kinds = new Set(ids.map((id) => findRow(draft, id)?.kind))
  const [kind] = copiedKinds.filter((each) => kinds.has(each))
  if (!kind || kinds.size > 1) throw new AppError('notFound')
  return kind
}

type Source = {
  adventureId: string
  draft: Draft
  copied: readonly Named[]
  /** Rows that are there already, by their ids here. */
  there: ReadonlyMap<string, string>
  /** The revision at which they were there. */
  thereAt: number
  files: StoredFiles<AssetRow>
}

/** @returns the id of the first copy */
async function write(tx: Transaction, member: Member, input: CopyIntoInput, source: Source): Promise<string> {
  const [target] = await tx
    .select({ primaryLanguage: adventures.primaryLanguage })
    .from(adventures)
    .where(and(eq(adventures.id, input.into), otherAdventures(member, source.adventureId)))
  if (!target) throw new AppError('notFound')
  await source.files.adopt(tx, input.into)
  const ids = idsOfCopies(source)
  const creates = createsOf(source, ids, target.primaryLanguage, input)
  const commands = [{ id: newId(), command: batchOf(creates) }]
  const { results, draftRevision } = await takeCommands(tx, member, { adventureId: input.into, commands })
  const refused = results.find((result) => result.status === 'refused')
  // What is refused counts no save
  const isAsRead = draftRevision === source.thereAt + (refused ? 0 : 1)
  if (source.there.size > 0 && !isAsRead) throw new AppError('conflict')
  if (refused) throw errorOf(refused.refusal)
  return String(ids.get(input.ids[0]!))
}

const errorOf = (refusal: Refusal): AppError =>
  refusal.reason === 'failed'
    ? new AppError(refusal.error.code, { params: refusal.error.params })
    : new AppError('notFound')

/** A lost file has no copy: references become null, addresses empty. */
function idsOfCopies({ draft, copied, there, files }: Source): Map<string, string | null> {
  const ids = new Map<string, string | null>(Object.keys(draft.files).map((id) => [id, null]))
  for (const { source: from, row } of files.made) ids.set(from.id, row.id).set(assetUrl(from), assetUrl(row))
  const own = files.made.map(({ source: from }) => from)
  for (const address of foreignAddresses(copied, own)) ids.set(address, '')
  for (const { row } of copied) ids.set(row.id, newId())
  for (const [here, id] of there) ids.set(here, id)
  return ids
}

function createsOf(
  { draft, copied }: Source,
  ids: ReadonlyMap<string, string | null>,
  to: Locale,
  { ids: chosen, sceneId }: CopyIntoInput,
): Create[] {
  const from = languageOf(draft)
  const there = new Set(ids.values())
  return copied.map(({ kind, row }) => {
    const { place, parent } = kindOf(kind)
    const read = from === to ? row : swapRow(kind, row, { from, to })
    const isOuter = !parent || chosen.includes(row.id)
    const { fields, ...create } = createOf(kind, replaceIds(read, ids))
    // Behind what the other adventure has
    const { [isOuter && place ? place : '']: _place, ...own } = fields
    const rest = withoutGone(kindOf(kind), own, (_, id) => there.has(id as string))
    return {
      ...create,
      ...(parent && isOuter ? { parent: sceneId } : {}),
      fields: kind === 'scene' ? { ...rest, isStartingMap: false } : rest,
    }
  })
}
