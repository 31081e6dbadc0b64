import type { DraftHotspot } from './draft.server.ts'

type Targets = Pick<DraftHotspot, 'type' | 'targetSceneId' | 'targetPuzzleId' | 'targetItemId' | 'targetNpcId'>

/** What a hotspot leads to, by its type; null when the author has not chosen yet. */
export function targetOf(hotspot: Targets): string | null {
  switch (hotspot.type) {
    case 'scene_link':
      return hotspot.targetSceneId
    case 'puzzle':
      return hotspot.targetPuzzleId
    case 'item':
      return hotspot.targetItemId
    case 'npc':
      return hotspot.targetNpcId
  }
}
