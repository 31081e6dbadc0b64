/** A place on the picture, in percent of its width and height. */
export type Point = { x: number; y: number }

/** What the canvas moves about: the centre in percent, the size in canvas pixels. */
export type Box = Point & { width: number; height: number }

/** In canvas pixels, or in pixels of the screen, as said. */
export type Size = { width: number; height: number }

/** Where something begins and ends, in percent of the picture. */
export type Edges = { left: number; right: number; top: number; bottom: number }

export type Shape = 'rectangle' | 'ellipse' | 'polygon'

/** A hotspot as the canvas knows it; its box lies round the corners of a polygon. */
export type Piece = Box & {
  id: string
  shape: Shape
  /** Corners of a polygon in percent of the picture. */ points: Point[]
}

/** Where a hotspot is and what it looks like: all that the canvas changes. */
export type Place = Partial<Box & { shape: Shape; points: Point[] }>

export const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const clampPercent = (value: number): number => between(value, 0, 100)
export const clampPoint = ({ x, y }: Point): Point => ({ x: clampPercent(x), y: clampPercent(y) })

/** The smallest hotspot that can be drawn by hand, in canvas pixels. */
export const leastSize = 20

/** Hundredths of a percent are finer than a pixel of any screen; more digits are only noise in what is stored. */
export const tidy = (value: number): number => Math.round(value * 100) / 100
export const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) })

/** A polygon needs three corners to be one. */
export const isPolygon = ({ shape, points }: Pick<Piece, 'shape' | 'points'>): boolean =>
  shape === 'polygon' && points.length >= 3

/** Where points begin and end. */
export function boundsOf(points: readonly Point[]): Edges {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

export function edgesOf(piece: Omit<Piece, 'id'>, canvas: Size): Edges {
  if (isPolygon(piece)) return boundsOf(piece.points)
  const [x, y] = [(piece.width / canvas.width) * 50, (piece.height / canvas.height) * 50]
  return { left: piece.x - x, right: piece.x + x, top: piece.y - y, bottom: piece.y + y }
}

/** The edges round all of several. */
export const edgesRound = (each: readonly Edges[]): Edges => ({
  left: Math.min(...each.map(({ left }) => left)),
  right: Math.max(...each.map(({ right }) => right)),
  top: Math.min(...each.map(({ top }) => top)),
  bottom: Math.max(...each.map(({ bottom }) => bottom)),
})

/** How far a piece can go: its centre stays on the picture, of a polygon every corner. */
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

/** How far all of them can go together when they are to go `by`: at the edge of the picture they stop as one. */
export function moveWithin(pieces: readonly Piece[], by: Point): Point {
  const rooms = pieces.map(roomOf)
  return {
    x: between(by.x, Math.max(...rooms.map(({ left }) => left)), Math.min(...rooms.map(({ right }) => right))),
    y: between(by.y, Math.max(...rooms.map(({ top }) => top)), Math.min(...rooms.map(({ bottom }) => bottom))),
  }
}

/** A piece moved by as much as it is told; see `moveWithin` for how much it may be. */
export function movedPiece(piece: Piece, by: Point): Place {
  const centre = tidyPoint(clampPoint({ x: piece.x + by.x, y: piece.y + by.y }))
  if (!isPolygon(piece)) return centre
  const points = piece.points.map((point) => tidyPoint(clampPoint({ x: point.x + by.x, y: point.y + by.y })))
  return { ...centre, points }
}

/** The size of a box whose corner is pulled to `corner` while its centre stays, in canvas pixels. */
export function sizeTo(box: Box, corner: Point, canvas: Size): Size {
  const side = (distance: number, whole: number) =>
    Math.round(between((Math.abs(distance) / 100) * whole * 2, leastSize, whole))
  return { width: side(corner.x - box.x, canvas.width), height: side(corner.y - box.y, canvas.height) }
}

/** A rectangle between two places, at least as large as can be drawn by hand, in the middle of where it was drawn. */
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

/** How far apart two places are on the screen, in pixels of a picture drawn at `drawn`. */
export const pixelsBetween = (a: Point, b: Point, drawn: Size): number =>
  Math.hypot(((a.x - b.x) / 100) * drawn.width, ((a.y - b.y) / 100) * drawn.height)

/** A place on the screen as a place on the picture, which need not be inside it. */
export const toPercent = (screen: Point, frame: { left: number; top: number } & Size): Point => ({
  x: ((screen.x - frame.left) / frame.width) * 100,
  y: ((screen.y - frame.top) / frame.height) * 100,
})
