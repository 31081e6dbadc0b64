import { useContext } from 'react'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { OthersAtRow } from '#app/features/studio/live/components/others-at.tsx'
import { OthersContext } from '#app/features/studio/live/components/others-context.ts'
import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { areaOf } from './hotspot-mark.tsx'

/** Marks the hotspots in which somebody else is; the list beside the picture says it in words. */
export function OthersOnCanvas({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  const taken = new Set(useContext(OthersContext).flatMap(({ rows }) => rows))
  if (taken.size === 0) return null
  return hotspots
    .filter(({ id }) => taken.has(id))
    .map((hotspot) => (
      <div
        key={hotspot.id}
        aria-hidden="true"
        className="pointer-events-none absolute flex items-start justify-end"
        style={{ ...areaOf(hotspot, canvas), zIndex: hotspots.length + 1 }}
      >
        <OthersAtRow id={hotspot.id} />
      </div>
    ))
}
