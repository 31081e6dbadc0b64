import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from './command.schema.ts'
import type { Arrange, Change, Command, Create, Remove } from './command.schema.ts'
import { findRow } from './draft.ts'
import type { Draft } from './draft.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { heldOf } from './three-way.ts'

export const changeOf = (kind: KindName, row: Row, fields: Changes): Change => ({
  op: 'change',
  kind,
  id: row.id,
  fields,
  was: heldOf(kind, row, fields),
})

export const changeFields =
  (id: string, fields: Changes | ((row: Row) => Changes)) =>
  (draft: Draft): Change | null => {
    const found = findRow(draft, id)
    return found ? changeOf(found.kind, found.row, typeof fields === 'function' ? fields(found.row) : fields) : null
  }

export const createRow = (kind: KindName, id: string, fields: Changes, parent: string | null = null): Create => ({
  op: 'create',
  kind,
  id,
  parent,
  fields,
})

export const batchOf = (commands: readonly (Create | Change | Remove | Arrange)[]): Command =>
  commands.length === 1 ? commands[0]! : { op: 'batch', commands: [...commands] }

export const removeRows = (kind: KindName, ids: readonly string[]): Remove | null =>
  ids.length > 0 ? { op: 'remove', kind, ids: [...ids] } : null

export const arrangeRows = (kind: KindName, ids: readonly string[], parent: string | null = null): Arrange => ({
  op: 'arrange',
  kind,
  parent,
  ids: [...ids],
})

/** The command together with the statement that a model wrote some of the texts, as one undo step. */
export const declaringModel =
  (command: Command) =>
  ({ rows: { details } }: Draft): Command => {
    const [row] = details
    return !row || row['textsByModel'] === true
      ? command
      : batchOf([...singlesOf(command), changeOf('details', row, { textsByModel: true })])
  }
