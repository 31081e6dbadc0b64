/** @param margin px kept free on its left and right */
export function keepInSight(container: HTMLElement | null, part: Element | null | undefined, margin = 0): void {
  if (!container || !part) return
  const [around, inside] = [container.getBoundingClientRect(), part.getBoundingClientRect()]
  container.scrollTop += way([inside.top, inside.bottom], [around.top, around.bottom])
  container.scrollLeft += way([inside.left, inside.right], [around.left + margin, around.right - margin])
}

type Stretch = readonly [start: number, end: number]

/** In whole pixels, as browsers scroll: a fraction would leave an edge out of sight. */
function way([from, to]: Stretch, [start, end]: Stretch): number {
  if (from < start) return Math.floor(from - start)
  return to > end ? Math.min(Math.ceil(to - end), Math.floor(from - start)) : 0
}
