import type { Transaction } from '#app/platform/database/client.server.ts'
import { foundOne } from './edit-draft.server.ts'
import { EditConflict } from './edit-refusals.ts'
import type { DraftRows } from './editor-result.ts'

type Find<Row> = (tx: Transaction, adventureId: string, ids: readonly string[]) => PromiseLike<Row[]>

/**
 * How a row of one kind is taken for a change: the row of this draft, in the version that the change started from.
 * @param shown the row as the answer to a conflict shows it
 * @returns a function that throws AppError notFound, or EditConflict when the row has another version
 */
export const taking =
  <Row extends { version: number }>(find: Find<Row>, shown: (row: Row) => DraftRows) =>
  async (tx: Transaction, adventureId: string, id: string, version: number): Promise<Row> => {
    const row = foundOne(await find(tx, adventureId, [id]))
    if (row.version !== version) throw new EditConflict(shown(row))
    return row
  }
