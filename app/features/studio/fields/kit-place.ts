import { editorPath } from '#app/features/adventure/kinds.ts'
import type { CheckedKit } from '#app/features/kits/checks/check-kit.ts'
import type { KitPlace } from '#app/features/kits/checks/finding.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import { kitFieldPlace } from '#app/features/studio/draft/row-place.ts'

/** Where the kit's editor shows a row, and the given field if any; for the details, their own page. */
export function kitPlace(adventureId: string, kind: CheckedKit['kind'], { entity, id, field }: KitPlace): string {
  const row = kitKindNames.find((name) => name === entity)
  return row
    ? editorPath(kind, adventureId) + kitFieldPlace(row, id, field)
    : `/editor/${adventureId}?tab=details${field === undefined ? '' : `&field=${encodeURIComponent(field)}`}`
}
