import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isKitKind, kindNames } from '#app/features/rows/row-kind.ts'
import { kitRowsOf } from '#app/features/studio/draft/kit-rows.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function rowName(draft: DraftView, id: string): string {
  if (id === draft.details.id) return m.studio_tab_details()
  for (const kind of kindNames.filter((name) => !isKitKind(name))) {
    const row = viewsIn(draft, kind).find((each) => each.id === id)
    if (row) return String(row[kindOf(kind).nameField ?? '']) || m.studio_untitled_hotspot()
  }
  return kitRowsOf(draft).find((row) => row.id === id)?.name ?? ''
}
