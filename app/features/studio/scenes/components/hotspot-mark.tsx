import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import { memo } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { edgesOf, tidy } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { sameLook } from '#app/features/studio/scenes/canvas/same-look.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { signLook, signOf } from './hotspot-signs.tsx'

/** Stable, so that a mark rerenders only with its hotspot. */
export type MarkActions = {
  press: (event: PointerEvent, id: string) => void
  key: (event: KeyboardEvent, id: string) => void
  focus: (id: string) => void
  open: (id: string) => void
}

type HotspotMarkProps = {
  hotspot: HotspotView
  canvas: Size
  /** Null where stacking and tab order agree. */
  depth: number | null
  selected: boolean
  lifted: boolean
  actions: MarkActions
}

const sameMark = (a: HotspotMarkProps, b: HotspotMarkProps): boolean =>
  a.canvas === b.canvas &&
  a.depth === b.depth &&
  a.selected === b.selected &&
  a.lifted === b.lifted &&
  a.actions === b.actions &&
  sameLook(a.hotspot, b.hotspot)

/** At least 44 px. One element each, since there may be hundreds; the outlines are on `OutlineSheet`. */
export const HotspotMark = memo(function HotspotMark({
  hotspot,
  canvas,
  depth,
  selected,
  lifted,
  actions,
}: HotspotMarkProps) {
  const { id } = hotspot
  return (
    <button
      type="button"
      data-hotspot={id}
      aria-label={m.studio_hotspot_on_canvas({
        name: hotspotName(hotspot),
        x: Math.round(hotspot.x),
        y: Math.round(hotspot.y),
      })}
      aria-pressed={selected}
      onPointerDown={(event) => actions.press(event, id)}
      onKeyDown={(event) => actions.key(event, id)}
      // A pointer has already selected on press.
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && actions.focus(id)}
      // From the space bar and assistive technology; pointer clicks go to the frame.
      onClick={(event) => event.detail === 0 && !event.shiftKey && actions.open(id)}
      className={classNames('absolute touch-none', signLook, lifted ? 'cursor-grabbing' : 'cursor-grab')}
      style={{
        ...areaOf(hotspot, canvas),
        ...(lifted ? {} : signOf(hotspot.type)),
        ...(depth === null ? {} : { zIndex: depth }),
      }}
    >
      {hotspot.toCheck && !lifted && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -right-2 size-4 rounded-full border-2 border-black/70 bg-warning"
        />
      )}
    </button>
  )
}, sameMark)

/** Positioned by edges: a transform would create a layer for each mark. */
export function areaOf(hotspot: HotspotView, canvas: Size) {
  const { left, right, top, bottom } = edgesOf(hotspot, canvas)
  return {
    left: `min(${tidy(left)}%, ${tidy((left + right) / 2)}% - 1.375rem)`,
    top: `min(${tidy(top)}%, ${tidy((top + bottom) / 2)}% - 1.375rem)`,
    width: `max(${tidy(right - left)}%, 2.75rem)`,
    height: `max(${tidy(bottom - top)}%, 2.75rem)`,
  }
}
