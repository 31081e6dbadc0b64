import { edgesOf } from './geometry.ts'
import type { Edges, Piece, Point, Size } from './geometry.ts'

export type Selection = readonly string[]

export const nothing: Selection = []

export const toggled = (selection: Selection, id: string): Selection =>
  selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]

export const joined = (selection: Selection, more: Selection): Selection => [
  ...selection,
  ...more.filter((id) => !selection.includes(id)),
]

export const stillThere = (selection: Selection, there: (id: string) => boolean): Selection =>
  selection.every(there) ? selection : selection.filter(there)

export const areaBetween = (one: Point, other: Point): Edges => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  top: Math.min(one.y, other.y),
  bottom: Math.max(one.y, other.y),
})

export const inArea = (pieces: readonly Piece[], area: Edges, canvas: Size): Selection =>
  pieces.flatMap((piece) => {
    const { left, right, top, bottom } = edgesOf(piece, canvas)
    return left <= area.right && right >= area.left && top <= area.bottom && bottom >= area.top ? [piece.id] : []
  })
