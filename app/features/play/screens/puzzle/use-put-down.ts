import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** px */
const farEnough = 90
/** px; less is a tap. */
const slop = 6

export const isPutDown = (pulled: number, speed: number): boolean =>
  pulled >= farEnough || (pulled > slop && speed > 0.6)

type Pull = { from: number; pulled: number; at: number; speed: number }

export function usePutDown(sheet: RefObject<HTMLElement | null>, putDown: () => void) {
  const pull = useRef<Pull | null>(null)
  const show = (pulled: number | null) =>
    sheet.current?.style.setProperty('translate', pulled === null ? '' : `0 ${pulled}px`)
  const end = () => {
    pull.current = null
    show(null)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pull.current = { from: event.clientY, pulled: 0, at: event.timeStamp, speed: 0 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = pull
      if (!current) return
      const pulled = Math.max(0, event.clientY - current.from)
      const speed = (pulled - current.pulled) / Math.max(1, event.timeStamp - current.at)
      pull.current = { ...current, pulled, speed, at: event.timeStamp }
      show(pulled)
    },
    onPointerUp() {
      const { current } = pull
      end()
      if (current && (current.pulled <= slop || isPutDown(current.pulled, current.speed))) putDown()
    },
    onPointerCancel: end,
  }
}
