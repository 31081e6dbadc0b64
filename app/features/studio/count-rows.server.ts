import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** How many rows of the column's table belong to a parent, e.g. `countRows(tx, adventureScenes.adventureId, id)`. */
export async function countRows(tx: Transaction, parent: AnyPgColumn, id: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(parent.table)
    .where(eq(parent, id))
  return row?.count ?? 0
}
