import { edgesOf } from './geometry.ts'
import type { Edges, Piece, Point, Size } from './geometry.ts'

/** The ids of what is selected, in the order in which it was. */
export type Selection = readonly string[]

export const nothing: Selection = []

/** With Shift: in, or out again. */
export const toggled = (selection: Selection, id: string): Selection =>
  selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]

export const joined = (selection: Selection, more: Selection): Selection => [
  ...selection,
  ...more.filter((id) => !selection.includes(id)),
]

/** Without what is gone. The same object when nothing is, so that nobody draws anew for it. */
export const stillThere = (selection: Selection, there: (id: string) => boolean): Selection =>
  selection.every(there) ? selection : selection.filter(there)

/** The area between two places. */
export const areaBetween = (one: Point, other: Point): Edges => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  top: Math.min(one.y, other.y),
  bottom: Math.max(one.y, other.y),
})

/** Everything that an area touches. */
export const inArea = (pieces: readonly Piece[], area: Edges, canvas: Size): Selection =>
  pieces.flatMap((piece) => {
    const { left, right, top, bottom } = edgesOf(piece, canvas)
    return left <= area.right && right >= area.left && top <= area.bottom && bottom >= area.top ? [piece.id] : []
  })
