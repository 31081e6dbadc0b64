import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** How far the pointer goes before a press becomes a drag, in pixels. */
const slack = 6

interface Held {
  card: number
  x: number
  y: number
  moving: boolean
}

interface DragOptions {
  locked: boolean
  /** The card belongs at this place now. */
  onMove: (card: number, place: number) => void
  onEnd: () => void
}

/**
 * Drags the cards of a list up and down. A mouse takes a card anywhere; a finger takes it by its handle (`data-handle`), so
 * that the rest still scrolls the page. `wasDragged` tells a click that ended a drag.
 */
export function useDrag({ locked, onMove, onEnd }: DragOptions) {
  const held = useRef<Held | null>(null)
  const justDragged = useRef(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const release = () => {
    held.current = null
    setDragged(null)
  }
  return {
    dragged,
    wasDragged: () => justDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        justDragged.current = false
        const touched = event.target instanceof Element ? event.target : null
        const card = touched?.closest<HTMLElement>('[data-card]')
        const takes = event.pointerType === 'touch' ? touched?.closest('[data-handle]') : !touched?.closest('input, [data-still]')
        if (locked || event.button !== 0 || !card || !takes) return
        held.current = { card: Number(card.dataset['card']), x: event.clientX, y: event.clientY, moving: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const hold = held.current
        if (!hold) return
        if (!hold.moving && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < slack) return
        if (!hold.moving) event.currentTarget.setPointerCapture(event.pointerId)
        hold.moving = true
        setDragged(hold.card)
        onMove(hold.card, placeAt(event.currentTarget, hold.card, event.clientY))
      },
      onPointerUp: () => {
        if (held.current?.moving) {
          justDragged.current = true
          onEnd()
        }
        release()
      },
      onPointerCancel: release,
    },
  }
}

/** How many of the other cards lie above a height. Their places in the page are asked for, not where they glide just now. */
function placeAt(list: HTMLElement, card: number, y: number): number {
  const height = y - list.getBoundingClientRect().top
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter((other) => Number(other.dataset['card']) !== card)
  return others.filter((other) => other.offsetTop + other.offsetHeight / 2 < height).length
}
