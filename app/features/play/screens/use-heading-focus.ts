import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** When the place changes, keyboard and screen reader start at the heading. */
export function useHeadingFocus(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    const moved = shown.current !== place
    shown.current = place
    if (moved && !document.querySelector('dialog:modal')) heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}
