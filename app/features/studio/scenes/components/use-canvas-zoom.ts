import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Point } from '#app/features/studio/scenes/canvas/geometry.ts'
import { nextZoom, scrollKeeping, zoomBy } from '#app/features/studio/scenes/canvas/zoom.ts'

export function useCanvasZoom(viewport: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const shown = useRef(1)
  const goal = useRef<Point | null>(null)

  const zoomTo = useCallback(
    (to: number, at?: Point) => {
      const element = viewport.current
      if (!element || to === shown.current) return
      const place = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
      goal.current = scrollKeeping({ x: element.scrollLeft, y: element.scrollTop }, place, shown.current, to)
      shown.current = to
      setZoom(to)
    },
    [viewport],
  )
  useLayoutEffect(() => {
    if (goal.current) viewport.current?.scrollTo({ left: goal.current.x, top: goal.current.y, behavior: 'instant' })
    goal.current = null
  }, [zoom, viewport])

  // React's wheel listener is passive, so the browser would zoom the page.
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const frame = element.getBoundingClientRect()
      zoomTo(zoomBy(shown.current, event.deltaY), { x: event.clientX - frame.left, y: event.clientY - frame.top })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [viewport, zoomTo])

  const zoomStep = useCallback((by: 1 | -1) => zoomTo(nextZoom(shown.current, by)), [zoomTo])
  return { zoom, zoomTo, zoomStep }
}
