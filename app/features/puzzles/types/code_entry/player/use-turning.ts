import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { drawnScale } from '#app/features/puzzles/kit/player/drawn-scale.ts'
import { repeatAfterMs, scrolledPx, stepPx, takeSteps } from './turning.ts'

/** A shorter movement is a tap, which focuses the wheel. */
const slopPx = 6

type Drag = { pointerId: number; fromY: number; takenPx: number; isTurning: boolean }

/** `offset`: how far the wheel is between two characters, in px. */
export function useTurning(wheel: RefObject<HTMLElement | null>, turn: (by: number) => void) {
  const [offset, setOffset] = useState(0)
  const drag = useRef<Drag | null>(null)
  const now = useRef(turn)
  useEffect(() => void (now.current = turn))
  useEffect(() => {
    const place = wheel.current
    if (!place) return
    let restPx = 0
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return
      // The page behind must not scroll
      event.preventDefault()
      const taken = takeSteps(restPx + scrolledPx(event))
      restPx = taken.restPx
      if (taken.steps !== 0) now.current(-taken.steps)
    }
    place.addEventListener('wheel', onWheel, { passive: false })
    return () => place.removeEventListener('wheel', onWheel)
  }, [wheel])

  const end = () => {
    drag.current = null
    setOffset(0)
  }
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.isPrimary && event.button === 0)
          drag.current = { pointerId: event.pointerId, fromY: event.clientY, takenPx: 0, isTurning: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // The button was released without an event
        if (event.buttons === 0) return end()
        const { current } = drag
        if (!current || current.pointerId !== event.pointerId) return
        const downPx = (event.clientY - current.fromY) / drawnScale(event.currentTarget)
        if (!current.isTurning && Math.abs(downPx) < slopPx) return
        if (!current.isTurning) event.currentTarget.setPointerCapture(event.pointerId)
        const { steps, restPx } = takeSteps(downPx - current.takenPx)
        drag.current = { ...current, isTurning: true, takenPx: current.takenPx + steps * stepPx }
        setOffset(restPx)
        if (steps !== 0) turn(steps)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

/** A button that repeats for as long as it is held. A press by an assistive device is one step. */
export function useHeld(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef(act)
  useEffect(() => void (now.current = act))
  useEffect(() => () => clearTimeout(timer.current), [])
  const release = () => clearTimeout(timer.current)
  const repeat = (times: number) => {
    now.current()
    timer.current = setTimeout(() => repeat(times + 1), repeatAfterMs(times))
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      release()
      repeat(0)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: ({ detail }: { detail: number }) => detail === 0 && now.current(),
  }
}
