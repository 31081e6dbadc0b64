import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { keepInTab } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Board, Move, Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import {
  columnOf,
  gapTile,
  isFinished,
  isPlaced,
  none,
  replay,
  rowOf,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { movesText, tileName } from './board-text.ts'
import { neighbourOf, pressOf, pushedBy } from './controls.ts'
import { keptMoves } from './kept-moves.ts'
import { mostMoves } from '#app/features/puzzles/types/slider_jigsaw/rules/limits.ts'

type Came = Record<number, { right: number; down: number }>

export interface BoardState {
  board: Board
  moves: Move[]
  picked: number | null
  focus: number
  came: Came
  said: string
  refused: boolean
}

type Action =
  | { type: 'press' | 'focus' | 'turn'; place: number }
  | { type: 'carry'; from: number; to: number }
  | { type: 'arrow'; key: string }
  | { type: 'drop' | 'undo' | 'restart' }

export interface Play extends BoardState {
  dispatch: (action: Action) => void
}

interface BoardOptions {
  shape: Shape
  start: Board
  keepAs: string | null
  onFinished: (moves: Move[]) => void
  onPlayed?: ((played: BoardState) => void) | undefined
}

const begin = (start: Board, said: string): BoardState => ({
  board: start,
  moves: [],
  picked: null,
  focus: 0,
  came: {},
  said,
  refused: false,
})

export function useBoard({ onFinished, onPlayed, ...options }: BoardOptions): Play {
  const [{ shape, start, keepAs }] = useState(options)
  const [state, setState] = useState(() => resume(shape, start, keptMoves(keepAs)))
  const dispatch = (action: Action) => {
    const next = actOn(shape, start, { ...state, refused: false }, action)
    setState(next)
    onPlayed?.(next)
    if (next.moves === state.moves) return
    keepInTab(keepAs, next.moves)
    if (isFinished(shape, next.board)) onFinished(next.moves)
  }
  return { ...state, dispatch }
}

/** Takes a finished board that was never judged back by one move, so that finishing it sends it. */
function resume(shape: Shape, start: Board, kept: readonly Move[]): BoardState {
  const board = replay(shape, start, kept)
  if (!board) return begin(start, '')
  const moves = isFinished(shape, board) ? kept.slice(0, -1) : [...kept]
  return { ...begin(replay(shape, start, moves) ?? start, ''), moves }
}

function actOn(shape: Shape, start: Board, state: BoardState, action: Action): BoardState {
  const { board, moves, picked } = state
  switch (action.type) {
    case 'press': {
      const press = pressOf(shape, board, picked, action.place)
      if (press.kind === 'moves')
        return move(shape, { ...state, focus: focusAfter(shape, board, action.place) }, press.moves)
      const said =
        press.kind === 'nothing'
          ? isPlaced(shape, action.place)
            ? m.slider_jigsaw_stays()
            : m.slider_jigsaw_stuck()
          : press.place === null
            ? m.slider_jigsaw_put_down()
            : m.slider_jigsaw_taken({ tile: tileName(shape, board, press.place) })
      return {
        ...state,
        came: {},
        focus: action.place,
        picked: press.kind === 'pick' ? press.place : picked,
        said,
        refused: press.kind === 'nothing',
      }
    }
    case 'carry':
      return move(shape, { ...state, focus: action.to }, [[action.from, action.to]])
    case 'turn':
      return shape.rotates ? move(shape, state, [[action.place]]) : state
    case 'focus':
      return { ...state, focus: action.place }
    case 'arrow':
      return followArrow(shape, state, action.key)
    case 'drop':
      return { ...state, picked: null, said: m.slider_jigsaw_put_down() }
    case 'undo': {
      const kept = moves.slice(0, -1)
      return {
        ...begin(replay(shape, start, kept) ?? start, m.slider_jigsaw_undone()),
        moves: kept,
        focus: state.focus,
      }
    }
    case 'restart':
      return { ...begin(start, m.slider_jigsaw_restarted()), focus: state.focus }
  }
}

/** A slid tile keeps the focus: it is now where the gap was. */
const focusAfter = (shape: Shape, board: Board, place: number): number =>
  gapTile(shape) === none ? place : board.tiles.indexOf(gapTile(shape))

function followArrow(shape: Shape, state: BoardState, key: string): BoardState {
  if (shape.variant !== 'slider') {
    const focus = neighbourOf(shape, state.focus, key)
    return focus === null ? state : { ...state, focus }
  }
  const pushed = pushedBy(shape, state.board, key)
  if (pushed === null) return { ...state, said: m.slider_jigsaw_edge(), refused: true }
  return move(shape, { ...state, focus: focusAfter(shape, state.board, pushed) }, [[pushed]])
}

function move(shape: Shape, state: BoardState, moves: readonly Move[]): BoardState {
  const board = replay(shape, state.board, moves)
  if (!board) return state
  const all = [...state.moves, ...moves]
  if (all.length > mostMoves) return { ...state, said: m.slider_jigsaw_too_many() }
  return {
    ...state,
    board,
    moves: all,
    picked: null,
    came: cameFrom(shape, state.board, board),
    said: movesText(shape, state.board, board, moves),
  }
}

function cameFrom(shape: Shape, before: Board, after: Board): Came {
  const came: Came = {}
  for (const [place, tile] of after.tiles.entries()) {
    const from = before.tiles.indexOf(tile)
    if (tile === none || from === place) continue
    came[place] = {
      right: columnOf(shape, from) - columnOf(shape, place),
      down: rowOf(shape, from) - rowOf(shape, place),
    }
  }
  return came
}
