import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import type { KeyboardEvent, PointerEvent } from 'react'
import { edgesOf, isPolygon } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { Target } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'

const corners = [
  { x: -1, y: -1, look: 'cursor-nwse-resize' },
  { x: 1, y: -1, look: 'cursor-nesw-resize' },
  { x: -1, y: 1, look: 'cursor-nesw-resize' },
  { x: 1, y: 1, look: 'cursor-nwse-resize' },
] as const

type SelectionHandlesProps = {
  hotspot: HotspotView
  canvas: Size
  onPress: (event: PointerEvent, on: Target) => void
  onCornerKey: (event: KeyboardEvent, index: number) => void
}

export function SelectionHandles({ hotspot, canvas, onPress, onCornerKey }: SelectionHandlesProps) {
  const { id } = hotspot
  const { left, right, top, bottom } = edgesOf(hotspot, canvas)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const polygon = isPolygon(hotspot)
  return (
    <>
      {corners.map((corner) => (
        <span
          key={`${corner.x} ${corner.y}`}
          data-handle={id}
          aria-hidden="true"
          onPointerDown={(event) => onPress(event, { kind: 'handle', id })}
          className={classNames(
            'pointer-events-auto absolute grid size-6 touch-none place-items-center pointer-coarse:size-11',
            corner.look,
          )}
          // Small hotspots have their handles outside, to leave the middle free.
          style={{
            left: `calc(${x}% + ${corner.x} * (max(${(right - left) / 2}%, 1.25rem)${polygon ? ' + 0.9rem' : ''}))`,
            top: `calc(${y}% + ${corner.y} * (max(${(bottom - top) / 2}%, 1.25rem)${polygon ? ' + 0.9rem' : ''}))`,
            translate: '-50% -50%',
          }}
        >
          <span className={classNames('size-3 border-2 border-black/70 bg-brass', !polygon && 'rounded-full')} />
        </span>
      ))}
      {polygon &&
        hotspot.points.map((point, index) => (
          <button
            key={index}
            type="button"
            data-handle={id}
            aria-label={m.canvas_corner({
              position: index + 1,
              count: hotspot.points.length,
              name: hotspotName(hotspot),
            })}
            onPointerDown={(event) => onPress(event, { kind: 'corner', id, index })}
            onKeyDown={(event) => onCornerKey(event, index)}
            className="pointer-events-auto absolute z-1 grid size-6 cursor-move touch-none place-items-center rounded-full pointer-coarse:size-11"
            style={{ left: `${point.x}%`, top: `${point.y}%`, translate: '-50% -50%' }}
          >
            <span aria-hidden="true" className="size-3 rounded-full border-2 border-black/70 bg-white" />
          </button>
        ))}
    </>
  )
}
