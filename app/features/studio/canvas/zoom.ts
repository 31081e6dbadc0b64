import { between } from './geometry.ts'
import type { Point } from './geometry.ts'

/** Times the size at which the whole picture is seen. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const [least, most] = [zoomSteps[0], zoomSteps[zoomSteps.length - 1]!]

/** The next larger (1) or smaller (-1) step; at the end there is none. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const next =
    by > 0 ? zoomSteps.find((step) => step > zoom + 0.001) : zoomSteps.findLast((step) => step < zoom - 0.001)
  return next ?? between(zoom, least, most)
}

/** The zoom after a turn of the wheel. */
export const zoomBy = (zoom: number, wheel: number): number => between(zoom * Math.exp(-wheel / 400), least, most)

/** Where to scroll to so that the place under `at` (in pixels of the viewport) stays there when the zoom changes. */
export const scrollKeeping = (scroll: Point, at: Point, from: number, to: number): Point => ({
  x: Math.max(0, ((scroll.x + at.x) / from) * to - at.x),
  y: Math.max(0, ((scroll.y + at.y) / from) * to - at.y),
})
