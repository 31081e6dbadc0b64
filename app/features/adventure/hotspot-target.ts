import { byTarget } from '#app/features/engine/hotspot-types.ts'
import type { HotspotType } from '#app/features/engine/hotspot-types.ts'
import type { DraftHotspot } from './draft.server.ts'

/** The column that holds the target of each type; the table's check constraint allows no other. */
export const targetColumns = {
  scene_link: 'targetSceneId',
  puzzle: 'targetPuzzleId',
  item: 'targetItemId',
  npc: 'targetNpcId',
} as const satisfies Record<HotspotType, keyof DraftHotspot>

type Targets = Pick<DraftHotspot, 'type' | (typeof targetColumns)[HotspotType]>

/** The id of a hotspot's target, by its type; null if the author has not chosen one yet. */
export const targetOf = (hotspot: Targets): string | null => hotspot[targetColumns[hotspot.type]]

type Rows = Record<'scenes' | 'puzzles' | 'items' | 'npcs', readonly { id: string }[]>

/** The ids of the possible targets, by type of hotspot. */
export const targetIds = ({ scenes, puzzles, items, npcs }: Rows): Record<HotspotType, ReadonlySet<string>> =>
  byTarget({ scene: scenes, puzzle: puzzles, item: items, npc: npcs }, (rows) => new Set(rows.map(({ id }) => id)))
