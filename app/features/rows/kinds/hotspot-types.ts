import type { HotspotType } from '#app/features/rows/hotspot-name.ts'

export type { HotspotType }

export const hotspotTypes = ['scene_link', 'puzzle', 'item', 'npc'] as const satisfies readonly HotspotType[]
