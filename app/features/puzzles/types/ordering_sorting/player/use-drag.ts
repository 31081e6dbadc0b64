import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { drawnScale } from '#app/features/puzzles/kit/player/drawn-scale.ts'

/** How far the pointer moves before a press becomes a drag, in pixels. */
const slack = 6

interface Held {
  card: number
  x: number
  y: number
  moving: boolean
}

interface DragOptions {
  locked: boolean
  onMove: (card: number, place: number) => void
  onEnd: () => void
}

/** A finger drags a card by its `data-handle`, so that the rest can scroll. `wasDragged`: the click ended a drag. */
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
        const takes =
          event.pointerType === 'touch' ? touched?.closest('[data-handle]') : !touched?.closest('input, [data-still]')
        if (locked || event.button !== 0 || !card || !takes) return
        held.current = { card: Number(card.dataset['card']), x: event.clientX, y: event.clientY, moving: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const hold = held.current
        if (!hold) return
        // The button was released without an event
        if (event.buttons === 0) return release()
        if (!hold.moving && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < slack) return
        if (!hold.moving) event.currentTarget.setPointerCapture(event.pointerId)
        hold.moving = true
        setDragged(hold.card)
        onMove(hold.card, placeAt(event.currentTarget, hold.card, event))
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

/** Counts the other cards before a point by their layout positions, not where their animation currently shows them. */
function placeAt(list: HTMLElement, card: number, pointer: { clientX: number; clientY: number }): number {
  const { left, top } = list.getBoundingClientRect()
  const scale = drawnScale(list)
  const [x, y] = [(pointer.clientX - left) / scale, (pointer.clientY - top) / scale]
  const all = [...list.querySelectorAll<HTMLElement>('[data-card]')]
  if ('spots' in list.dataset) return nearest(all, { x, y })
  const isColumn = all.every((each, at) => at === 0 || each.offsetTop > all[at - 1]!.offsetTop)
  const isBefore = ({ offsetTop, offsetHeight, offsetLeft, offsetWidth }: HTMLElement) =>
    isColumn
      ? offsetTop + offsetHeight / 2 < y
      : offsetTop + offsetHeight < y || (offsetTop <= y && offsetLeft + offsetWidth / 2 < x)
  return all.filter((each) => Number(each.dataset['card']) !== card && isBefore(each)).length
}

function nearest(all: readonly HTMLElement[], { x, y }: { x: number; y: number }): number {
  const away = all.map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
    Math.hypot(offsetLeft + offsetWidth / 2 - x, offsetTop + offsetHeight / 2 - y),
  )
  return away.indexOf(Math.min(...away))
}
