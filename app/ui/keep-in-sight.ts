export function keepInSight(container: HTMLElement | null, part: Element | null | undefined): void {
  if (!container || !part) return
  const [around, inside] = [container.getBoundingClientRect(), part.getBoundingClientRect()]
  const way = (from: number, to: number, start: number, end: number) =>
    from < start ? from - start : to > end ? Math.min(to - end, from - start) : 0
  container.scrollTop += way(inside.top, inside.bottom, around.top, around.bottom)
  container.scrollLeft += way(inside.left, inside.right, around.left, around.right)
}
