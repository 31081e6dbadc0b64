import type { KeyboardEvent, PointerEvent } from 'react'
import type { Box, Size } from '#app/features/studio/canvas/geometry.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { hotspotName, hotspotTypes } from './hotspot-types.tsx'

type HotspotMarkProps = {
  hotspot: HotspotView
  box: Box
  canvas: Size
  selected: boolean
  moving: boolean
  onPress: (event: PointerEvent) => void
  onPressHandle: (event: PointerEvent) => void
  onKey: (event: KeyboardEvent) => void
  onFocus: () => void
  onOpen: () => void
}

const corners = [
  { x: -1, y: -1, look: 'cursor-nwse-resize' },
  { x: 1, y: -1, look: 'cursor-nesw-resize' },
  { x: -1, y: 1, look: 'cursor-nesw-resize' },
  { x: 1, y: 1, look: 'cursor-nwse-resize' },
] as const

const percent = (part: number, whole: number): number => (part / whole) * 100

/** A hotspot on the canvas: its outline at its true size, and around it an area of at least 44 px to take hold of. */
export function HotspotMark({ hotspot, box, canvas, selected, moving, onPress, onPressHandle, onKey, onFocus, onOpen }: HotspotMarkProps) {
  const { Icon } = hotspotTypes[hotspot.type]
  const width = percent(box.width, canvas.width)
  const height = percent(box.height, canvas.height)
  const centre = { left: `${box.x}%`, top: `${box.y}%`, translate: '-50% -50%' }
  return (
    <>
      <button
        type="button"
        data-hotspot={hotspot.id}
        aria-label={m.studio_hotspot_on_canvas({ name: hotspotName(hotspot), x: Math.round(box.x), y: Math.round(box.y) })}
        aria-pressed={selected}
        onPointerDown={onPress}
        onKeyDown={onKey}
        onFocus={onFocus}
        // by the space bar or an assistive technology: a pointer's own clicks reach the frame
        onClick={(event) => event.detail === 0 && onOpen()}
        className={classNames('absolute grid touch-none place-items-center', moving ? 'cursor-grabbing' : 'cursor-grab')}
        style={{ ...centre, width: `max(${width}%, 2.75rem)`, height: `max(${height}%, 2.75rem)` }}
      >
        <Icon aria-hidden="true" className="pointer-events-none size-5 text-white drop-shadow-[0_1px_2px_rgb(0_0_0)]" />
      </button>
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute rounded-small border-2 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]',
          hotspot.shape === 'ellipse' && 'rounded-full!',
          selected ? 'border-brass bg-brass/35' : 'border-white bg-accent/35',
          !hotspot.targetId && 'border-dashed',
        )}
        style={{ ...centre, width: `${width}%`, height: `${height}%` }}
      />
      {selected &&
        corners.map(({ x, y, look }) => (
          <span
            key={`${x} ${y}`}
            data-hotspot={hotspot.id}
            aria-hidden="true"
            onPointerDown={onPressHandle}
            className={classNames('absolute grid size-6 touch-none place-items-center pointer-coarse:size-11', look)}
            // a small hotspot keeps its handles apart, so that its middle stays free to take hold of
            style={{ left: `calc(${box.x}% + ${x} * max(${width / 2}%, 1.25rem))`, top: `calc(${box.y}% + ${y} * max(${height / 2}%, 1.25rem))`, translate: '-50% -50%' }}
          >
            <span className="size-3 rounded-full border-2 border-black/70 bg-brass" />
          </span>
        ))}
    </>
  )
}
