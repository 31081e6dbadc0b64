import type { Configuration } from './schema.ts'

type Variant = Configuration['puzzleType']

export interface Shape {
  variant: Variant
  columns: number
  rows: number
  rotates: boolean
  /** Tiles that are in their places from the start, and stay there. */
  placed?: readonly number[]
}

/** Places count from 0, row by row, a jigsaw’s tray after the board. `tiles[place]` is -1 where there is no tile;
 * `turns[tile]` counts quarter turns clockwise and may exceed 3. */
export interface Board {
  tiles: number[]
  turns: number[]
}

/** One place: its tile slides into the gap (sliding variant) or makes a quarter turn. Two places: they swap. */
export type Move = [number] | [number, number]

export const none = -1

export function shapeOf({
  puzzleType,
  gridSize,
  rotationAllowed,
  placed = [],
}: Pick<Configuration, 'puzzleType' | 'gridSize' | 'rotationAllowed'> & {
  placed?: readonly number[] | undefined
}): Shape {
  const [columns, rows] = gridSize.split('x').map(Number)
  const movable = puzzleType === 'swap' || puzzleType === 'jigsaw'
  const shape = {
    variant: puzzleType,
    columns: columns!,
    rows: rows!,
    rotates: puzzleType === 'rotate' || (movable && rotationAllowed),
  }
  // sliding needs the places of all other tiles
  const fixed =
    puzzleType === 'slider'
      ? []
      : [...new Set(placed)].filter((tile) => tile < tileCount(shape)).sort((one, other) => one - other)
  return fixed.length > 0 ? { ...shape, placed: fixed } : shape
}

export const placedOf = ({ placed = [] }: Shape): number[] => [...placed]

export const isPlaced = ({ placed = [] }: Shape, place: number): boolean => placed.includes(place)

export const tileCount = ({ columns, rows }: Shape): number => columns * rows

export const placeCount = (shape: Shape): number => tileCount(shape) * (shape.variant === 'jigsaw' ? 2 : 1)

/** The tile that represents the gap; -1 in variants without one. */
export const gapTile = (shape: Shape): number => (shape.variant === 'slider' ? tileCount(shape) - 1 : none)

export const rowOf = (shape: Shape, place: number): number => Math.floor(place / shape.columns)
export const columnOf = (shape: Shape, place: number): number => place % shape.columns

export function finishedBoard(shape: Shape): Board {
  const count = tileCount(shape)
  return {
    tiles: Array.from({ length: placeCount(shape) }, (_, place) => (place < count ? place : none)),
    turns: Array.from({ length: count }, () => 0),
  }
}

export const isUpright = (turns: number): boolean => turns % 4 === 0

export const isHome = (board: Board, place: number): boolean =>
  board.tiles[place] === place && isUpright(board.turns[place]!)

export const isFinished = (shape: Shape, board: Board): boolean =>
  board.turns.every((_, place) => isHome(board, place)) && board.tiles.length === placeCount(shape)

export const homeCount = (shape: Shape, board: Board): number =>
  board.turns.filter((_, place) => place !== gapTile(shape) && !isPlaced(shape, place) && isHome(board, place)).length

export const movableCount = (shape: Shape): number =>
  tileCount(shape) - placedOf(shape).length - (gapTile(shape) === none ? 0 : 1)

export const areNeighbours = (shape: Shape, a: number, b: number): boolean =>
  Math.abs(rowOf(shape, a) - rowOf(shape, b)) + Math.abs(columnOf(shape, a) - columnOf(shape, b)) === 1

export function isLegal(shape: Shape, board: Board, move: Move): boolean {
  const places = placeCount(shape)
  if (move.some((place) => !Number.isInteger(place) || place < 0 || place >= places)) return false
  const [from, to] = move
  if (board.tiles[from] === none || move.some((place) => isPlaced(shape, place))) return false
  const gap = gapTile(shape)
  if (gap !== none) return to === undefined && areNeighbours(shape, from, board.tiles.indexOf(gap))
  if (to === undefined) return shape.rotates
  return shape.variant !== 'rotate' && from !== to
}

function make(shape: Shape, board: Board, [from, to]: Move): void {
  const { tiles, turns } = board
  const gap = gapTile(shape)
  const other = gap === none ? to : tiles.indexOf(gap)
  if (other === undefined) turns[tiles[from]!]! += 1
  else [tiles[from], tiles[other]] = [tiles[other]!, tiles[from]!]
}

/** The board after a list of moves; null if the rules forbid one of them. Takes time proportional to the list. */
export function replay(shape: Shape, start: Board, moves: readonly Move[]): Board | null {
  const board = { tiles: [...start.tiles], turns: [...start.turns] }
  for (const move of moves) {
    if (!isLegal(shape, board, move)) return null
    make(shape, board, move)
  }
  return board
}

export const boardKey = ({ tiles, turns }: Board): string =>
  `${tiles.join(',')};${turns.map((count) => count % 4).join('')}`

const isNumberList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)

/** Reads a board that was sent; null if it does not have this shape. */
export function readBoard(shape: Shape, sent: unknown): Board | null {
  if (typeof sent !== 'object' || sent === null || !('tiles' in sent) || !('turns' in sent)) return null
  const { tiles, turns } = sent
  if (!isNumberList(tiles) || !isNumberList(turns) || turns.length !== tileCount(shape)) return null
  const expected = [...finishedBoard(shape).tiles].sort((a, b) => a - b)
  const found = [...tiles].sort((a, b) => a - b)
  const isWhole = found.length === expected.length && found.every((tile, index) => tile === expected[index])
  return isWhole && placedOf(shape).every((place) => isHome({ tiles, turns }, place)) ? { tiles, turns } : null
}
