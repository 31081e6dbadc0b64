import { useLayoutEffect, useState } from 'react'
import type { Size } from '#app/features/puzzles/contract/contract.ts'

/** An element's size in px, and how much larger than usual text is; null before it is measured. */
export function useRoom(element: HTMLElement | null): (Size & { text: number }) | null {
  const [has, setHas] = useState<(Size & { text: number }) | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      // A closed dialog has no size, and opens as it was
      if (width > 0)
        setHas((known) =>
          known?.width === width && known.height === height && known.text === text ? known : { width, height, text },
        )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return has
}
