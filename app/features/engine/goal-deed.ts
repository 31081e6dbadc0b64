import type { EditionDocument } from './edition.schema.ts'
import type { Goal } from './goal.schema.ts'
import { findHotspotAnywhere } from './lookup.ts'

/** What kind of thing is to be done. */
export function deedOf(edition: EditionDocument, { sceneId, hotspotId, itemId, otherItemId }: Goal) {
  if (hotspotId !== null)
    return itemId === null ? (findHotspotAnywhere(edition, hotspotId)?.type ?? 'look') : ('use_on' as const)
  if (itemId !== null) return otherItemId === null ? ('use' as const) : ('combine' as const)
  return sceneId === null ? ('wait' as const) : ('travel' as const)
}
export type GoalDeed = ReturnType<typeof deedOf>
