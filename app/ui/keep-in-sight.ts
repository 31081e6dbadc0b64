/** @param margin px that stay free beside it, on the left and on the right */
export function keepInSight(container: HTMLElement | null, part: Element | null | undefined, margin = 0): void {
  if (!container || !part) return
  const [around, inside] = [container.getBoundingClientRect(), part.getBoundingClientRect()]
  container.scrollTop += way([inside.top, inside.bottom], [around.top, around.bottom])
  container.scrollLeft += way([inside.left, inside.right], [around.left + margin, around.right - margin])
}

type Stretch = readonly [start: number, end: number]

/** In whole pixels, as browsers scroll: a part of one would leave an edge outside. */
function way([from, to]: Stretch, [start, end]: Stretch): number {
  if (from < start) return Math.floor(from - start)
  return to > end ? Math.min(Math.ceil(to - end), Math.floor(from - start)) : 0
}
