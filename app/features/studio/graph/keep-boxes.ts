import { bandGap, columnGap, placeBoxes, rowGap } from '#app/shared/place-boxes.ts'
import type { Arrow, Box, Place } from '#app/shared/place-boxes.ts'

/** Existing boxes stay; ones that have grown push others down. @param standing empty on the first draw */
export function keepBoxes(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  starts: readonly string[],
  standing: ReadonlyMap<string, Place>,
  place = placeBoxes,
): Map<string, Place> {
  const old = boxes.flatMap((box) => {
    const place = standing.get(box.id)
    return place ? [{ ...box, ...place }] : []
  })
  if (old.length === 0) return place(boxes, arrows, starts)
  const placed: Placed[] = []
  for (const box of old.toSorted((one, other) => one.y - other.y || one.x - other.x)) placed.push(lowered(box, placed))
  for (const box of boxes)
    if (!standing.has(box.id)) placed.push(lowered({ ...box, ...besideParent(box, arrows, placed) }, placed))
  return new Map(placed.map(({ id, x, y }) => [id, { x, y }]))
}

export type Placed = Box & Place

function besideParent({ id, height }: Box, arrows: readonly Arrow[], placed: readonly Placed[]): Place {
  const parent = placed.find((each) => arrows.some(({ from, to }) => to === id && from === each.id))
  if (parent) return { x: parent.x + parent.width + columnGap, y: parent.y + (parent.height - height) / 2 }
  return {
    x: Math.min(...placed.map(({ x }) => x)),
    y: Math.max(...placed.map((each) => each.y + each.height)) + bandGap,
  }
}

/** Moves it down just far enough to overlap no other box. */
export function lowered(box: Placed, others: readonly Placed[]): Placed {
  const covered = others.find(
    (other) =>
      box.x < other.x + other.width &&
      other.x < box.x + box.width &&
      box.y < other.y + other.height &&
      other.y < box.y + box.height,
  )
  return covered ? lowered({ ...box, y: covered.y + covered.height + rowGap }, others) : box
}
