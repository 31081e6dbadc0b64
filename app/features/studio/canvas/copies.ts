import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { moveWithin, movedPiece } from './geometry.ts'
import type { Point } from './geometry.ts'
import { wholeHotspot } from './whole-rows.ts'
import type { WholeHotspot } from './whole-rows.ts'

/** How far a copy stands from what it was made of, in percent, so that both are seen. */
export const copyOffset: Point = { x: 2, y: 2 }

/** Copies with ids of their own, moved together as far as the picture goes, behind all others in the order of the keyboard. */
export function copiesOf(
  hotspots: readonly HotspotView[],
  by: Point,
  firstOrder: number,
  newId: () => string,
): WholeHotspot[] {
  if (hotspots.length === 0) return []
  const room = moveWithin(hotspots, by)
  // in the corner there is no room: the other way, then
  const way = {
    x: Math.abs(room.x) < Math.abs(by.x) / 2 ? moveWithin(hotspots, { x: -by.x, y: 0 }).x : room.x,
    y: Math.abs(room.y) < Math.abs(by.y) / 2 ? moveWithin(hotspots, { x: 0, y: -by.y }).y : room.y,
  }
  return hotspots
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map((hotspot, index) => ({
      ...wholeHotspot(hotspot),
      ...movedPiece(hotspot, way),
      id: newId(),
      displayOrder: firstOrder + index,
      toCheck: false,
    }))
}
