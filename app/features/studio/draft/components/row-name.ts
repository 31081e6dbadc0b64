import { kitRowsOf } from '#app/features/studio/draft/kit-rows.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function rowName(draft: DraftView, row: string): string {
  if (row === draft.details.id) return m.studio_tab_details()
  const { scenes, hotspots, puzzles, items, npcs, nodes } = draft
  const named = [...hotspots, ...scenes, ...puzzles, ...items, ...npcs].find(({ id }) => id === row)
  if (named) return named.name || m.studio_untitled_hotspot()
  return nodes.find(({ id }) => id === row)?.nodeId ?? kitRowsOf(draft).find(({ id }) => id === row)?.name ?? ''
}
