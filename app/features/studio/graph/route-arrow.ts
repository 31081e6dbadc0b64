import type { Box, Place } from './place-boxes.ts'

type Placed = Box & Place
type Arrow = {
  from: Place
  to: Place
  /** Which of the lanes beside the boxes it takes on its way out and in: arrows with other numbers run beside it, not on it. */ lanes: {
    out: number
    in: number
  }
}

const lanesInGap = 5
const laneWidth = 7
/** Room for the bow out of a dot, and for the head of an arrow. */
const [stub, head] = [16, 28]
/** Where a lane runs between two boxes of one column, from the one above. */
const tracks = [9, 19] as const
const nearest = 6

/**
 * The corners of an arrow that goes round the boxes, by the gaps between columns and rows, from `from` to `to`; null where nothing lies
 * between the two and a bow is the shorter way. Boxes stand in columns (see `placeBoxes`), and no part of the way runs behind one.
 */
export function routeArrow({ from, to, lanes }: Arrow, boxes: readonly Placed[]): Place[] | null {
  const between = { left: from.x, right: to.x, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) }
  if (
    from.x < to.x &&
    !boxes.some(
      (box) =>
        box.x < between.right &&
        between.left < box.x + box.width &&
        box.y <= between.bottom &&
        between.top <= box.y + box.height,
    )
  )
    return null
  const out = from.x + stub + laneWidth * (lanes.out % lanesInGap)
  const into = to.x - head - laneWidth * (lanes.in % lanesInGap)
  const y = crossing({ from, to, lanes }, boxes, Math.min(out, into), Math.max(out, into))
  return [from, { x: out, y: from.y }, { x: out, y }, { x: into, y }, { x: into, y: to.y }, to]
}

/** The height nearest to both ends at which an arrow crosses from one lane to the other and meets no box. */
function crossing({ from, to, lanes }: Arrow, boxes: readonly Placed[], left: number, right: number): number {
  const track = tracks[lanes.in % tracks.length]!
  const inTheWay = boxes.filter((box) => box.x < right && left < box.x + box.width)
  const isFree = (y: number) => inTheWay.every((box) => y <= box.y - nearest || y >= box.y + box.height + nearest)
  const heights = [from.y, to.y, ...inTheWay.flatMap((box) => [box.y - track, box.y + box.height + track])].filter(
    isFree,
  )
  const way = (y: number) => Math.abs(y - from.y) + Math.abs(y - to.y)
  return heights.reduce((best, y) => (way(y) < way(best) ? y : best), heights[0] ?? from.y)
}

/** The path of an SVG line through these corners, which it rounds. */
export function pathThrough(corners: readonly Place[], radius = 10): string {
  const last = corners.length - 1
  const steps = corners.map((corner, index) => {
    if (index === 0) return `M ${corner.x} ${corner.y}`
    if (index === last) return `L ${corner.x} ${corner.y}`
    const [begin, end] = [towards(corner, corners[index - 1]!, radius), towards(corner, corners[index + 1]!, radius)]
    return `L ${begin.x} ${begin.y} Q ${corner.x} ${corner.y} ${end.x} ${end.y}`
  })
  return steps.join(' ')
}

/** From a corner so far towards another one, and at most half the way. */
function towards(corner: Place, other: Place, radius: number): Place {
  const [dx, dy] = [other.x - corner.x, other.y - corner.y]
  const length = Math.hypot(dx, dy)
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: corner.x + dx * part, y: corner.y + dy * part }
}
