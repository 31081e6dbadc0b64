import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** How far the pointer goes before a press becomes a drag, in pixels. */
const slack = 6

interface Carried {
  from: number
  tile: HTMLElement
  x: number
  y: number
  moving: boolean
}

/**
 * Dragging tiles from place to place with a mouse or a pen. Fingers tap instead, so that they can still scroll the page;
 * whatever is dragged can be pressed as well. Gives the handlers of the board; `wasCarried` tells a click that ended a drag.
 */
export function useCarry(enabled: boolean, onCarry: (from: number, to: number) => void) {
  const carried = useRef<Carried | null>(null)
  const justCarried = useRef(false)
  const release = () => {
    if (carried.current) carried.current.tile.style.cssText = ''
    carried.current = null
  }
  return {
    wasCarried: () => justCarried.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        justCarried.current = false
        const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null
        if (!enabled || event.pointerType === 'touch' || event.button !== 0 || !tile) return
        carried.current = { from: placeOf(tile)!, tile, x: event.clientX, y: event.clientY, moving: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const hold = carried.current
        if (!hold) return
        const right = event.clientX - hold.x
        const down = event.clientY - hold.y
        if (!hold.moving && Math.hypot(right, down) < slack) return
        if (!hold.moving) event.currentTarget.setPointerCapture(event.pointerId)
        hold.moving = true
        hold.tile.style.cssText = `translate: ${right}px ${down}px; z-index: 20; transition: none; pointer-events: none`
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const hold = carried.current
        if (!hold?.moving) return release()
        justCarried.current = true
        const below = document.elementFromPoint(event.clientX, event.clientY)
        const to = placeOf(below?.closest<HTMLElement>('[data-place]'))
        release()
        if (to !== null && to !== hold.from && event.currentTarget.contains(below)) onCarry(hold.from, to)
      },
      onPointerCancel: release,
    },
  }
}

function placeOf(element: HTMLElement | null | undefined): number | null {
  const place = element?.dataset['place']
  return place === undefined ? null : Number(place)
}
