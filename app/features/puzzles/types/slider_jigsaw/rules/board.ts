import type { Configuration } from './schema.ts'

type Variant = Configuration['puzzleType']

/** What the rules depend on. */
export interface Shape {
  variant: Variant
  columns: number
  rows: number
  /** Tiles can stand turned, and a move may turn one. */
  rotates: boolean
  /** Tiles that lie in their places from the start, and stay there. */
  placed?: readonly number[]
}

/**
 * Where everything is. Places are counted from 0, row by row; a jigsaw's tray continues the count below the board.
 * Tiles have the number of the place where they belong. `tiles[place]` is -1 where no tile lies; the gap of the sliding
 * variant is the picture's last tile. `turns[tile]` counts quarter turns clockwise and may go on beyond 3.
 */
export interface Board {
  tiles: number[]
  turns: number[]
}

/** One place: the tile there slides into the gap (sliding variant) or makes a quarter turn. Two places: what lies there changes places. */
export type Move = [number] | [number, number]

export const none = -1

/** The rules' view of a configuration; of what is presented, too. */
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
  // a slid tile needs the room of all others
  const fixed =
    puzzleType === 'slider'
      ? []
      : [...new Set(placed)].filter((tile) => tile < tileCount(shape)).sort((one, other) => one - other)
  return fixed.length > 0 ? { ...shape, placed: fixed } : shape
}

/** The tiles that lie in their places from the start. */
export const placedOf = ({ placed = [] }: Shape): number[] => [...placed]

/** Whether what lies at a place stays there. */
export const isPlaced = ({ placed = [] }: Shape, place: number): boolean => placed.includes(place)

export const tileCount = ({ columns, rows }: Shape): number => columns * rows

/** How many places there are: a jigsaw has a tray as large as its board. */
export const placeCount = (shape: Shape): number => tileCount(shape) * (shape.variant === 'jigsaw' ? 2 : 1)

/** The tile that stands for the gap; -1 in the variants without one. */
export const gapTile = (shape: Shape): number => (shape.variant === 'slider' ? tileCount(shape) - 1 : none)

export const rowOf = (shape: Shape, place: number): number => Math.floor(place / shape.columns)
export const columnOf = (shape: Shape, place: number): number => place % shape.columns

/** The picture in one piece. */
export function finishedBoard(shape: Shape): Board {
  const count = tileCount(shape)
  return {
    tiles: Array.from({ length: placeCount(shape) }, (_, place) => (place < count ? place : none)),
    turns: Array.from({ length: count }, () => 0),
  }
}

export const isUpright = (turns: number): boolean => turns % 4 === 0

/** Whether a tile lies where it belongs, the right way up. */
export const isHome = (board: Board, place: number): boolean =>
  board.tiles[place] === place && isUpright(board.turns[place]!)

export const isFinished = (shape: Shape, board: Board): boolean =>
  board.turns.every((_, place) => isHome(board, place)) && board.tiles.length === placeCount(shape)

/** How many tiles lie where they belong, the gap and those that always do left out. */
export const homeCount = (shape: Shape, board: Board): number =>
  board.turns.filter((_, place) => place !== gapTile(shape) && !isPlaced(shape, place) && isHome(board, place)).length

/** How many tiles there are to bring home. */
export const movableCount = (shape: Shape): number =>
  tileCount(shape) - placedOf(shape).length - (gapTile(shape) === none ? 0 : 1)

/** Whether two places lie side by side or one above the other. */
export const areNeighbours = (shape: Shape, a: number, b: number): boolean =>
  Math.abs(rowOf(shape, a) - rowOf(shape, b)) + Math.abs(columnOf(shape, a) - columnOf(shape, b)) === 1

/** Whether the rules allow a move now. */
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

/** The board after a list of moves; null when the rules forbid one of them. Takes time in proportion to the list. */
export function replay(shape: Shape, start: Board, moves: readonly Move[]): Board | null {
  const board = { tiles: [...start.tiles], turns: [...start.turns] }
  for (const move of moves) {
    if (!isLegal(shape, board, move)) return null
    make(shape, board, move)
  }
  return board
}

/** A board's normal form: the same for all lists of moves that lead to it. */
export const boardKey = ({ tiles, turns }: Board): string =>
  `${tiles.join(',')};${turns.map((count) => count % 4).join('')}`

const isNumberList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger)

/** Reads a board that was sent; null when it is none of this shape. */
export function readBoard(shape: Shape, sent: unknown): Board | null {
  if (typeof sent !== 'object' || sent === null || !('tiles' in sent) || !('turns' in sent)) return null
  const { tiles, turns } = sent
  if (!isNumberList(tiles) || !isNumberList(turns) || turns.length !== tileCount(shape)) return null
  const expected = [...finishedBoard(shape).tiles].sort((a, b) => a - b)
  const found = [...tiles].sort((a, b) => a - b)
  const isWhole = found.length === expected.length && found.every((tile, index) => tile === expected[index])
  return isWhole && placedOf(shape).every((place) => isHome({ tiles, turns }, place)) ? { tiles, turns } : null
}
