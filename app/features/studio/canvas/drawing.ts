import type { CanvasOrder, CanvasState } from './canvas-state.ts'
import { pixelsBetween } from './geometry.ts'
import type { Point, Size } from './geometry.ts'
import { polygonOf } from './polygon.ts'

/** Nearer than this a click means the same place, in pixels of the screen. */
const reach = 8

export const near = (one: Point, other: Point, drawn: Size): boolean => pixelsBetween(one, other, drawn) <= reach

/** The end of drawing a polygon: with three corners and more it is one, with fewer it goes on. */
export function closedPolygon(state: CanvasState, canvas: Size): [CanvasState, CanvasOrder | null] {
  if (state.corners.length < 3) return [state, null]
  const place = polygonOf(state.corners, canvas)
  return [
    { ...state, corners: [], tool: 'select' },
    { type: 'add', place: { ...place, x: place.x ?? 50, y: place.y ?? 50 } },
  ]
}
