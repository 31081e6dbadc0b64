import type { Single } from '#app/features/studio/draft/command.schema.ts'
import { createOf } from '#app/features/studio/draft/inverse.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { moveWithin, movedPiece } from './geometry.ts'
import type { Point } from './geometry.ts'

type Create = Extract<Single, { op: 'create' }>

/** Percent. */
export const copyOffset: Point = { x: 2, y: 2 }

export function copiesOf(
  hotspots: readonly HotspotView[],
  { sceneId, by, firstOrder }: { sceneId: string; by: Point; firstOrder: number },
  newId: () => string,
): Create[] {
  if (hotspots.length === 0) return []
  const room = moveWithin(hotspots, by)
  // In the corner, copies are offset the other way.
  const way = {
    x: Math.abs(room.x) < Math.abs(by.x) / 2 ? moveWithin(hotspots, { x: -by.x, y: 0 }).x : room.x,
    y: Math.abs(room.y) < Math.abs(by.y) / 2 ? moveWithin(hotspots, { x: 0, y: -by.y }).y : room.y,
  }
  return hotspots
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .map((hotspot, index) => {
      const piece = movedPiece(hotspot, way)
      const copy = { ...hotspot, ...piece, sceneId, displayOrder: firstOrder + index, toCheck: false }
      return createOf('hotspot', copy, newId())
    })
}
