import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { dinnerParts } from '#app/features/kits/documents/dinner.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isKitKind } from '#app/features/rows/row-kind.ts'
import type { KitKind, RowKind } from '#app/features/rows/row-kind.ts'

const parts: Readonly<Record<string, RowKind>> = dinnerParts

/** The query string that shows it in its editor. */
export const kitRowPlace = (kind: KitKind, id: string): string => `?tab=${kindOf(kind).tab}&row=${id}`

/** Where a finding's field can be fixed; `card.<phase>` of a character is a cell of the rounds. */
export function kitFieldPlace(kind: KitKind, id: string, field: string | undefined): string {
  if (field === undefined) return kitRowPlace(kind, id)
  const asked = `&field=${encodeURIComponent(field)}`
  const [name = '', cell] = field.split('.')
  if (kind === 'character' && name === 'card' && cell) return `?tab=${kindOf('card').tab}&row=${id}${asked}`
  const part = parts[name]
  // A finding that misses rows of another kind leads to where one is added
  return part && part.name !== kind ? `?tab=${part.tab}&field=new` : kitRowPlace(kind, id) + asked
}

type Place = Pick<FindingPlace, 'id' | 'parentId'> & {
  entity: Exclude<FindingPlace['entity'], 'adventure'> | KitKind | 'details'
}

/** @param editor the address of the adventure's editor; details are edited on the present page */
export function rowPlace({ entity, ...where }: Place, editor: string): string {
  if (entity === 'details') return '?tab=details'
  return editor + (isKitKind(entity) ? kitRowPlace(entity, where.id) : editorPlace({ entity, ...where }))
}
