import { memo } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Size } from '#app/features/studio/canvas/geometry.ts'
import { sameLook } from '#app/features/studio/canvas/same-look.ts'
import type { HotspotView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { boxOf, HotspotFace } from './hotspot-face.tsx'
import { hotspotName } from './hotspot-types.tsx'

/** What can be done to a mark; always the same object, so that a mark is drawn anew only when its hotspot changes. */
export type MarkActions = {
  press: (event: PointerEvent, id: string) => void
  key: (event: KeyboardEvent, id: string) => void
  focus: (id: string) => void
  open: (id: string) => void
}

type HotspotMarkProps = {
  /** As it is drawn: with the size that a gesture under way gives it. */
  hotspot: HotspotView
  canvas: Size
  /** Its place in the pile, the lowest first. */
  depth: number
  selected: boolean
  /** It is on its way with the pointer; see `MovingMarks`. */
  lifted: boolean
  /** The pointer draws on the picture and passes through. */
  passive: boolean
  actions: MarkActions
}

const sameMark = (a: HotspotMarkProps, b: HotspotMarkProps): boolean =>
  a.canvas === b.canvas && a.depth === b.depth && a.selected === b.selected && a.lifted === b.lifted && a.passive === b.passive && a.actions === b.actions && sameLook(a.hotspot, b.hotspot)

/** A hotspot on the canvas, and around it an area of at least 44 px to take hold of. */
export const HotspotMark = memo(function HotspotMark({ hotspot, canvas, depth, selected, lifted, passive, actions }: HotspotMarkProps) {
  const { id } = hotspot
  return (
    <div className="pointer-events-none absolute" style={{ ...boxOf(hotspot, canvas), zIndex: depth }}>
      <button
        type="button"
        data-hotspot={id}
        aria-label={m.studio_hotspot_on_canvas({ name: hotspotName(hotspot), x: Math.round(hotspot.x), y: Math.round(hotspot.y) })}
        aria-pressed={selected}
        onPointerDown={(event) => actions.press(event, id)}
        onKeyDown={(event) => actions.key(event, id)}
        // a press of the pointer has selected already
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && actions.focus(id)}
        // by the space bar or an assistive technology: a pointer's own clicks reach the frame
        onClick={(event) => event.detail === 0 && !event.shiftKey && actions.open(id)}
        className={classNames('absolute inset-[min(0px,50%_-_1.375rem)] touch-none', lifted ? 'cursor-grabbing' : 'cursor-grab', !passive && 'pointer-events-auto')}
      />
      {!lifted && <HotspotFace hotspot={hotspot} />}
    </div>
  )
}, sameMark)
