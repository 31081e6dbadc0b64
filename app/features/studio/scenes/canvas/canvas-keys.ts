import type { CanvasEvent, CanvasCommand, CanvasScene, CanvasState, CanvasStep } from './canvas-state.ts'
import { closedPolygon } from './drawing.ts'
import { moveWithin, movedPiece } from './geometry.ts'
import type { Point } from './geometry.ts'
import { cornerAdded, cornerMoved, cornerRemoved } from './polygon.ts'
import { nothing, toggled } from './selection.ts'
import { arrowStep } from '#app/shared/arrow-keys.ts'

/** In percent; tenfold with Shift. */
export const nudge = 0.5

const stay = (state: CanvasState): CanvasStep => ({ state, command: null, handled: false })
const go = (state: CanvasState, command: CanvasCommand | null = null): CanvasStep => ({ state, command, handled: true })

function wayOf(key: string, shift: boolean): Point | null {
  const arrow = arrowStep(key)
  const far = nudge * (shift ? 10 : 1)
  return arrow ? { x: arrow.x * far, y: arrow.y * far } : null
}

export function keyStep(
  state: CanvasState,
  { key, shift, id }: Extract<CanvasEvent, { type: 'key' }>,
  scene: CanvasScene,
): CanvasStep {
  if (state.corners.length > 0) {
    const drawing = drawingKey(state, key, scene)
    if (drawing) return drawing
  }
  // A key applies to the whole selection when it includes the focused hotspot.
  const ids = id === null || state.selected.includes(id) ? state.selected : [id]
  const way = wayOf(key, shift)
  if (way) return ids.length === 0 ? stay(state) : nudged({ ...state, selected: ids }, way, scene)
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return ids.length === 0
        ? stay(state)
        : go({ ...state, selected: nothing, gesture: null }, { type: 'delete', ids })
    case 'Enter':
      return id === null ? stay(state) : go({ ...state, selected: [id] }, { type: 'open', id })
    case ' ':
      return id === null || !shift ? stay(state) : go({ ...state, selected: toggled(state.selected, id) })
    case 'Escape':
      return escaped(state)
    default:
      return stay(state)
  }
}

function drawingKey(state: CanvasState, key: string, scene: CanvasScene): CanvasStep | null {
  if (key === 'Enter') return go(...closedPolygon(state, scene.canvas))
  if (key === 'Backspace') return go({ ...state, corners: state.corners.slice(0, -1) })
  return key === 'Escape' ? go({ ...state, corners: [] }) : null
}

function escaped(state: CanvasState): CanvasStep {
  if (state.gesture) return go({ ...state, gesture: null, skipClick: true })
  if (state.tool !== 'select') return go({ ...state, tool: 'select' })
  return state.selected.length > 0 ? go({ ...state, selected: nothing }) : stay(state)
}

function nudged(state: CanvasState, way: Point, scene: CanvasScene): CanvasStep {
  const pieces = scene.pieces.filter(({ id }) => state.selected.includes(id))
  if (pieces.length === 0) return stay(state)
  const by = moveWithin(pieces, way)
  if (by.x === 0 && by.y === 0) return go(state)
  return go(state, {
    type: 'change',
    places: Object.fromEntries(pieces.map((piece) => [piece.id, movedPiece(piece, by)])),
  })
}

export function cornerKeyStep(
  state: CanvasState,
  { key, shift, id, index }: Extract<CanvasEvent, { type: 'cornerKey' }>,
  scene: CanvasScene,
): CanvasStep {
  const piece = scene.pieces.find((each) => each.id === id)
  const corner = piece?.points[index]
  if (!piece || !corner) return stay(state)
  const way = wayOf(key, shift)
  const place = way
    ? cornerMoved(piece, index, { x: corner.x + way.x, y: corner.y + way.y }, scene.canvas)
    : key === 'Enter'
      ? cornerAdded(piece, index, scene.canvas)
      : key === 'Delete' || key === 'Backspace'
        ? cornerRemoved(piece, index, scene.canvas)
        : undefined
  if (place === undefined) return key === 'Escape' ? escaped(state) : stay(state)
  return go(state, place && { type: 'change', places: { [id]: place } })
}
