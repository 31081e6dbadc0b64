import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/platform/database/client.server.ts'

/**
 * How many rows of the column's table belong to a parent, e.g. `countOthers(tx, adventureScenes.adventureId, id, scene)`, but for the
 * row that is to be made: one that is there already takes no more room when it is sent again.
 */
export async function countOthers(
  tx: Transaction,
  parent: AnyPgColumn,
  parentId: string,
  row: string,
): Promise<number> {
  const { id } = getTableColumns(parent.table) as { id?: AnyPgColumn }
  if (!id) throw new TypeError(`${parent.name} belongs to a table without ids`)
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(parent.table)
    .where(and(eq(parent, parentId), ne(id, row)))
  return counted?.count ?? 0
}
