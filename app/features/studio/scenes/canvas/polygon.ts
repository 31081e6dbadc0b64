import { mostCorners } from '#app/features/rows/kinds/hotspot.ts'
import { boundsOf, clampPoint, isPolygon, leastSize, tidy, tidyPoint, between, edgesOf } from './geometry.ts'
import type { Box, Piece, Place, Point, Shape, Size } from './geometry.ts'

const roundCorners = 12

function boxRound(points: readonly Point[], canvas: Size): Box {
  const { left, right, top, bottom } = boundsOf(points)
  const side = (from: number, to: number, whole: number) => Math.max(1, Math.round(((to - from) / 100) * whole))
  return {
    x: tidy((left + right) / 2),
    y: tidy((top + bottom) / 2),
    width: side(left, right, canvas.width),
    height: side(top, bottom, canvas.height),
  }
}

export function polygonOf(corners: readonly Point[], canvas: Size): Place & { points: Point[] } {
  const points = corners.map((corner) => tidyPoint(clampPoint(corner)))
  return { ...boxRound(points, canvas), shape: 'polygon', points }
}

export const cornerMoved = (piece: Piece, index: number, to: Point, canvas: Size): Place =>
  index in piece.points ? polygonOf(piece.points.with(index, to), canvas) : {}

export function cornerAdded(piece: Piece, index: number, canvas: Size): Place | null {
  const [one, next] = [piece.points[index], piece.points[(index + 1) % piece.points.length]]
  if (!one || !next || piece.points.length >= mostCorners) return null
  return polygonOf(piece.points.toSpliced(index + 1, 0, { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 }), canvas)
}

export const cornerRemoved = (piece: Piece, index: number, canvas: Size): Place | null =>
  piece.points.length > 3 && index in piece.points ? polygonOf(piece.points.toSpliced(index, 1), canvas) : null

export function reshaped(piece: Omit<Piece, 'id'>, shape: Shape, canvas: Size): Place {
  if (shape !== 'polygon') return { shape, points: [] }
  if (isPolygon(piece)) return { shape }
  const { left, right, top, bottom } = edgesOf(piece, canvas)
  if (piece.shape !== 'ellipse')
    return polygonOf(
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      canvas,
    )
  const corners = Array.from({ length: roundCorners }, (_, index) => {
    const angle = (index / roundCorners) * 2 * Math.PI
    return { x: piece.x + (Math.cos(angle) * (right - left)) / 2, y: piece.y + (Math.sin(angle) * (bottom - top)) / 2 }
  })
  return polygonOf(corners, canvas)
}

export function withBox(piece: Omit<Piece, 'id'>, change: Partial<Box>, canvas: Size): Place {
  if (!isPolygon(piece)) return change
  const old = boxRound(piece.points, canvas)
  const to = { ...old, ...change }
  const fit = (value: number, whole: number, centre: number) =>
    between(value, 1, Math.max(leastSize, (Math.min(centre, 100 - centre) / 50) * whole))
  const scale = {
    x: change.width === undefined ? 1 : fit(change.width, canvas.width, to.x) / old.width,
    y: change.height === undefined ? 1 : fit(change.height, canvas.height, to.y) / old.height,
  }
  return polygonOf(
    piece.points.map((point) => ({ x: to.x + (point.x - old.x) * scale.x, y: to.y + (point.y - old.y) * scale.y })),
    canvas,
  )
}
