import type { Piece, Place, Point, Shape, Size } from './geometry.ts'
import type { Selection } from './selection.ts'
import type { Guide } from './snapping.ts'

/** What a press on the picture does: selects and moves, or draws a hotspot of a shape. */
export type Tool = 'select' | Shape

/** Places by the ids of the hotspots. */
export type Places = Readonly<Record<string, Place>>

/** What a pointer is doing. `by`, `now` and `to` are null until it has gone far enough to mean it. */
export type Gesture = { pointer: number; from: Point } & (
  | { kind: 'move'; id: string; ids: Selection; by: Point | null; guides: readonly Guide[] }
  | { kind: 'resize'; id: string; now: Places | null; guides: readonly Guide[] }
  | { kind: 'corner'; id: string; index: number; now: Places | null; guides: readonly Guide[] }
  | { kind: 'marquee'; before: Selection; to: Point | null }
  | { kind: 'draw'; shape: 'rectangle' | 'ellipse'; to: Point | null }
)

export type CanvasState = {
  selected: Selection
  tool: Tool
  gesture: Gesture | null
  /** The corners so far of the polygon that is being drawn. */
  corners: readonly Point[]
  /** The browser sends a click after a drag; it means nothing. */
  skipClick: boolean
}

export const idleCanvas: CanvasState = { selected: [], tool: 'select', gesture: null, corners: [], skipClick: false }

/** What lies under a pointer. */
export type Target =
  | { kind: 'hotspot' | 'handle'; id: string }
  | { kind: 'corner'; id: string; index: number }
  | { kind: 'ground' }

export type CanvasEvent =
  /** Places are in percent of the picture. `add`: to what is selected already. */
  | { type: 'down'; on: Target; at: Point; pointer: number; add: boolean; coarse: boolean }
  /** `free`: not drawn into line. */
  | { type: 'move'; at: Point; pointer: number; coarse: boolean; free: boolean }
  | { type: 'up'; pointer: number }
  | { type: 'cancel' }
  /** On the bare picture, or anywhere while something is drawn. */
  | { type: 'click'; at: Point }
  | { type: 'doubleClick'; id: string | null }
  /** `id`: the hotspot that has the focus. */
  | { type: 'key'; key: string; shift: boolean; id: string | null }
  | { type: 'cornerKey'; key: string; shift: boolean; id: string; index: number }
  | { type: 'select'; ids: Selection }
  /** The keyboard has come to a hotspot. */
  | { type: 'focus'; id: string }
  | { type: 'tool'; tool: Tool }

/** What is on the canvas, and how it is shown. */
export type CanvasScene = {
  pieces: readonly Piece[]
  /** In canvas pixels. */
  canvas: Size
  /** In pixels of the screen. */
  drawn: Size
  /** Whether what is moved is drawn into line with the rest. */
  snaps: boolean
}

/** What the canvas asks of the editor. */
export type CanvasOrder =
  | { type: 'change'; places: Places }
  /** Add something here. */
  | { type: 'add'; place: Place & Point }
  | { type: 'open'; id: string }
  | { type: 'delete'; ids: Selection }

export type CanvasStep = {
  state: CanvasState
  order: CanvasOrder | null
  /** The event was for the canvas: the browser must not act on it too. */ handled: boolean
}

/**
 * A hotspot as it is drawn: with the size and corners that the gesture under way gives it. The same object while it stays; how far several
 * have gone together says `by`, so that none of them is drawn anew for it.
 */
export function drawnPiece<Each extends Piece>(gesture: Gesture | null, piece: Each): Each {
  const place = gesture && 'now' in gesture ? gesture.now?.[piece.id] : undefined
  return place ? { ...piece, ...place } : piece
}
