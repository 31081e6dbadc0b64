import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { KindName, OnlineKind, RowKind } from '#app/features/rows/row-kind.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { rowsOf } from './rows-of.ts'

/** Fields that still name a row which is gone. The target of a hotspot has findings of its own (`check-links.ts`). */
export const checkReferences: Check = ({ draft }) => {
  const kinds: RowKind[] = Object.values(rowKinds)
  const lists = { ...draft, [rowKinds.details.list]: [draft.adventure] }
  const ids = new Map(kinds.map((kind) => [kind.name, new Set(rowsOf(lists, kind).map((row) => row['id']))]))
  const isGone = (of: readonly KindName[], id: unknown) => of.every((kind) => !ids.get(kind)?.has(id))
  return kinds.flatMap((kind) =>
    rowsOf(lists, kind).flatMap((row) =>
      Object.entries(kind.fields).flatMap(([field, { names }]) => {
        const named = [row[field] ?? []].flat()
        if (!names || !named.some((id) => isGone(names.kinds, id))) return []
        const { name, parent, nameField } = kind
        const where = {
          entity: name === 'details' ? ('adventure' as const) : (name as Exclude<OnlineKind, 'details'>),
          id: String(row['id']),
          ...(parent && { parentId: String(row[parent.field]) }),
          field,
        }
        return [finding('reference_missing', where, { name: String(row[nameField!]), kind: names.kinds[0]! })]
      }),
    ),
  )
}
