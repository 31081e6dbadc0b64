import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { mostLifted } from '#app/features/studio/scenes/canvas/landing.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { HotspotOutline, JoinedOutlines, OutlineSheet, selectedOutlines } from './hotspot-face.tsx'
import { signLook, signOf } from './hotspot-signs.tsx'

export function MovingMarks({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  return (
    <>
      <OutlineSheet canvas={canvas}>
        <SelectedOutlines hotspots={hotspots} canvas={canvas} />
      </OutlineSheet>
      {hotspots.length <= mostLifted &&
        hotspots.map(({ id, type, x, y }) => (
          <span
            key={id}
            aria-hidden="true"
            className={classNames('absolute size-7', signLook)}
            style={{ left: `calc(${x}% - 0.875rem)`, top: `calc(${y}% - 0.875rem)`, ...signOf(type) }}
          />
        ))}
    </>
  )
}

export function SelectedOutlines({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  return (
    <g className={selectedOutlines}>
      {hotspots.length > mostLifted ? (
        <JoinedOutlines hotspots={hotspots} canvas={canvas} />
      ) : (
        hotspots.map((hotspot) => <HotspotOutline key={hotspot.id} hotspot={hotspot} canvas={canvas} />)
      )}
    </g>
  )
}
