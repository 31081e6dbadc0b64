import { useId, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import { movedBy, resizedBy } from '#app/features/studio/fields/place.ts'
import type { Place } from '#app/features/studio/fields/place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { arrowStep } from '#app/shared/arrow-keys.ts'
import { placeWords } from './place-words.ts'

type Gesture = { resizes: boolean; from: { x: number; y: number }; start: Place; now: Place }

const dashed = 'border-2 border-dashed border-brass shadow-[0_0_0_1px_rgb(0_0_0/0.65)]'

type PlaceFrameProps = {
  place: Place
  label: string
  sizeLabel: string
  /** Width and height change separately. */
  free?: boolean
  /** Other frames lie in it and may cover it: its grips stand outside. */
  around?: boolean
  onPlace: (place: Place, by: 'keys' | 'pointer') => void
  onRemove?: () => void
}

/** Moves and resizes a place on the picture around it, by pointer and keys. */
export function PlaceFrame({
  place: stands,
  label,
  sizeLabel,
  free = false,
  around = false,
  onPlace,
  onRemove,
}: PlaceFrameProps) {
  const id = useId()
  const [gesture, setGesture] = useState<Gesture | null>(null)
  const place = gesture?.now ?? stands
  const begin = (event: PointerEvent<HTMLElement>, resizes: boolean) => {
    event.stopPropagation()
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y, width, height } = stands
    const start = { x, y, width, height }
    setGesture({ resizes, from: { x: event.clientX, y: event.clientY }, start, now: start })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    const ground = event.currentTarget.closest('[data-place-frame]')?.parentElement?.getBoundingClientRect()
    if (!gesture || !ground) return
    const by = {
      x: ((event.clientX - gesture.from.x) / ground.width) * 100,
      y: ((event.clientY - gesture.from.y) / ground.height) * 100,
    }
    const now = gesture.resizes ? resizedBy(gesture.start, by, free !== event.shiftKey) : movedBy(gesture.start, by)
    setGesture({ ...gesture, now })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    if (gesture && gesture.now !== gesture.start) onPlace(gesture.now, 'pointer')
    setGesture(null)
  }
  const press = (event: KeyboardEvent, resizes: boolean) => {
    const isRemoved = onRemove && (event.key === 'Delete' || event.key === 'Backspace')
    if (isRemoved) {
      event.preventDefault()
      event.stopPropagation()
      return onRemove()
    }
    const step = arrowStep(event.key)
    if (!step || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const size = event.shiftKey ? 5 : 0.5
    const by = { x: step.x * size, y: step.y * size }
    // Where the proportions stay, down grows it as right does
    const grows = free ? by : { x: by.x + by.y, y: 0 }
    onPlace(resizes || event.altKey ? resizedBy(stands, grows, free) : movedBy(stands, by), 'keys')
  }
  const handlers = (resizes: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, resizes),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => setGesture(null),
    onKeyDown: (event: KeyboardEvent) => press(event, resizes),
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  })
  return (
    <div data-place-frame="" style={spotStyle(place)} className="absolute z-[650]">
      <button
        type="button"
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-at`}
        {...handlers(false)}
        className={classNames(
          'absolute touch-none',
          around
            ? '-top-6 left-0 size-6 rounded-full border-2 border-black/70 bg-brass'
            : classNames('inset-0', dashed),
          gesture ? 'cursor-grabbing' : 'cursor-grab',
        )}
      />
      {around && <span aria-hidden="true" className={classNames('pointer-events-none absolute inset-0', dashed)} />}
      <button
        type="button"
        aria-label={sizeLabel}
        aria-describedby={`${id}-at`}
        {...handlers(true)}
        className={classNames(
          'absolute grid size-6 cursor-nwse-resize touch-none place-items-center',
          around ? '-right-6 -bottom-6' : '-right-3 -bottom-3',
        )}
      >
        <span aria-hidden="true" className="size-4 rounded-full border-2 border-black/70 bg-brass" />
      </button>
      <span id={`${id}-hint`} className="sr-only">
        {m.layers_frame_hint()}
      </span>
      <span id={`${id}-at`} role="status" className="sr-only">
        {placeWords(place)}
      </span>
    </div>
  )
}
