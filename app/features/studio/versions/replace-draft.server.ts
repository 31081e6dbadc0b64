import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { byId } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { DraftRoot } from '#app/features/studio/draft/edit-draft.server.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { tables } from '#app/features/studio/draft/tables.server.ts'
import type { TableKind } from '#app/features/studio/draft/tables.server.ts'
import { Work } from '#app/features/studio/draft/work.ts'
import type { Touched } from '#app/features/studio/draft/work.ts'
import { writeRows } from '#app/features/studio/draft/write-rows.server.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { rowsIn } from '#app/features/studio/exchange/project-rows.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { rowsOfDocument } from './rows-of-document.ts'
import type { Snapshot } from './snapshot.server.ts'

/** Keeps row ids and writes only changed rows. @throws AppError conflict for an id in use; Refused missingFields */
export async function replaceDraft(
  tx: Transaction,
  root: DraftRoot,
  present: Pick<Snapshot, 'document'> & { draft: Draft },
  document: ProjectDocument,
): Promise<void> {
  const rows = rowsOfDocument(document, present.draft)
  const touched = differences(present.draft.rows, rows)
  for (const { kind, before, after } of touched) {
    const settled =
      kind === 'details' && after ? kindOf(kind).settle?.(after, before, new Work(present.draft)) : undefined
    if (settled && 'refusal' in settled) throw new Refused(settled.refusal)
  }
  await writeRows(tx, root.id, touched).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'notFound' ? new AppError('conflict', { cause: error }) : error
  })
  const order = orderIn(document)
  const before = orderIn(present.document)
  for (const kind of kindNames)
    if (kind !== 'details' && order(kind).join() !== before(kind).join()) await reorder(tx, kind, order(kind))
}

/** Row by row. */
export function differences(before: Draft['rows'], after: Draft['rows']): Touched[] {
  return kindNames.flatMap((kind) => {
    const [old, next] = [byId(before[kind]), byId(after[kind])]
    return [...new Set([...old.keys(), ...next.keys()])]
      .map((id) => ({ kind, id, before: old.get(id) ?? null, after: next.get(id) ?? null }))
      .filter((each) => !isDeepStrictEqual(each.before, each.after))
  })
}

function orderIn(document: ProjectDocument) {
  const kinds = Map.groupBy(rowsIn(document), ({ kind }) => kind)
  return (kind: TableKind): string[] => (kinds.get(kind) ?? []).map(({ id }) => id)
}

async function reorder(tx: Transaction, kind: TableKind, order: readonly string[]): Promise<void> {
  const table = tables[kind]
  const ages = JSON.stringify(order.map((id, index) => ({ id, age: order.length - index })))
  await tx.execute(sql`
    update ${table} set created_at = now() - placed.age * interval '1 millisecond'
    from jsonb_to_recordset(${ages}::jsonb) as placed(id uuid, age integer) where ${eq(table.id, sql`placed.id`)}`)
}
