import { leadsTo, levelWith } from '#app/features/studio/graph/place-boxes.ts'
import type { Arrow, Box, Place } from '#app/features/studio/graph/place-boxes.ts'

const columnGap = 80
const rowGap = 24
const bandGap = 56
const mostBeside = 5

/** Arrows lead to the right where possible: a thing is right before its first use, unconnected ones are below. */
export function placeFlow(boxes: readonly Box[], arrows: readonly Arrow[]): Map<string, Place> {
  const known = new Map(boxes.map((box) => [box.id, box]))
  const drawn = arrows.filter(({ from, to }) => from !== to && known.has(from) && known.has(to))
  const linked = new Set(drawn.flatMap(({ from, to }) => [from, to]))
  const column = columnsOf([...linked], drawn)
  const columns = Map.groupBy(
    boxes.filter(({ id }) => linked.has(id)),
    ({ id }) => column.get(id) ?? 0,
  )
  const places = new Map<string, Place>()
  let [left, bottom] = [0, 0]
  for (const at of [...columns.keys()].toSorted((one, other) => one - other)) {
    const stack = inOrder(columns.get(at) ?? [], drawn, places)
    let top = 0
    for (const box of stack) {
      const parents = boxes.filter((each) => places.has(each.id)).filter(leadsTo(box.id, drawn))
      const y = Math.max(top, levelWith(parents, box, places))
      places.set(box.id, { x: left, y })
      top = y + box.height + rowGap
      bottom = Math.max(bottom, y + box.height)
    }
    left += Math.max(...stack.map(({ width }) => width)) + columnGap
  }
  const alone = boxes.filter(({ id }) => !linked.has(id))
  return new Map([...places, ...inRows(alone, places.size > 0 ? bottom + bandGap : 0)])
}

/** The length of the longest path to each box; cycles are cut where they are entered. */
function columnsOf(ids: readonly string[], arrows: readonly Arrow[]): Map<string, number> {
  const before = Map.groupBy(arrows, ({ to }) => to)
  const after = Map.groupBy(arrows, ({ from }) => from)
  const column = new Map<string, number>()
  const walk = (id: string, above: ReadonlySet<string>): number => {
    const found = column.get(id)
    if (found !== undefined) return found
    const parents = (before.get(id) ?? []).filter(({ from }) => !above.has(from))
    const at = Math.max(0, ...parents.map(({ from }) => 1 + walk(from, new Set([...above, id]))))
    column.set(id, at)
    return at
  }
  for (const id of ids) walk(id, new Set([id]))
  for (const id of ids)
    if (!before.has(id))
      column.set(id, Math.max(0, Math.min(...(after.get(id) ?? []).map(({ to }) => column.get(to) ?? 0)) - 1))
  return column
}

const parentsOf = (id: string, arrows: readonly Arrow[], places: ReadonlyMap<string, Place>): Place[] =>
  arrows.flatMap(({ from, to }) => (to === id ? (places.get(from) ?? []) : []))

function inOrder(boxes: readonly Box[], arrows: readonly Arrow[], places: ReadonlyMap<string, Place>): Box[] {
  const height = ({ id }: Box) => {
    const parents = parentsOf(id, arrows, places)
    return parents.length === 0 ? Infinity : parents.reduce((sum, { y }) => sum + y, 0) / parents.length
  }
  const heights = new Map(boxes.map((box) => [box, height(box)]))
  return boxes.toSorted((one, other) => {
    const [a, b] = [heights.get(one)!, heights.get(other)!]
    return a === b ? 0 : a - b
  })
}

function inRows(boxes: readonly Box[], top: number): [string, Place][] {
  let [x, y, tallest] = [0, top, 0]
  return boxes.map(({ id, width, height }, index) => {
    if (index > 0 && index % mostBeside === 0) [x, y, tallest] = [0, y + tallest + rowGap, 0]
    const place = { x, y }
    x += width + rowGap
    tallest = Math.max(tallest, height)
    return [id, place]
  })
}
