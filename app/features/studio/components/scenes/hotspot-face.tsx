import { memo } from 'react'
import { boundsOf, edgesOf, isPolygon, tidy } from '#app/features/studio/canvas/geometry.ts'
import type { Point, Size } from '#app/features/studio/canvas/geometry.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { signOf } from './hotspot-signs.tsx'

/** Where a hotspot lies on its picture. By its edges and not moved by half its size: that would be a layer of its own for each. */
export function boxOf(hotspot: HotspotView, canvas: Size) {
  const { left, right, top, bottom } = edgesOf(hotspot, canvas)
  return { left: `${left}%`, top: `${top}%`, width: `${tidy(right - left)}%`, height: `${tidy(bottom - top)}%` }
}

type FaceProps = Pick<HotspotView, 'type' | 'shape' | 'toCheck'> & {
  /** The corners of a polygon within their own box, in percent; null of any other shape. */
  corners: string | null
  linked: boolean
  selected: boolean
}

/**
 * What is seen of a hotspot: its outline at its true size, what it is, and whether it waits to be looked at. Behind a pressed button it looks
 * selected by itself: hundreds are selected at once by that attribute alone.
 * @param selected it looks so wherever it is
 */
export const HotspotFace = memo(({ hotspot, selected = false }: { hotspot: HotspotView; selected?: boolean }) => (
  <Face type={hotspot.type} shape={hotspot.shape} toCheck={hotspot.toCheck} corners={isPolygon(hotspot) ? cornersWithin(hotspot.points) : null} linked={hotspot.targetId !== null} selected={selected} />
))

const plainLook =
  'border-white bg-accent/35 fill-accent/35 stroke-white in-[[aria-pressed=true]+*]:border-brass in-[[aria-pressed=true]+*]:bg-brass/35 in-[[aria-pressed=true]+*]:fill-brass/35 in-[[aria-pressed=true]+*]:stroke-brass'

/** Where it lies is no part of it: moved somewhere else, it is not drawn anew. */
const Face = memo(function Face({ type, shape, toCheck, corners, linked, selected }: FaceProps) {
  const look = classNames(selected ? 'border-brass bg-brass/35 fill-brass/35 stroke-brass' : plainLook, !linked && 'border-dashed')
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      {corners !== null ? (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classNames('absolute inset-0 size-full overflow-visible border-none! bg-transparent!', look)}>
          <polygon points={corners} fill="none" stroke="rgb(0 0 0 / 0.65)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
          <polygon points={corners} stroke="inherit" strokeWidth="2" vectorEffect="non-scaling-stroke" {...(linked ? {} : { strokeDasharray: '5 4' })} />
        </svg>
      ) : (
        <span className={classNames('absolute inset-0 rounded-small border-2 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]', shape === 'ellipse' && 'rounded-full!', look)} />
      )}
      <span className="absolute top-[calc(50%-0.875rem)] left-[calc(50%-0.875rem)] size-7 rounded-full bg-black/60 bg-size-[1.125rem] bg-center bg-no-repeat" style={signOf(type)} />
      {toCheck && <span className="absolute -top-2 -right-2 size-4 rounded-full border-2 border-black/70 bg-warning" />}
    </span>
  )
})

/** The same wherever the polygon lies: to a hundredth, without the noise of what was added to its places. */
function cornersWithin(points: readonly Point[]): string {
  const { left, right, top, bottom } = boundsOf(points)
  const [width, height] = [Math.max(0.01, right - left), Math.max(0.01, bottom - top)]
  return points.map(({ x, y }) => `${tidy(((x - left) / width) * 100)},${tidy(((y - top) / height) * 100)}`).join(' ')
}
