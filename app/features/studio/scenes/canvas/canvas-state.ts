import type { Piece, Place, Point, Shape, Size } from './geometry.ts'
import type { Selection } from './selection.ts'
import type { Guide } from './snapping.ts'

export type Tool = 'select' | Shape

export type Places = Readonly<Record<string, Place>>

/** `by`, `now` and `to` are null below the threshold. */
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
  corners: readonly Point[]
  /** Browsers send a click after a drag. */
  skipClick: boolean
}

export const idleCanvas: CanvasState = { selected: [], tool: 'select', gesture: null, corners: [], skipClick: false }

export type Target =
  | { kind: 'hotspot' | 'handle'; id: string }
  | { kind: 'corner'; id: string; index: number }
  | { kind: 'ground' }

export type CanvasEvent =
  /** Points are percent of the picture. `add`: extends the selection. */
  | { type: 'down'; on: Target; at: Point; pointer: number; add: boolean; coarse: boolean }
  /** `free`: without snapping. */
  | { type: 'move'; at: Point; pointer: number; coarse: boolean; free: boolean }
  | { type: 'up'; pointer: number }
  | { type: 'cancel' }
  | { type: 'click'; at: Point }
  | { type: 'doubleClick'; id: string | null }
  | { type: 'key'; key: string; shift: boolean; id: string | null }
  | { type: 'cornerKey'; key: string; shift: boolean; id: string; index: number }
  | { type: 'select'; ids: Selection }
  | { type: 'focus'; id: string }
  | { type: 'tool'; tool: Tool }

export type CanvasScene = {
  pieces: readonly Piece[]
  /** Canvas pixels. */
  canvas: Size
  /** Screen pixels. */
  drawn: Size
  snaps: boolean
}

export type CanvasCommand =
  | { type: 'change'; places: Places }
  | { type: 'add'; place: Place & Point }
  | { type: 'open'; id: string }
  | { type: 'delete'; ids: Selection }

export type CanvasStep = {
  state: CanvasState
  command: CanvasCommand | null
  handled: boolean
}

/** The piece with the gesture's size and corners. A move, one offset for all, changes no object, so that no mark
 * rerenders. */
export function drawnPiece<Each extends Piece>(gesture: Gesture | null, piece: Each): Each {
  const place = gesture && 'now' in gesture ? gesture.now?.[piece.id] : undefined
  return place ? { ...piece, ...place } : piece
}
