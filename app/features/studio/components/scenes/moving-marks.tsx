import { useMemo } from 'react'
import { edgesOf, isPolygon } from '#app/features/studio/canvas/geometry.ts'
import type { Size } from '#app/features/studio/canvas/geometry.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { boxOf, HotspotFace } from './hotspot-face.tsx'

/** With more than this all marks stay, faded, and only outlines go along: they are there at once, however many there are. */
export const mostLifted = 40

/** The looks of what is being moved, drawn once where it came from; the layer that they lie on goes along with the pointer. */
export function MovingMarks({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  return hotspots.length > mostLifted ? (
    <Outlines hotspots={hotspots} canvas={canvas} />
  ) : (
    hotspots.map((hotspot) => (
      <div key={hotspot.id} className="absolute" style={boxOf(hotspot, canvas)}>
        <HotspotFace hotspot={hotspot} selected />
      </div>
    ))
  )
}

function Outlines({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  const path = useMemo(() => hotspots.map((hotspot) => outlineOf(hotspot, canvas)).join(''), [hotspots, canvas])
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible fill-brass/35 stroke-brass">
      <path d={path} fill="none" stroke="rgb(0 0 0 / 0.65)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
      <path d={path} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** The outline of one of them as part of a path, in percent of the picture. */
function outlineOf(hotspot: HotspotView, canvas: Size): string {
  if (isPolygon(hotspot)) return `M${hotspot.points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  const { left, right, top, bottom } = edgesOf(hotspot, canvas)
  if (hotspot.shape !== 'ellipse') return `M${left} ${top}H${right}V${bottom}H${left}Z`
  const arc = `A${(right - left) / 2} ${(bottom - top) / 2} 0 0 1`
  return `M${left} ${hotspot.y}${arc} ${right} ${hotspot.y}${arc} ${left} ${hotspot.y}Z`
}
