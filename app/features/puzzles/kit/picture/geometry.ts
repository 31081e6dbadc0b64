/** A point on a picture, in percent of its width and height, from the top left corner. */
export interface Point {
  x: number
  y: number
}

export type Outline = readonly Point[]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** To a tenth of a percent: finer than anybody can draw. */
export const rounded = (percent: number): number => Math.round(percent * 10) / 10

export const onPicture = ({ x, y }: Point): Point => ({
  x: rounded(Math.min(100, Math.max(0, x))),
  y: rounded(Math.min(100, Math.max(0, y))),
})

/** Whether a point is inside an outline, by the number of its edges to the right of the point. */
export function isInside(outline: Outline, { x, y }: Point): boolean {
  let inside = false
  for (const [at, from] of outline.entries()) {
    const to = outline[(at + 1) % outline.length]!
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside
  }
  return inside
}

export function distanceToEdge(outline: Outline, point: Point): number {
  return Math.min(...outline.map((from, at) => distanceToStretch(from, outline[(at + 1) % outline.length]!, point)))
}

function distanceToStretch(from: Point, to: Point, point: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across ** 2 + down ** 2
  const part =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * across + (point.y - from.y) * down) / length))
  return Math.hypot(point.x - from.x - part * across, point.y - from.y - part * down)
}

export function boxOf(outline: Outline): Box {
  const [across, down] = [outline.map((point) => point.x), outline.map((point) => point.y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return { left, top, width: rounded(Math.max(...across) - left), height: rounded(Math.max(...down) - top) }
}

export function centreOf(outline: Outline): Point {
  const { left, top, width, height } = boxOf(outline)
  return { x: rounded(left + width / 2), y: rounded(top + height / 2) }
}

export const outlineOf = ({ left, top, width, height }: Box): Point[] =>
  [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ].map(onPicture)

export function fitInto(outline: Outline, box: Box): Point[] {
  const from = boxOf(outline)
  const width = Math.min(100, Math.max(1, box.width))
  const height = Math.min(100, Math.max(1, box.height))
  const left = Math.min(100 - width, Math.max(0, box.left))
  const top = Math.min(100 - height, Math.max(0, box.top))
  const part = (value: number, begin: number, size: number) => (size === 0 ? 0.5 : (value - begin) / size)
  return outline.map(({ x, y }) =>
    onPicture({ x: left + width * part(x, from.left, from.width), y: top + height * part(y, from.top, from.height) }),
  )
}

export const roundOutline = (centre: Point, across: number, down = across): Point[] =>
  Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner * Math.PI) / 6
    return onPicture({ x: centre.x + across * Math.cos(angle), y: centre.y + down * Math.sin(angle) })
  })

/** Simplifies a drawn line to at most `most` corners, dropping the least important first. */
export function simplified(drawn: Outline, most: number): Point[] {
  for (let slack = 0.3; ; slack *= 1.5) {
    const corners = withoutSlack(drawn, slack)
    if (corners.length <= most) return corners.map(onPicture)
  }
}

/** Douglas–Peucker: a stretch that strays less than `slack` from the straight line becomes one. */
function withoutSlack(line: Outline, slack: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  const strays = line.map((point) => distanceToStretch(first, last, point))
  const furthest = strays.indexOf(Math.max(...strays))
  if (line.length < 3 || strays[furthest]! <= slack) return line.length === 1 ? [first] : [first, last]
  return [
    ...withoutSlack(line.slice(0, furthest + 1), slack).slice(0, -1),
    ...withoutSlack(line.slice(furthest), slack),
  ]
}
