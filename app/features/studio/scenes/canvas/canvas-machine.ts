import type {
  CanvasEvent,
  CanvasCommand,
  CanvasScene,
  CanvasState,
  CanvasStep,
  Gesture,
  Places,
} from './canvas-state.ts'
import {
  boxBetween,
  clampPoint,
  edgesOf,
  edgesRound,
  moveWithin,
  movedPiece,
  pixelsBetween,
  sizeTo,
} from './geometry.ts'
import type { Piece, Point } from './geometry.ts'
import { keyStep, cornerKeyStep } from './canvas-keys.ts'
import { closedPolygon, near } from './drawing.ts'
import { cornerMoved, withBox } from './polygon.ts'
import { areaBetween, inArea, joined, nothing, toggled } from './selection.ts'
import { linesOf, snapped, snappedPoint } from './snapping.ts'
import type { Guide, Lines } from './snapping.ts'

/** In screen pixels; a finger is less steady. */
const dragThreshold = { fine: 4, coarse: 8 } as const

type Event<Type extends CanvasEvent['type']> = Extract<CanvasEvent, { type: Type }>

const stay = (state: CanvasState): CanvasStep => ({ state, command: null, handled: false })
const go = (state: CanvasState, command: CanvasCommand | null = null): CanvasStep => ({ state, command, handled: true })

/** Pure: returns the next state and commands for the editor. */
export function stepCanvas(state: CanvasState, event: CanvasEvent, scene: CanvasScene): CanvasStep {
  switch (event.type) {
    case 'down':
      return down(state, event)
    case 'move':
      return state.gesture?.pointer === event.pointer ? move(state, state.gesture, event, scene) : stay(state)
    case 'up':
      return state.gesture?.pointer === event.pointer ? up(state, state.gesture, scene) : stay(state)
    case 'cancel':
      return go({ ...state, gesture: null })
    case 'click':
      return click(state, event.at, scene)
    case 'doubleClick':
      return doubleClick(state, event.id, scene)
    case 'key':
      return keyStep(state, event, scene)
    case 'cornerKey':
      return cornerKeyStep(state, event, scene)
    case 'select':
      return go({ ...state, selected: event.ids })
    case 'focus':
      // With several selected, the focus moves without selecting.
      return state.selected.length > 1 || state.selected[0] === event.id
        ? stay(state)
        : go({ ...state, selected: [event.id] })
    case 'tool':
      return go({ ...state, tool: event.tool, corners: [], gesture: null })
  }
}

function down(state: CanvasState, { on, at, pointer, add, coarse }: Event<'down'>): CanvasStep {
  if (state.gesture) return stay(state)
  // The click of the last drag can no longer arrive.
  const next = { ...state, skipClick: false }
  const begin = (gesture: Gesture, selected = state.selected) => go({ ...next, selected, gesture })
  if (state.tool === 'polygon') return stay(next)
  if (state.tool !== 'select') return begin({ kind: 'draw', shape: state.tool, pointer, from: at, to: null })
  if (on.kind === 'ground')
    return coarse
      ? stay(next)
      : begin({ kind: 'marquee', pointer, from: at, before: add ? state.selected : nothing, to: null })
  if (on.kind === 'corner')
    return begin({ kind: 'corner', id: on.id, index: on.index, pointer, from: at, now: null, guides: [] })
  if (on.kind === 'handle')
    return begin({ kind: 'resize', id: on.id, pointer, from: at, now: null, guides: [] }, [on.id])
  if (add) return go({ ...next, selected: toggled(state.selected, on.id) })
  const selected = state.selected.includes(on.id) ? state.selected : [on.id]
  return begin({ kind: 'move', id: on.id, ids: selected, pointer, from: at, by: null, guides: [] }, selected)
}

function move(
  state: CanvasState,
  gesture: Gesture,
  { at, coarse, free }: Event<'move'>,
  scene: CanvasScene,
): CanvasStep {
  const begun = ('by' in gesture ? gesture.by : 'now' in gesture ? gesture.now : gesture.to) !== null
  if (!begun && pixelsBetween(gesture.from, at, scene.drawn) < dragThreshold[coarse ? 'coarse' : 'fine'])
    return stay(state)
  const snaps = scene.snaps && !free
  switch (gesture.kind) {
    case 'marquee':
      return go({ ...state, gesture: { ...gesture, to: clampPoint(at) } })
    case 'draw':
      return go({
        ...state,
        gesture: {
          ...gesture,
          to: clampPoint(snaps ? snappedPoint(at, linesBut(scene, new Set()), scene.drawn).point : at),
        },
      })
    case 'move':
      return go({
        ...state,
        gesture: {
          ...gesture,
          ...movedTogether(gesture.ids, { x: at.x - gesture.from.x, y: at.y - gesture.from.y }, scene, snaps),
        },
      })
    default: {
      const piece = scene.pieces.find(({ id }) => id === gesture.id)
      if (!piece) return go({ ...state, gesture: null })
      const { point, guides } = snaps
        ? snappedPoint(at, linesBut(scene, new Set([gesture.id])), scene.drawn)
        : { point: at, guides: [] }
      const place =
        gesture.kind === 'corner'
          ? cornerMoved(piece, gesture.index, point, scene.canvas)
          : withBox(piece, sizeTo(piece, point, scene.canvas), scene.canvas)
      return go({ ...state, gesture: { ...gesture, now: { [gesture.id]: place }, guides } })
    }
  }
}

