import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a part of the editor took the place of another and what had the focus went with it (the card of a
 * scene, the way back, a picture chosen or removed): to the new part, from where Tab goes on. `place` is anything that changes with what is shown.
 */
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
