import type { AdventureDraft } from './draft.server.ts'
import { namedByTarget } from '#app/features/rows/hotspot-name.ts'
import { targetOf } from './hotspot-target.ts'

/** The draft with hotspot names as players read them. */
export function withNamedHotspots(draft: AdventureDraft): AdventureDraft {
  const targets = new Map(
    [...draft.scenes, ...draft.puzzles, ...draft.items, ...draft.npcs].map((row) => [row.id, row] as const),
  )
  return { ...draft, hotspots: draft.hotspots.map((row) => namedByTarget(row, targets.get(targetOf(row) ?? ''))) }
}
