import type { Worded } from '#app/features/rows/document.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KindName, RowKind } from '#app/features/rows/row-kind.ts'

export type RowTexts<Entity extends KindName> = {
  entity: Entity
  row: Worded
  /** The author's name for the row, or for its parent. */
  name: string
  /** In the primary language; a list holds hints. */
  texts: Readonly<Record<string, string | readonly string[]>>
}

type Held = Worded & Readonly<Record<string, unknown>>

/** Every row of a document with the texts that people read. */
export function documentTexts<Parts extends Readonly<Record<string, RowKind>>>(
  parts: Parts,
  document: { [Name in keyof Parts]: Worded | readonly Worded[] },
): RowTexts<Parts[keyof Parts]['name']>[] {
  const rows = Object.entries(parts).flatMap(([part, kind]) => {
    return [document[part] as Held | readonly Held[]].flat().map((row) => ({ kind, row }))
  })
  const nameOf = (kind: RowKind, row: Held): string => {
    if (kind.nameField !== undefined) return String(row[kind.nameField])
    const outer = kind.parent && rows.find((each) => each.row.id === row[kind.parent!.field])
    return outer ? nameOf(outer.kind, outer.row) : ''
  }
  return rows.map(({ kind, row }) => ({
    entity: kind.name as Parts[keyof Parts]['name'],
    row,
    name: nameOf(kind, row),
    // An edition may be older than the field
    texts: Object.fromEntries(
      textFieldsOf(kind).map((field) => [field, (row[field] ?? '') as string | readonly string[]]),
    ),
  }))
}
