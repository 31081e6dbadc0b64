import type { AdventureDraft, DraftHotspot } from '#app/features/adventure/draft.server.ts'
import { targetOf } from '#app/features/adventure/hotspot-target.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

export const checkLinks: Check = ({ draft }) => {
  const ids = idsByType(draft)
  return draft.hotspots.flatMap((hotspot) => {
    const where = { entity: 'hotspot', id: hotspot.id, parentId: hotspot.sceneId, field: 'targetId' } as const
    const params = { name: hotspot.name, type: hotspot.type }
    const target = targetOf(hotspot)
    if (target === null) return [finding('hotspot_without_target', where, params)]
    return ids[hotspot.type].has(target) ? [] : [finding('hotspot_target_missing', where, params)]
  })
}

const idsByType = (draft: AdventureDraft): Record<DraftHotspot['type'], Set<string>> => ({
  scene_link: idsOf(draft.scenes),
  puzzle: idsOf(draft.puzzles),
  item: idsOf(draft.items),
  npc: idsOf(draft.npcs),
})

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map((row) => row.id))
