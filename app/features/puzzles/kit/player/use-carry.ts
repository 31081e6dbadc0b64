import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { drawnScale } from './drawn-scale.ts'

/** How far the pointer moves before a press becomes a drag, in pixels. */
const slack = 6

interface Carried {
  from: number
  thing: HTMLElement
  x: number
  y: number
  moving: boolean
}

interface CarryOptions {
  enabled: boolean
  /** Fingers drag, too: what can be carried has to be `touch-none`. */
  byFinger?: boolean
  /** What can be carried: names of `data-` attributes, of the one that marks it and of the one with its number. */
  things: { marked: string; number: string }
  places: string
  onCarry: (from: number, to: number) => void
}

/** Drags with a mouse or a pen; fingers tap unless told otherwise, so that they can still scroll. `wasCarried`: the click ended a drag. */
export function useCarry({ enabled, byFinger = false, things, places, onCarry }: CarryOptions) {
  const carried = useRef<Carried | null>(null)
  const justCarried = useRef(false)
  const release = () => {
    if (carried.current) carried.current.thing.style.cssText = ''
    carried.current = null
  }
  return {
    wasCarried: () => justCarried.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        justCarried.current = false
        const thing =
          event.target instanceof Element ? event.target.closest<HTMLElement>(`[data-${things.marked}]`) : null
        if (!enabled || (event.pointerType === 'touch' && !byFinger) || event.button !== 0 || !thing) return
        carried.current = {
          from: numberOf(thing, things.number)!,
          thing,
          x: event.clientX,
          y: event.clientY,
          moving: false,
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const hold = carried.current
        if (!hold) return
        // The button was released without an event
        if (event.buttons === 0) return release()
        const right = event.clientX - hold.x
        const down = event.clientY - hold.y
        if (!hold.moving && Math.hypot(right, down) < slack) return
        if (!hold.moving) event.currentTarget.setPointerCapture(event.pointerId)
        hold.moving = true
        const scale = drawnScale(event.currentTarget)
        hold.thing.style.cssText = `translate: ${right / scale}px ${down / scale}px; z-index: 20; transition: none; pointer-events: none`
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const hold = carried.current
        if (!hold?.moving) return release()
        justCarried.current = true
        const below = document.elementFromPoint(event.clientX, event.clientY)
        const to = numberOf(below?.closest<HTMLElement>(`[data-${places}]`), places)
        release()
        if (to === null || !event.currentTarget.contains(below)) return
        // An element that leaves the page before its touch has ended swallows the next tap
        if (event.pointerType === 'touch') setTimeout(() => onCarry(hold.from, to))
        else onCarry(hold.from, to)
      },
      onPointerCancel: release,
    },
  }
}

function numberOf(element: HTMLElement | null | undefined, name: string): number | null {
  const number = element?.getAttribute(`data-${name}`) ?? null
  return number === null ? null : Number(number)
}
