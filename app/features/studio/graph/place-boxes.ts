/** Pixels. */
export type Box = { id: string; width: number; height: number }
export type Arrow = { from: string; to: string }
export type Place = { x: number; y: number }

export const columnGap = 110
export const rowGap = 28
export const bandGap = 72

/** Left to right, each near the height of its parents; unreachable boxes follow in bands below. */
export function placeBoxes(
  boxes: readonly Box[],
  arrows: readonly Arrow[],
  starts: readonly string[],
): Map<string, Place> {
  const bands = bandsOf(boxes, arrows, starts)
  const lefts = columnLefts(bands)
  const places = new Map<string, Place>()
  let top = 0
  for (const columns of bands) {
    let bottom = top
    columns.forEach((column, index) => {
      let free = top
      for (const box of column) {
        const parents = (columns[index - 1] ?? []).filter(leadsTo(box.id, arrows))
        const y = Math.max(free, levelWith(parents, box, places))
        places.set(box.id, { x: lefts[index]!, y })
        free = y + box.height + rowGap
        bottom = Math.max(bottom, y + box.height)
      }
    })
    top = bottom + bandGap
  }
  return places
}

function bandsOf(boxes: readonly Box[], arrows: readonly Arrow[], starts: readonly string[]): Box[][][] {
  const left = new Map(boxes.map((box) => [box.id, box]))
  const next = Map.groupBy(arrows, ({ from }) => from)
  const bands: Box[][][] = []
  const walk = (roots: readonly string[]) => {
    const columns: Box[][] = []
    for (
      let column = take(roots, left);
      column.length > 0;
      column = take(
        column.flatMap(({ id }) => (next.get(id) ?? []).map(({ to }) => to)),
        left,
      )
    )
      columns.push(column)
    if (columns.length > 0) bands.push(columns)
  }
  walk(starts)
  while (left.size > 0) {
    const led = new Set(arrows.filter(({ from, to }) => from !== to && left.has(from)).map(({ to }) => to))
    const sources = [...left.keys()].filter((id) => !led.has(id))
    walk(sources.length > 0 ? sources : [...left.keys()].slice(0, 1))
  }
  return bands
}

function take(ids: readonly string[], left: Map<string, Box>): Box[] {
  return ids.flatMap((id) => {
    const box = left.get(id)
    left.delete(id)
    return box ? [box] : []
  })
}

function columnLefts(bands: readonly Box[][][]): number[] {
  const widths: number[] = []
  for (const columns of bands)
    columns.forEach(
      (column, index) => (widths[index] = Math.max(widths[index] ?? 0, ...column.map(({ width }) => width))),
    )
  let left = 0
  return widths.map((width) => {
    const own = left
    left += width + columnGap
    return own
  })
}

/** Whether a box has an arrow to the one with that id. */
export const leadsTo =
  (id: string, arrows: readonly Arrow[]) =>
  (box: Box): boolean =>
    arrows.some(({ from, to }) => from === box.id && to === id)

/** The y at which a box is level with the middle of its placed parents; 0 without any. */
export function levelWith(parents: readonly Box[], { height }: Box, places: ReadonlyMap<string, Place>): number {
  const middles = parents.map((parent) => (places.get(parent.id)?.y ?? 0) + parent.height / 2)
  return middles.length === 0 ? 0 : middles.reduce((sum, middle) => sum + middle, 0) / middles.length - height / 2
}
