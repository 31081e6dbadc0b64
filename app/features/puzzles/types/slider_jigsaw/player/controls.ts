import type { Board, Move, Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import {
  areNeighbours,
  columnOf,
  gapTile,
  isPlaced,
  none,
  placeCount,
  rowOf,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { arrowStep } from '#app/shared/arrow-keys.ts'

/** One step by an arrow key; null at the edge, and for other keys. A tray continues below its board. */
export function neighbourOf(shape: Shape, place: number, key: string): number | null {
  const step = arrowStep(key)
  if (!step) return null
  const row = rowOf(shape, place) + step.y
  const column = columnOf(shape, place) + step.x
  const inside = row >= 0 && column >= 0 && column < shape.columns && row * shape.columns + column < placeCount(shape)
  return inside ? row * shape.columns + column : null
}

const opposite: Record<string, string> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** The tile that an arrow key pushes into the gap: up moves the tile below it. Null when there is none. */
export function pushedBy(shape: Shape, board: Board, key: string): number | null {
  const back = Object.hasOwn(opposite, key) ? opposite[key] : undefined
  return back === undefined ? null : neighbourOf(shape, board.tiles.indexOf(gapTile(shape)), back)
}

/** Moves the gap to a pressed tile in its row or column by pushing the tiles between; no moves from elsewhere. */
export function slideTo(shape: Shape, board: Board, place: number): Move[] {
  const gap = board.tiles.indexOf(gapTile(shape))
  const sameRow = rowOf(shape, place) === rowOf(shape, gap)
  if (place === gap || (!sameRow && columnOf(shape, place) !== columnOf(shape, gap))) return []
  const step = (sameRow ? 1 : shape.columns) * Math.sign(place - gap)
  return Array.from({ length: (place - gap) / step }, (_, index): Move => [gap + (index + 1) * step])
}

export type Press = { kind: 'moves'; moves: Move[] } | { kind: 'pick'; place: number | null } | { kind: 'nothing' }

export function pressOf(shape: Shape, board: Board, picked: number | null, place: number): Press {
  if (isPlaced(shape, place)) return { kind: 'nothing' }
  if (shape.variant === 'rotate') return { kind: 'moves', moves: [[place]] }
  if (shape.variant === 'slider') {
    const moves = slideTo(shape, board, place)
    return moves.length > 0 ? { kind: 'moves', moves } : { kind: 'nothing' }
  }
  if (picked === place) return { kind: 'pick', place: null }
  if (picked !== null) return { kind: 'moves', moves: [[picked, place]] }
  return board.tiles[place] === none ? { kind: 'nothing' } : { kind: 'pick', place }
}

export const isInReach = (shape: Shape, board: Board, place: number): boolean =>
  shape.variant === 'slider'
    ? areNeighbours(shape, place, board.tiles.indexOf(gapTile(shape)))
    : !isPlaced(shape, place)
