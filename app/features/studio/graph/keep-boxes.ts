import { bandGap, columnGap, placeBoxes, rowGap } from './place-boxes.ts'
import type { Arrow, Box, Place } from './place-boxes.ts'

/**
 * Where boxes stand that were placed before: where they stood, whatever leads where by now, so that nothing moves under the pointer. One
 * that grew pushes down what it would cover; a new one comes beside what leads to it, or below all others.
 * @param standing where boxes stood; empty for a graph that is drawn for the first time
 */
export function keepBoxes(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  starts: readonly string[],
  standing: ReadonlyMap<string, Place>,
): Map<string, Place> {
  const old = boxes.flatMap((box) => {
    const place = standing.get(box.id)
    return place ? [{ ...box, ...place }] : []
  })
  if (old.length === 0) return placeBoxes(boxes, arrows, starts)
  const placed: Placed[] = []
  for (const box of old.toSorted((one, other) => one.y - other.y || one.x - other.x)) placed.push(lowered(box, placed))
  for (const box of boxes)
    if (!standing.has(box.id)) placed.push(lowered({ ...box, ...besideParent(box, arrows, placed) }, placed))
  return new Map(placed.map(({ id, x, y }) => [id, { x, y }]))
}

type Placed = Box & Place

function besideParent({ id, height }: Box, arrows: readonly Arrow[], placed: readonly Placed[]): Place {
  const parent = placed.find((each) => arrows.some(({ from, to }) => to === id && from === each.id))
  if (parent) return { x: parent.x + parent.width + columnGap, y: parent.y + (parent.height - height) / 2 }
  return {
    x: Math.min(...placed.map(({ x }) => x)),
    y: Math.max(...placed.map((each) => each.y + each.height)) + bandGap,
  }
}

/** A box as far down as it must be to cover none of the others. */
function lowered(box: Placed, others: readonly Placed[]): Placed {
  const covered = others.find(
    (other) =>
      box.x < other.x + other.width &&
      other.x < box.x + box.width &&
      box.y < other.y + other.height &&
      other.y < box.y + box.height,
  )
  return covered ? lowered({ ...box, y: covered.y + covered.height + rowGap }, others) : box
}
