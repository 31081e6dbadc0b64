import type { AdventureDraft, DraftHotspot } from './draft.server.ts'
import { namedByTarget } from '#app/features/rows/hotspot-name.ts'
import type { Named } from '#app/features/rows/hotspot-name.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import { targetOf, targetsById } from './hotspot-target.ts'

/** Where there is no target, a name that the author never changed says nothing. */
const nameless: Named = { name: '', translations: {} }

/** The draft with hotspot names as players read them. */
export function withNamedHotspots(draft: AdventureDraft): AdventureDraft {
  const targets = targetsById<{ id: string } & Named>(draft)
  const targetFor = (row: DraftHotspot) => {
    const kind = targetKindOf(row.type)
    return kind ? targets[kind].get(targetOf(row) ?? '') : nameless
  }
  return { ...draft, hotspots: draft.hotspots.map((row) => namedByTarget(row, targetFor(row))) }
}
