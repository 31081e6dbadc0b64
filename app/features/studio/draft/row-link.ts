import { editorPath } from '#app/features/adventure/kinds.ts'
import { may } from '#app/features/drafts/draft.policy.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isKitKind } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import type { DraftView } from './view.ts'
import { viewsIn } from './view.ts'
import { kitFieldPlace, rowPlace } from './row-place.ts'

type Place = { kind: KindName; rowId: string; field?: string | null }

/** Where its reader finds a row, and one of its fields, in the tabs of their role; null when it is gone. */
export function rowLink(draft: DraftView, { kind, rowId, field }: Place): string | null {
  const { details, role } = draft
  const row = viewsIn(draft, kind).find(({ id }) => id === rowId)
  if (!row) return null
  if (!may(role, 'edit')) return `/editor/${details.id}${may(role, 'translate') ? '?tab=texts' : `#row-${rowId}`}`
  const asked = field ? `&field=${encodeURIComponent(field)}` : ''
  if (kind === 'details') return `/editor/${details.id}?tab=details${asked}`
  const editor = editorPath(details.kind, details.id)
  if (isKitKind(kind)) return editor + kitFieldPlace(kind, rowId, field ?? undefined)
  const { parent } = kindOf(kind)
  const parentId = parent ? String(row[parent.field]) : undefined
  return rowPlace({ entity: kind, id: rowId, ...(parentId ? { parentId } : {}) }, editor) + asked
}
