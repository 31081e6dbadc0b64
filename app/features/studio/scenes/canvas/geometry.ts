/** Percent of the picture. */
export type Point = { x: number; y: number }

/** Centre in percent, size in canvas pixels. */
export type Box = Point & { width: number; height: number }

/** Canvas or screen pixels, as the caller says. */
export type Size = { width: number; height: number }

/** Percent of the picture. */
export type Edges = { left: number; right: number; top: number; bottom: number }

export type Shape = 'rectangle' | 'ellipse' | 'polygon'

/** For a polygon the box bounds its corners. */
export type Piece = Box & {
  id: string
  shape: Shape
  points: Point[]
}

export type Place = Partial<Box & { shape: Shape; points: Point[] }>

export const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const clampPercent = (value: number): number => between(value, 0, 100)
export const clampPoint = ({ x, y }: Point): Point => ({ x: clampPercent(x), y: clampPercent(y) })

/** Canvas pixels. */
export const leastSize = 20

/** Rounds to 0.01 %, finer than any screen. */
export const tidy = (value: number): number => Math.round(value * 100) / 100
export const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) })

export const isPolygon = ({ shape, points }: Pick<Piece, 'shape' | 'points'>): boolean =>
  shape === 'polygon' && points.length >= 3

export function boundsOf(points: readonly Point[]): Edges {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export function edgesOf(piece: Omit<Piece, 'id'>, canvas: Size): Edges {
  if (isPolygon(piece)) return boundsOf(piece.points)
  const [x, y] = [(piece.width / canvas.width) * 50, (piece.height / canvas.height) * 50]
  return { left: piece.x - x, right: piece.x + x, top: piece.y - y, bottom: piece.y + y }
}

export const edgesRound = (each: readonly Edges[]): Edges => ({
  left: Math.min(...each.map(({ left }) => left)),
  right: Math.max(...each.map(({ right }) => right)),
  top: Math.min(...each.map(({ top }) => top)),
  bottom: Math.max(...each.map(({ bottom }) => bottom)),
})

function roomOf(piece: Piece): Edges {
  const { left, right, top, bottom } = isPolygon(piece)
    ? boundsOf(piece.points)
    : { left: piece.x, right: piece.x, top: piece.y, bottom: piece.y }
  return {
    left: Math.min(0, -left),
    right: Math.max(0, 100 - right),
    top: Math.min(0, -top),
    bottom: Math.max(0, 100 - bottom),
  }
}

export function moveWithin(pieces: readonly Piece[], by: Point): Point {
  const rooms = pieces.map(roomOf)
  return {
    x: between(by.x, Math.max(...rooms.map(({ left }) => left)), Math.min(...rooms.map(({ right }) => right))),
    y: between(by.y, Math.max(...rooms.map(({ top }) => top)), Math.min(...rooms.map(({ bottom }) => bottom))),
  }
}

/** Clamp with `moveWithin` first. */
export function movedPiece(piece: Piece, by: Point): Place {
  const centre = tidyPoint(clampPoint({ x: piece.x + by.x, y: piece.y + by.y }))
  if (!isPolygon(piece)) return centre
  const points = piece.points.map((point) => tidyPoint(clampPoint({ x: point.x + by.x, y: point.y + by.y })))
  return { ...centre, points }
}

/** Keeps the centre. In canvas pixels. */
export function sizeTo(box: Box, corner: Point, canvas: Size): Size {
  const side = (distance: number, whole: number) =>
    Math.round(between((Math.abs(distance) / 100) * whole * 2, leastSize, whole))
  return { width: side(corner.x - box.x, canvas.width), height: side(corner.y - box.y, canvas.height) }
}

export function boxBetween(one: Point, other: Point, canvas: Size): Box {
  const [a, b] = [clampPoint(one), clampPoint(other)]
  const side = (from: number, to: number, whole: number) =>
    Math.max(leastSize, Math.round((Math.abs(to - from) / 100) * whole))
  return {
    x: tidy((a.x + b.x) / 2),
    y: tidy((a.y + b.y) / 2),
    width: side(a.x, b.x, canvas.width),
    height: side(a.y, b.y, canvas.height),
  }
}

/** Screen pixels. */
export const pixelsBetween = (a: Point, b: Point, drawn: Size): number =>
  Math.hypot(((a.x - b.x) / 100) * drawn.width, ((a.y - b.y) / 100) * drawn.height)

export const toPercent = (screen: Point, frame: { left: number; top: number } & Size): Point => ({
  x: ((screen.x - frame.left) / frame.width) * 100,
  y: ((screen.y - frame.top) / frame.height) * 100,
})
