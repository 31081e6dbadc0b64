import type { Box, Place } from '#app/shared/place-boxes.ts'

type Placed = Box & Place
type Arrow = {
  from: Place
  to: Place
  lanes: {
    out: number
    in: number
  }
}

const lanesInGap = 5
const laneWidth = 7
const [stub, head] = [16, 28]
/** In pixels below the upper box, for a lane between two boxes. */
const tracks = [9, 19] as const
const nearest = 6

/** Null where a plain curve is shorter. Relies on the columns of `placeBoxes`. */
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

function towards(corner: Place, other: Place, radius: number): Place {
  const [dx, dy] = [other.x - corner.x, other.y - corner.y]
  const length = Math.hypot(dx, dy)
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: corner.x + dx * part, y: corner.y + dy * part }
}
