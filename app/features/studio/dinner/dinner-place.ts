import type { KitPlace } from '#app/features/kits/checks/finding.ts'
import { kitKindNames } from '#app/features/studio/draft/row-kind.ts'
import { kitFieldPlace } from '#app/features/studio/draft/row-place.ts'

/** Where the dinner's editor shows a row, and its field when one is meant. */
export function dinnerPlace({ entity, id, field }: KitPlace): string {
  const kind = kitKindNames.find((name) => name === entity)
  if (kind) return kitFieldPlace(kind, id, field)
  return `/editor/${id}?tab=details${field === undefined ? '' : `&field=${encodeURIComponent(field)}`}`
}
