import { m } from '#app/i18n/generated/messages.js'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { Row, RowKind } from '#app/features/rows/row-kind.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import type { TranslatedFromView } from '#app/features/rows/translations.ts'
import { viewsIn } from './view.ts'
import type { DraftView } from './view.ts'

type AnyRow = Row & { translatedFrom: TranslatedFromView }

/** A row of a mystery dinner or an escape room, with the name that its author gave it. */
export type KitRow = { kind: KitKind; id: string; name: string; parentId?: string; row: AnyRow }

type KitList = (typeof rowKinds)[KitKind]['list']
export type KitLists = Pick<DraftView, KitList>

export const kitLists = kitKindNames.map((name) => kindOf(name).list as KitList)

/** In the order of their editors' tabs; child rows follow their parent. */
export function kitRowsOf(draft: KitLists): KitRow[] {
  const listOf = ({ name }: RowKind) => viewsIn(draft, name) as AnyRow[]
  const inside = (parent: RowKind, { id }: AnyRow, parentName: string): KitRow[] =>
    kitKindNames.flatMap((kind) => {
      const child = kindOf(kind)
      if (child.parent?.kind !== parent.name) return []
      const field = child.parent.field
      return listOf(child)
        .filter((row) => row[field] === id)
        .map((row, at) => ({
          kind,
          id: row.id,
          name: m.studio_dinner_card_row({ character: parentName, number: at + 1 }),
          parentId: id,
          row,
        }))
    })
  return kitKindNames.flatMap((kind) => {
    const declared = kindOf(kind)
    if (declared.parent) return []
    return listOf(declared).flatMap((row) => {
      const name = declared.nameField === undefined ? declared.label() : String(row[declared.nameField])
      return [{ kind, id: row.id, name, row }, ...inside(declared, row, name)]
    })
  })
}
