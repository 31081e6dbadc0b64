import { m } from '#app/i18n/generated/messages.js'
import type { HotspotProjection } from '#app/features/engine/projection.ts'

export const hotspotKindName: Record<HotspotProjection['type'], () => string> = {
  scene_link: m.play_hotspot_scene_link,
  puzzle: m.play_hotspot_puzzle,
  item: m.play_hotspot_item,
  npc: m.play_hotspot_npc,
}
