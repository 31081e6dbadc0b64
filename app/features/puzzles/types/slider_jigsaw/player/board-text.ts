import { m } from '#app/i18n/generated/messages.js'
import type { Board, Move, Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import {
  columnOf,
  gapTile,
  homeCount,
  isFinished,
  isPlaced,
  isUpright,
  movableCount,
  none,
  rowOf,
  tileCount,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'

export function placeName(shape: Shape, place: number): string {
  const count = tileCount(shape)
  if (place >= count) return m.slider_jigsaw_place_tray({ position: place - count + 1 })
  return m.slider_jigsaw_place({
    position: place + 1,
    row: rowOf(shape, place) + 1,
    column: columnOf(shape, place) + 1,
  })
}

export function tileName(shape: Shape, board: Board, place: number): string {
  const where = placeName(shape, place)
  const tile = board.tiles[place]!
  if (tile === gapTile(shape) && tile !== none) return m.slider_jigsaw_gap({ where })
  if (tile === none) return m.slider_jigsaw_empty({ where })
  const turns = board.turns[tile]!
  const number = tile + 1
  if (isPlaced(shape, place)) return m.slider_jigsaw_tile_placed({ number, where })
  return isUpright(turns)
    ? m.slider_jigsaw_tile({ number, where })
    : m.slider_jigsaw_tile_turned({ number, where, degrees: (turns % 4) * 90 })
}

export function movesText(shape: Shape, before: Board, after: Board, moves: readonly Move[]): string {
  const [first] = moves
  if (!first) return ''
  if (isFinished(shape, after)) return m.slider_jigsaw_finished()
  const [from, to] = first
  const gap = gapTile(shape)
  const landing = to ?? (gap === none ? from : before.tiles.indexOf(gap))
  const moved = moves.length > 1 ? m.slider_jigsaw_slid({ count: moves.length }) : tileName(shape, after, landing)
  return m.slider_jigsaw_said({ moved, count: homeCount(shape, after), all: movableCount(shape) })
}
