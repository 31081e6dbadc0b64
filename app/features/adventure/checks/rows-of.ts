import type { RowKind } from '#app/features/rows/row-kind.ts'

type StoredRow = Readonly<Record<string, unknown>>

/** The rows of a kind among lists of rows; none where there is no such list. */
export const rowsOf = (lists: object, { list }: RowKind): readonly StoredRow[] =>
  ({ ...lists } as Partial<Record<string, readonly StoredRow[]>>)[list] ?? []
