import { between } from './geometry.ts'
import type { Point } from './geometry.ts'

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const [least, most] = [zoomSteps[0], zoomSteps[zoomSteps.length - 1]!]

export function nextZoom(zoom: number, by: 1 | -1): number {
  const next =
    by > 0 ? zoomSteps.find((step) => step > zoom + 0.001) : zoomSteps.findLast((step) => step < zoom - 0.001)
  return next ?? between(zoom, least, most)
}

export const zoomBy = (zoom: number, wheel: number): number => between(zoom * Math.exp(-wheel / 400), least, most)

export const scrollKeeping = (scroll: Point, at: Point, from: number, to: number): Point => ({
  x: Math.max(0, ((scroll.x + at.x) / from) * to - at.x),
  y: Math.max(0, ((scroll.y + at.y) / from) * to - at.y),
})
