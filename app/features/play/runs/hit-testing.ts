import type { HotspotProjection } from '#app/features/engine/projection.ts'

/** x, y and corners in percent of the picture, width and height in canvas pixels. */
export type Target = Pick<HotspotProjection, 'id' | 'shape' | 'x' | 'y' | 'width' | 'height' | 'points' | 'zIndex'>

type ShownPicture = { canvas: { width: number; height: number }; shownWidth: number }

/** CSS pixels that a finger hits reliably. */
const smallestTarget = 44

type Point = { x: number; y: number }

/** The topmost hotspot that contains `point` (CSS pixels from the picture's upper left), of equally high ones the one
 * whose centre is nearest; or a smaller one whose area, grown to 44 pixels, reaches it and whose centre is nearer. */
export function hotspotAt<T extends Target>(targets: readonly T[], point: Point, picture: ShownPicture): T | undefined {
  const placed = targets.map((target) => place(target, picture))
  const inside = placed
    .filter((each) => contains(each, point))
    .sort((a, b) => b.target.zIndex - a.target.zIndex || distance(a, point) - distance(b, point))
  const near = placed.filter((each) => inGrownArea(each, point)).sort((a, b) => distance(a, point) - distance(b, point))
  const [upper, nearest] = [inside[0], near[0]]
  if (!upper || !nearest) return (upper ?? nearest)?.target
  return distance(nearest, point) < distance(upper, point) && isSmall(nearest) ? nearest.target : upper.target
}

type Placed<T extends Target = Target> = { target: T; centre: Point; width: number; height: number; corners: Point[] }

function place<T extends Target>(target: T, { canvas, shownWidth }: ShownPicture): Placed<T> {
  const shownHeight = (shownWidth * canvas.height) / canvas.width
  const toPixels = ({ x, y }: Point) => ({ x: (x / 100) * shownWidth, y: (y / 100) * shownHeight })
  const box = boxOf(target, canvas)
  return {
    target,
    centre: toPixels(box),
    width: (box.width / 100) * shownWidth,
    height: (box.height / 100) * shownHeight,
    corners: target.points.map(toPixels),
  }
}

const distance = ({ centre }: Placed, point: Point) => Math.hypot(centre.x - point.x, centre.y - point.y)

const isSmall = ({ width, height }: Placed) => width < smallestTarget || height < smallestTarget

function inGrownArea({ centre, width, height }: Placed, point: Point): boolean {
  const [halfWidth, halfHeight] = [Math.max(width, smallestTarget) / 2, Math.max(height, smallestTarget) / 2]
  return (
    Math.abs(point.x - centre.x) <= halfWidth &&
    Math.abs(point.y - centre.y) <= halfHeight &&
    (width < smallestTarget || height < smallestTarget)
  )
}

function contains({ target, centre, width, height, corners }: Placed, point: Point): boolean {
  if (target.shape === 'polygon' && corners.length >= 3) return isInPolygon(corners, point)
  const [x, y] = [(point.x - centre.x) / (width / 2), (point.y - centre.y) / (height / 2)]
  return target.shape === 'ellipse' ? x * x + y * y <= 1 : Math.abs(x) <= 1 && Math.abs(y) <= 1
}

/** Counts the sides that a ray to the right crosses: an odd number means inside. */
function isInPolygon(corners: readonly Point[], point: Point): boolean {
  let inside = false
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i]!, corners[j]!]
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside
  }
  return inside
}

/** Some assistive devices press as a mouse does, exactly in the middle of the button that they mean. */
export const isMiddleOf = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { x, y }: Point,
): boolean => Math.abs(x - left - width / 2) <= 1 && Math.abs(y - top - height / 2) <= 1

export function boxOf(
  target: Target,
  canvas: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  if (target.shape !== 'polygon' || target.points.length < 3) {
    return {
      x: target.x,
      y: target.y,
      width: (target.width / canvas.width) * 100,
      height: (target.height / canvas.height) * 100,
    }
  }
  const [xs, ys] = [target.points.map((point) => point.x), target.points.map((point) => point.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}
