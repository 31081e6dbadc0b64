import { useEffect, useRef } from 'react'
import { zoomAround } from './stage-geometry.ts'
import type { Point } from './stage-geometry.ts'
import { afterGesture, idle } from './stage-gestures.ts'
import type { GestureEvent } from './stage-gestures.ts'
import type { StageElements, StageView } from './use-stage-view.ts'

/** Touches have ids that are not negative. */
const mouse = -1

/** Touch events too: panning ends a finger's pointer events, and only touch events can prevent the page's zoom. */
export function useStageGestures({ scroller }: StageElements, { measure, apply }: StageView): void {
  const gesture = useRef(idle)
  const swallowing = useRef(false)
  useEffect(() => {
    const place = scroller.current
    if (!place) return
    const take = (event: GestureEvent): boolean => {
      const now = measure()
      if (!now) return false
      const next = afterGesture(gesture.current, event, now.frame, now.view)
      gesture.current = next.gesture
      if (event.type === 'down' && next.gesture.fingers.size === 1) swallowing.current = false
      if (next.swallowsClick) swallowing.current = true
      if (next.view) apply(next.view, next.zoomsSmoothly)
      return next.view !== null
    }
    const listeners = new AbortController()
    listenToTouch(place, take, () => gesture.current.fingers.size > 1, listeners.signal)
    listenToMouse(place, take, () => gesture.current.kind === 'dragging', listeners.signal)
    place.addEventListener(
      'wheel',
      (event) => {
        const now = measure()
        // Touchpads report a pinch this way too; a plain wheel scrolls
        if (!event.ctrlKey || !now) return
        event.preventDefault()
        apply(
          zoomAround(
            now.frame,
            now.view,
            now.view.zoom * Math.exp(-limited(event.deltaY) / 100),
            pointIn(place, event),
          ),
          false,
        )
      },
      { passive: false, signal: listeners.signal },
    )
    place.addEventListener(
      'click',
      (event) => {
        // A click by keyboard (detail 0) is for its button, whatever the mouse did before
        if (!swallowing.current || event.detail === 0) return
        swallowing.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal: listeners.signal },
    )
    return () => listeners.abort()
  }, [scroller, measure, apply])
}

type Take = (event: GestureEvent) => boolean

function listenToTouch(place: HTMLElement, take: Take, isPinching: () => boolean, signal: AbortSignal): void {
  place.addEventListener(
    'touchstart',
    (event) => {
      for (const touch of event.changedTouches)
        take({
          type: 'down',
          finger: touch.identifier,
          by: 'touch',
          point: pointIn(place, touch),
          onThing: isThing(event.target),
          at: event.timeStamp,
        })
    },
    { passive: true, signal },
  )
  place.addEventListener(
    'touchmove',
    (event) => {
      if (isPinching() && event.cancelable) event.preventDefault()
      for (const touch of event.changedTouches)
        take({ type: 'move', finger: touch.identifier, by: 'touch', point: pointIn(place, touch) })
    },
    { passive: false, signal },
  )
  const end = (event: TouchEvent) => {
    for (const touch of event.changedTouches)
      take({ type: 'up', finger: touch.identifier, at: event.timeStamp, onThing: isThing(event.target) })
  }
  place.addEventListener('touchend', end, { passive: true, signal })
  place.addEventListener('touchcancel', () => take({ type: 'cancel' }), { passive: true, signal })
}

function listenToMouse(place: HTMLElement, take: Take, isDragging: () => boolean, signal: AbortSignal): void {
  place.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      take({
        type: 'down',
        finger: mouse,
        by: 'mouse',
        point: pointIn(place, event),
        onThing: isThing(event.target),
        at: event.timeStamp,
      })
    },
    { signal },
  )
  place.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return
      take({ type: 'move', finger: mouse, by: 'mouse', point: pointIn(place, event) })
      // Captured only now, or a plain click would lose its target
      if (isDragging() && !place.hasPointerCapture(event.pointerId)) {
        place.setPointerCapture(event.pointerId)
        place.dataset.dragged = ''
      }
    },
    { signal },
  )
  const end = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    delete place.dataset.dragged
    take({ type: 'up', finger: mouse, at: event.timeStamp, onThing: isThing(event.target) })
  }
  // Wherever the button is released
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
}

const isThing = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button') !== null

const limited = (delta: number): number => Math.min(Math.max(delta, -40), 40)

function pointIn(place: HTMLElement, at: { clientX: number; clientY: number }): Point {
  const { left, top } = place.getBoundingClientRect()
  return { x: at.clientX - left, y: at.clientY - top }
}
