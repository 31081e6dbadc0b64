import { useRef } from 'react'
import type { PointerEvent } from 'react'

interface Stroke {
  last: number
  begun: boolean
}

/** Each place has `data-place`. `wasStroke` recognises a click that ended a stroke. */
export function useStroke(enabled: boolean, onStroke: (places: number[]) => void) {
  const stroke = useRef<Stroke | null>(null)
  const justDrawn = useRef(false)
  return {
    wasStroke: () => justDrawn.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        justDrawn.current = false
        const place = placeAt(event.currentTarget, event)
        if (!enabled || event.button !== 0 || place === null) return
        stroke.current = { last: place, begun: false }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const drawn = stroke.current
        const place = drawn && placeAt(event.currentTarget, event)
        if (!drawn || place === null || place === drawn.last) return
        if (!drawn.begun) event.currentTarget.setPointerCapture(event.pointerId)
        onStroke(drawn.begun ? [place] : [drawn.last, place])
        stroke.current = { last: place, begun: true }
        justDrawn.current = true
      },
      onPointerUp: () => {
        stroke.current = null
      },
      onPointerCancel: () => {
        stroke.current = null
      },
    },
  }
}

/** The place under the pointer: only near its middle, so that a diagonal stroke does not include its neighbours. */
function placeAt(board: HTMLElement, { clientX, clientY }: PointerEvent): number | null {
  const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  if (!below || !board.contains(below)) return null
  const box = below.getBoundingClientRect()
  const away = Math.hypot(clientX - (box.left + box.width / 2), clientY - (box.top + box.height / 2))
  return away < box.width * 0.42 ? Number(below.dataset['place']) : null
}
