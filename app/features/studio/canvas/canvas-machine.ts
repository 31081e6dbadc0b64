import { clampPercent, movedBy, pixelsBetween, sizeTo } from './geometry.ts'
import type { Box, Point, Size } from './geometry.ts'

type Gesture = {
  kind: 'move' | 'resize'
  id: string
  pointer: number
  /** Where the pointer went down. */
  from: Point
  /** The hotspot as it was then. */
  start: Box
  /** The hotspot as it is drawn now; null until the pointer has gone far enough to mean it. */
  now: Box | null
}

export type CanvasState = {
  selected: string | null
  gesture: Gesture | null
  /** The browser sends a click after a drag; it means nothing. */
  skipClick: boolean
}

export const idleCanvas: CanvasState = { selected: null, gesture: null, skipClick: false }

export type CanvasEvent =
  /** `on`: what lies under the pointer. Places are in percent of the picture, and `drawn` is its size on the screen. */
  | { type: 'down'; on: { kind: 'hotspot' | 'handle'; id: string; box: Box }; at: Point; pointer: number }
  | { type: 'down'; on: { kind: 'ground' } }
  | { type: 'move'; at: Point; pointer: number; drawn: Size; canvas: Size; coarse: boolean }
  | { type: 'up'; pointer: number }
  | { type: 'cancel' }
  | { type: 'click'; at: Point }
  | { type: 'key'; key: string; shift: boolean; id: string; box: Box }
  | { type: 'select'; id: string | null }

/** What the canvas asks of the editor. */
export type CanvasOrder =
  | { type: 'change'; id: string; changes: Partial<Box> }
  /** A click on the bare picture: add something here. */
  | { type: 'add'; at: Point }
  | { type: 'open'; id: string }
  | { type: 'delete'; id: string }

export type CanvasStep = { state: CanvasState; order: CanvasOrder | null; /** The event was for the canvas: the browser must not act on it too. */ handled: boolean }

/** How far a pointer must go before it drags, in pixels of the screen; a finger trembles more than a mouse. */
export const dragThreshold = { fine: 4, coarse: 8 } as const

/** How far an arrow key goes, in percent. */
export const nudge = 0.5

const stay = (state: CanvasState): CanvasStep => ({ state, order: null, handled: false })
const go = (state: CanvasState, order: CanvasOrder | null = null): CanvasStep => ({ state, order, handled: true })

/** One step of the canvas: what it is like after an event, and what the editor should do. Pure. */
export function stepCanvas(state: CanvasState, event: CanvasEvent): CanvasStep {
  switch (event.type) {
    case 'down':
      return down(state, event)
    case 'move':
      return state.gesture?.pointer === event.pointer ? move(state, state.gesture, event) : stay(state)
    case 'up':
      return state.gesture?.pointer === event.pointer ? up(state, state.gesture) : stay(state)
    case 'cancel':
      return go({ ...state, gesture: null })
    case 'click':
      if (state.skipClick) return go({ ...state, skipClick: false })
      return go({ ...state, selected: null }, { type: 'add', at: { x: clampPercent(event.at.x), y: clampPercent(event.at.y) } })
    case 'key':
      return key(state, event)
    case 'select':
      return go({ ...state, selected: event.id })
  }
}

function down(state: CanvasState, event: Extract<CanvasEvent, { type: 'down' }>): CanvasStep {
  // a new press makes the click after the last drag, had it come, a thing of the past
  if (!('at' in event)) return stay({ ...state, skipClick: false })
  // a second finger does not take over
  if (state.gesture) return stay(state)
  const { kind, id, box } = event.on
  return go({ selected: id, skipClick: false, gesture: { kind: kind === 'handle' ? 'resize' : 'move', id, pointer: event.pointer, from: event.at, start: box, now: null } })
}

function move(state: CanvasState, gesture: Gesture, { at, drawn, canvas, coarse }: Extract<CanvasEvent, { type: 'move' }>): CanvasStep {
  const threshold = coarse ? dragThreshold.coarse : dragThreshold.fine
  if (!gesture.now && pixelsBetween(gesture.from, at, drawn) < threshold) return stay(state)
  const by = { x: at.x - gesture.from.x, y: at.y - gesture.from.y }
  const { start } = gesture
  const now = gesture.kind === 'move' ? { ...start, ...movedBy(start, by) } : { ...start, ...sizeTo(start, at, canvas) }
  return go({ ...state, gesture: { ...gesture, now } })
}

function up(state: CanvasState, { kind, id, start, now }: Gesture): CanvasStep {
  if (!now) return go({ ...state, gesture: null })
  const changes = kind === 'move' ? { x: now.x, y: now.y } : { width: now.width, height: now.height }
  const same = now.x === start.x && now.y === start.y && now.width === start.width && now.height === start.height
  return go({ ...state, gesture: null, skipClick: true }, same ? null : { type: 'change', id, changes })
}

const arrows: Readonly<Record<string, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

function key(state: CanvasState, event: Extract<CanvasEvent, { type: 'key' }>): CanvasStep {
  const { id, box } = event
  const arrow = Object.hasOwn(arrows, event.key) ? arrows[event.key] : undefined
  if (arrow) {
    const far = nudge * (event.shift ? 10 : 1)
    const moved = movedBy(box, { x: arrow.x * far, y: arrow.y * far })
    const same = moved.x === box.x && moved.y === box.y
    return go({ ...state, selected: id }, same ? null : { type: 'change', id, changes: moved })
  }
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      return go({ ...state, selected: null, gesture: null }, { type: 'delete', id })
    case 'Enter':
      return go({ ...state, selected: id }, { type: 'open', id })
    case 'Escape':
      return go({ ...state, selected: null, gesture: null })
    default:
      return stay(state)
  }
}

/** A hotspot as it is drawn: where the gesture under way has it, else as it is. */
export const drawnBox = (state: CanvasState, id: string, box: Box): Box => (state.gesture?.id === id && state.gesture.now ? state.gesture.now : box)
