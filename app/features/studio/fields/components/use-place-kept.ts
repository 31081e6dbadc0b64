import { useEffect, useRef } from 'react'

/** Moves the focus to the new part of the editor when the focused one is replaced. `place` changes with the part. */
export function usePlaceKept<Part extends HTMLElement>(place: string) {
  const part = useRef<Part>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        part.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [place])
  return part
}