const linesBut = ({ pieces, canvas }: CanvasScene, ids: ReadonlySet<string>): Lines =>
  linesOf(pieces.flatMap((piece) => (ids.has(piece.id) ? [] : [edgesOf(piece, canvas)])))

function movedTogether(
  ids: readonly string[],
  wanted: Point,
  scene: CanvasScene,
  snaps: boolean,
): { by: Point; guides: readonly Guide[] } {
  const chosen = new Set(ids)
  const pieces = scene.pieces.filter(({ id }) => chosen.has(id))
  if (pieces.length === 0) return { by: { x: 0, y: 0 }, guides: [] }
  const by = moveWithin(pieces, wanted)
  if (!snaps) return { by, guides: [] }
  const edges = edgesRound(pieces.map((piece) => edgesOf(piece, scene.canvas)))
  const pulled = snapped(
    { left: edges.left + by.x, right: edges.right + by.x, top: edges.top + by.y, bottom: edges.bottom + by.y },
    linesBut(scene, chosen),
    scene.drawn,
  )
  return { by: moveWithin(pieces, { x: by.x + pulled.by.x, y: by.y + pulled.by.y }), guides: pulled.guides }
}

function up(state: CanvasState, gesture: Gesture, scene: CanvasScene): CanvasStep {
  const still = { ...state, gesture: null }
  const dragged = { ...still, skipClick: true }
  if (gesture.kind === 'marquee') {
    if (!gesture.to) return go(still)
    return go({
      ...dragged,
      selected: joined(gesture.before, inArea(scene.pieces, areaBetween(gesture.from, gesture.to), scene.canvas)),
    })
  }
  if (gesture.kind === 'draw') {
    if (!gesture.to) return go(still)
    return go(
      { ...dragged, tool: 'select' },
      { type: 'add', place: { ...boxBetween(gesture.from, gesture.to, scene.canvas), shape: gesture.shape } },
    )
  }
  // A press without a move selects only the pressed hotspot.
  if (gesture.kind === 'move' && !gesture.by) return go({ ...still, selected: [gesture.id] })
  const now = gesture.kind === 'move' ? placesAfter(gesture.ids, gesture.by, scene) : gesture.now
  if (!now) return go(still)
  const places = changedPlaces(now, scene.pieces)
  return go(dragged, Object.keys(places).length > 0 ? { type: 'change', places } : null)
}

function placesAfter(ids: readonly string[], by: Point | null, { pieces }: CanvasScene): Places {
  const chosen = new Set(ids)
  return Object.fromEntries(
    pieces.flatMap((piece) => (by && chosen.has(piece.id) ? [[piece.id, movedPiece(piece, by)]] : [])),
  )
}

const changedPlaces = (now: Places, pieces: readonly Piece[]): Places => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  return Object.fromEntries(
    Object.entries(now).filter(([id, place]) => {
      const piece = byId.get(id)
      return (
        piece &&
        Object.entries(place).some(
          ([field, value]) => JSON.stringify(piece[field as keyof Piece]) !== JSON.stringify(value),
        )
      )
    }),
  )
}

function doubleClick(state: CanvasState, id: string | null, scene: CanvasScene): CanvasStep {
  if (state.tool === 'polygon') return go(...closedPolygon(state, scene.canvas))
  return id === null || state.tool !== 'select' ? stay(state) : go(state, { type: 'open', id })
}

function click(state: CanvasState, at: Point, scene: CanvasScene): CanvasStep {
  if (state.skipClick) return go({ ...state, skipClick: false })
  const place = clampPoint(at)
  if (state.tool === 'polygon') {
    const [first, last] = [state.corners[0], state.corners.at(-1)]
    if (first && state.corners.length >= 3 && near(first, place, scene.drawn))
      return go(...closedPolygon(state, scene.canvas))
    return last && near(last, place, scene.drawn) ? go(state) : go({ ...state, corners: [...state.corners, place] })
  }
  // The selection is kept until the new hotspot exists, in case its author cancels.
  if (state.tool !== 'select')
    return go({ ...state, tool: 'select' }, { type: 'add', place: { ...place, shape: state.tool } })
  if (scene.pieces.length > 0) return go({ ...state, selected: nothing })
  return go(state, { type: 'add', place })
}
