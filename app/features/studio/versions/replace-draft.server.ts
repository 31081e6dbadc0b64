import { and, eq, inArray, sql } from 'drizzle-orm'
import { isListed } from '#app/features/adventure/status.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import { detailsColumns } from '#app/features/studio/details/details-columns.ts'
import { saveDetails } from '#app/features/studio/details/save-details.server.ts'
import type { DraftRoot } from '#app/features/studio/edit-draft.server.ts'
import type { ProjectDocument, ProjectFile } from '#app/features/studio/exchange/project-document.schema.ts'
import { saveSolution } from '#app/features/studio/puzzles/puzzle-rows.server.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { draftTables, rowsOfDocument, solutionOf } from './draft-tables.server.ts'
import type { DraftTable, PlainRow } from './draft-tables.server.ts'
import { detailsPart } from './snapshot.server.ts'

type Replacing = {
  tx: Transaction
  root: DraftRoot
  /** Ids of the rows that are there, by tables and in their order. */
  before: Record<DraftTable, readonly string[]>
  /** Ids of the parts that say something else than they shall, or are not there. */
  changed: ReadonlySet<string>
}

/** As many rows as one statement takes, see `draft-rows.server.ts`. */
const rowsAtOnce = 1_000

/**
 * Makes a draft what a document says, row by row under the ids that it has: rows that say it already are not touched, so that whoever
 * edits them elsewhere goes on; the others get a version that no page has seen of them, also when they had been deleted, so that what was typed
 * on top of anything else is told of a conflict.
 * @throws AppError conflict when an id was taken by somebody else meanwhile; Refused when a listed adventure would lose what it needs
 */
export async function replaceDraft(
  tx: Transaction,
  root: DraftRoot,
  present: ProjectFile,
  document: ProjectDocument,
  changed: ReadonlySet<string>,
): Promise<void> {
  const replacing: Replacing = { tx, root, before: idsByTable(present), changed }
  const rows = rowsOfDocument(document, root.id)
  const gone = (table: DraftTable) => {
    const kept = new Set(rows[table].map(({ id }) => id))
    return replacing.before[table].filter((id) => !kept.has(id))
  }
  if (changed.has(detailsPart)) await writeListing(tx, root, document.adventure)
  // A name that was given to another step of the NPC since is free again
  await remove(tx, 'nodes', gone('nodes'))
  await freeStart(tx, root.id, document)
  for (const table of ['items', 'npcs', 'nodes', 'puzzles'] as const) await write(replacing, table, rows[table])
  for (const puzzle of document.puzzles.filter(({ id }) => changed.has(id))) {
    const { solution, translations, translatedFrom } = solutionOf(puzzle, document.adventure.primaryLanguage)
    await saveSolution(tx, puzzle.id, solution as JsonObject, translations, translatedFrom)
  }
  for (const table of ['scenes', 'hotspots'] as const) await write(replacing, table, rows[table])
  for (const table of ['hotspots', 'scenes', 'puzzles', 'npcs', 'items'] as const) await remove(tx, table, gone(table))
}

function idsByTable({ scenes, puzzles, items, npcs, nodes }: ProjectFile): Record<DraftTable, string[]> {
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return {
    items: idsOf(items),
    npcs: idsOf(npcs),
    nodes: idsOf(nodes),
    puzzles: idsOf(puzzles),
    scenes: idsOf(scenes),
    hotspots: scenes.flatMap(({ hotspots }) => idsOf(hotspots)),
  }
}

async function writeListing(
  tx: Transaction,
  root: DraftRoot,
  { kind: _kind, primaryLanguage, coverAssetId, ...listing }: ProjectDocument['adventure'],
): Promise<void> {
  // Translations that came since go too: the document's are all there are
  const blank = {
    ...root,
    primaryLanguage,
    title: listing.title,
    description: listing.description ?? '',
    translations: {},
    translatedFrom: {},
  }
  const columns = detailsColumns(blank, listing)
  await saveDetails(tx, root, root.version, {
    ...columns,
    primaryLanguage,
    languages: columns.languages ?? [...new Set([primaryLanguage, ...root.languages])],
    thumbnailAssetId: coverAssetId,
  })
  if (coverAssetId !== null && isListed(root.status)) await publishAssets(tx, root.id, [coverAssetId])
}

/** Only one scene may be the start at any moment. */
const freeStart = (tx: Transaction, adventureId: string, { scenes }: ProjectDocument) =>
  tx
    .update(adventureScenes)
    .set({ isStartingMap: false })
    .where(
      and(
        eq(adventureScenes.adventureId, adventureId),
        eq(adventureScenes.isStartingMap, true),
        sql`${adventureScenes.id} <> all(${sql.param(scenes.filter(({ isStart }) => isStart).map(({ id }) => id))}::uuid[])`,
      ),
    )

async function write(
  { tx, root, before, changed }: Replacing,
  name: DraftTable,
  rows: readonly PlainRow[],
): Promise<void> {
  const table = draftTables[name]
  const there = new Set(before[name])
  const version = root.draftRevision
  for (const { id, ...columns } of rows.filter((row) => there.has(row.id) && changed.has(row.id))) {
    await tx
      .update(table)
      .set({ ...columns, version } as never)
      .where(eq(table.id, id))
  }
  const fresh = rows.filter(({ id }) => !there.has(id)).map((row) => ({ ...row, version }))
  for (let from = 0; from < fresh.length; from += rowsAtOnce) {
    const some = fresh.slice(from, from + rowsAtOnce)
    const made = await tx
      .insert(table)
      .values(some as never)
      .onConflictDoNothing()
      .returning({ id: table.id })
    if (made.length !== some.length)
      throw new AppError('conflict', { log: `${some.length - made.length} ids of a version are taken` })
  }
  const order = rows.map(({ id }) => id)
  if (order.join() !== before[name].join()) await reorder(tx, name, order)
}

/** Rows that are listed by the time of their creation, or where nothing else decides, come in this order, before any that is made from now on. */
async function reorder(tx: Transaction, name: DraftTable, order: readonly string[]): Promise<void> {
  const table = draftTables[name]
  const ages = JSON.stringify(order.map((id, index) => ({ id, age: order.length - index })))
  await tx.execute(sql`
    update ${table} set created_at = now() - placed.age * interval '1 millisecond'
    from jsonb_to_recordset(${ages}::jsonb) as placed(id uuid, age integer) where ${table}.id = placed.id`)
}

async function remove(tx: Transaction, name: DraftTable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(draftTables[name]).where(inArray(draftTables[name].id, [...ids]))
}
