import { lowered } from '#app/features/studio/graph/keep-boxes.ts'
import type { Placed } from '#app/features/studio/graph/keep-boxes.ts'
import type { Place } from '#app/shared/place-boxes.ts'

/** Pixels per step of the flow's grid. */
export const boardStep = 24
const farthest = 1_000

export const inSteps = ({ x, y }: Place): { boardX: number; boardY: number } => ({
  boardX: Math.min(farthest, Math.max(0, Math.round(x / boardStep))),
  boardY: Math.min(farthest, Math.max(0, Math.round(y / boardStep))),
})

/** @param leads by box, the puzzle that it moves along with */
export function onBoard(
  boxes: readonly Placed[],
  chosen: ReadonlyMap<string, Place>,
  leads: ReadonlyMap<string, string>,
): Map<string, Place> {
  const byId = new Map(boxes.map((box) => [box.id, box]))
  const moved = (box: Placed): Placed => {
    const lead = leads.get(box.id) ?? ''
    const [at, from] = [chosen.get(lead), byId.get(lead)]
    return at && from ? { ...box, x: box.x + at.x - from.x, y: box.y + at.y - from.y } : box
  }
  const placed: Placed[] = boxes.flatMap((box) => {
    const at = chosen.get(box.id)
    return at ? [{ ...box, ...at }] : []
  })
  if (placed.length === 0) return new Map(boxes.map(({ id, x, y }) => [id, { x, y }]))
  const others = boxes.filter(({ id }) => !chosen.has(id)).map(moved)
  for (const box of others.toSorted((one, other) => one.y - other.y || one.x - other.x))
    placed.push(lowered(box, placed))
  return new Map(placed.map(({ id, x, y }) => [id, { x, y }]))
}
