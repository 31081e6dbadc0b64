import type { CanvasCommand, CanvasState } from './canvas-state.ts'
import { pixelsBetween } from './geometry.ts'
import type { Point, Size } from './geometry.ts'
import { polygonOf } from './polygon.ts'

/** Clicks within this many screen pixels are at the same place. */
const reach = 8

export const near = (one: Point, other: Point, drawn: Size): boolean => pixelsBetween(one, other, drawn) <= reach

export function closedPolygon(state: CanvasState, canvas: Size): [CanvasState, CanvasCommand | null] {
  if (state.corners.length < 3) return [state, null]
  const place = polygonOf(state.corners, canvas)
  return [
    { ...state, corners: [], tool: 'select' },
    { type: 'add', place: { ...place, x: place.x ?? 50, y: place.y ?? 50 } },
  ]
}
