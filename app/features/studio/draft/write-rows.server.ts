import { eq, inArray, sql } from 'drizzle-orm'
import { isShown } from '#app/shared/statuses.ts'
import { publishAssets } from '#app/features/media/publish-assets.server.ts'
import { notePrice } from '#app/features/payments/ledger/note-price.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import { columnsOf, solutionOf, tables } from './tables.server.ts'
import type { TableKind } from './tables.server.ts'
import type { Touched } from './work.ts'

const tableKinds = kindNames.filter((kind) => kind !== 'details')
/** A statement takes 65,535 parameters, a table has at most 40 columns. */
export const rowsAtOnce = 1_000

/** The caller holds the adventure's row. @throws AppError notFound for an id of somebody else's row */
export async function writeRows(
  tx: Transaction,
  adventureId: string,
  touched: readonly Touched[],
  changedBy: string | null = null,
): Promise<void> {
  const of = (kind: TableKind) => touched.filter((each) => each.kind === kind)
  for (const kind of tableKinds.toReversed())
    await removeRows(
      tx,
      kind,
      of(kind).flatMap(({ id, after }) => (after ? [] : [id])),
    )
  // A unique index allows one start scene: the old one is written first.
  const freed = of('scene').filter(({ before, after }) => before?.isStartingMap && after && !after.isStartingMap)
  for (const each of freed) await updateRow(tx, 'scene', each)
  for (const kind of tableKinds)
    await insertRows(
      tx,
      kind,
      adventureId,
      of(kind).flatMap(({ before, after }) => (before || !after ? [] : [after])),
    )
  for (const kind of tableKinds) for (const each of of(kind)) if (!freed.includes(each)) await updateRow(tx, kind, each)
  for (const each of touched) if (each.kind === 'details') await updateDetails(tx, each, changedBy)
}

async function removeRows(tx: Transaction, kind: TableKind, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(tables[kind]).where(inArray(tables[kind].id, ids))
}

async function insertRows(tx: Transaction, kind: TableKind, adventureId: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const values = some.map((row, index) => ({
      ...columnsOf(kind, row),
      id: row.id,
      adventureId,
      // Lists sort by creation, also within one transaction.
      createdAt: sql`clock_timestamp() + ${index} * interval '1 microsecond'`,
    }))
    const made = await tx
      .insert(tables[kind])
      .values(values as never)
      .onConflictDoNothing()
      .returning({ id: tables[kind].id })
    if (made.length !== some.length) throw new AppError('notFound', { log: `an id of a new ${kind} is taken` })
    if (kind === 'puzzle') await tx.insert(adventurePuzzleSolutions).values(some.map(solutionOf))
  }
}

function changedColumns(before: Changes, after: Changes): Changes {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name])
  return Object.fromEntries(changed)
}

async function updateRow(tx: Transaction, kind: TableKind, { before, after }: Touched): Promise<void> {
  if (!before || !after) return
  const columns = changedColumns(columnsOf(kind, before), columnsOf(kind, after))
  if ('configuration' in columns) columns['typeVersion'] = after['typeVersion']
  const table = tables[kind]
  if (Object.keys(columns).length > 0)
    await tx
      .update(table)
      .set(columns as never)
      .where(eq(table.id, after.id))
  if (kind === 'puzzle') await updateSolution(tx, before, after)
}

async function updateSolution(tx: Transaction, before: Row, after: Row): Promise<void> {
  const told = ['solution', 'translations', 'translatedFrom'].some((name) => before[name] !== after[name])
  if (!told) return
  const { puzzleId, ...solution } = solutionOf(after)
  await tx
    .insert(adventurePuzzleSolutions)
    .values({ puzzleId, ...solution })
    .onConflictDoUpdate({ target: adventurePuzzleSolutions.puzzleId, set: solution })
}

/** Details go live immediately: drops cached pages and publishes a listed cover. */
async function updateDetails(tx: Transaction, { before, after }: Touched, changedBy: string | null): Promise<void> {
  if (!before || !after) return
  const { id, status, coverAssetId } = after as DetailsRow
  const columns = changedColumns(columnsOf('details', before), columnsOf('details', after))
  delete columns['price']
  delete columns['coverAssetId']
  if (Object.keys(columns).length > 0) await tx.update(adventures).set(columns).where(eq(adventures.id, id))
  if (!isShown(status)) return
  await announcePageChange(tx)
  const { priceCents } = columns
  if (typeof priceCents === 'number') await notePrice(tx, { adventureId: id, priceCents, changedBy })
  if (coverAssetId && coverAssetId !== before.coverAssetId) await publishAssets(tx, id, [coverAssetId])
}
