import type { Changes } from '#app/features/rows/changes.ts'
import type { Arrange, Change, Command, Create, Remove } from '#app/features/studio/draft/command.schema.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { newId } from '#app/shared/ids.ts'

/** A new row; `parent`: what it stands in. */
export const createRow = (
  kind: KindName,
  { id = newId(), parent = null, ...fields }: { id?: string; parent?: string | null } & Changes,
): Create => ({ op: 'create', kind, id, parent, fields: fields as Create['fields'] })

/** @param was what the fields held when their author began */
export const changeRow = (kind: KindName, id: string, fields: Changes, was: Changes): Change => ({
  op: 'change',
  kind,
  id,
  fields: fields as Change['fields'],
  was: was as Change['was'],
})

export const removeRows = (kind: KindName, ...ids: string[]): Remove => ({ op: 'remove', kind, ids })

/** @param parent what the rows stand in; null for the adventure */
export const arrangeRows = (kind: KindName, ids: string[], parent: string | null = null): Arrange => ({
  op: 'arrange',
  kind,
  parent,
  ids,
})

export const edit = (...commands: Command[]): Extract<EditorRequest, { intent: 'edit' }> => ({
  intent: 'edit',
  commands: commands.map((command) => ({ id: newId(), command })),
})
