import { circle, clipTo, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

const ink = '#1d1830'
const grey = '#8d8899'

type Pattern = 'stripes' | 'dots' | 'waves' | 'squares'

/** Each half by itself could be two digits. */
export const tickets: readonly { pattern: Pattern; holes: number; digit: 6 | 9 | 5 | 8 }[] = [
  { pattern: 'stripes', holes: 1, digit: 6 },
  { pattern: 'dots', holes: 2, digit: 9 },
  { pattern: 'waves', holes: 3, digit: 5 },
  { pattern: 'squares', holes: 4, digit: 8 },
]

const ticketOf = (pattern: Pattern) => tickets.find((each) => each.pattern === pattern)!

const [width, height] = [440, 270]
const steps = Array.from({ length: 10 }, (_, at) => at)

/** How far the tear runs to the right of the middle, from top to bottom. */
const tears: Record<Pattern, readonly number[]> = {
  stripes: [0, 14, -10, 18, -6, 10, -16, 6, -12, 0],
  dots: [0, -16, 12, -4, 20, -10, 4, 16, -14, 0],
  waves: [0, 20, 4, -18, 8, -8, 18, -4, 12, 0],
  squares: [0, -8, -20, 6, -12, 14, -2, -16, 10, 0],
}

const tear = (pattern: Pattern): string => tears[pattern].map((x, at) => d`L${x} ${(height / 9) * at}`).join('')

const across = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)

function printed(pattern: Pattern): string {
  const fine = { opacity: 0.75 }
  if (pattern === 'dots')
    return group(
      fine,
      ...across(-width, width, 26).flatMap((x) => across(8, height, 26).map((y) => circle(x, y, 4, grey))),
    )
  const shape = {
    stripes: across(-width - height, width, 24).map((x) => d`M${x} ${height}L${x + height} 0`),
    waves: across(10, height, 24).map(
      (y) =>
        d`M${-width} ${y}${across(-width, width, 40)
          .map(() => 'q10 -14 20 0t20 0')
          .join('')}`,
    ),
    squares: [
      ...across(-width, width, 26).map((x) => d`M${x} 0V${height}`),
      ...across(0, height, 26).map((y) => d`M${-width} ${y}H${width}`),
    ],
  }[pattern].join('')
  return line(shape, grey, 2.5, fine)
}

const bar = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, ink)

/** x = 0 is the tear. */
function leftHalf(pattern: Pattern): string {
  const { digit, holes } = ticketOf(pattern)
  const body = d`M${-width} 0${tear(pattern)}L${-width} ${height}Z`
  const uprights = [bar(-84, 44, 34, 96), ...(digit === 6 || digit === 8 ? [bar(-84, 130, 34, 96)] : [])]
  return group(
    {},
    clipTo(body, printed(pattern)),
    clipTo(body, rect(-106, 24, 160, 222, '#ffffff'), ...[40, 118, 196].map((y) => bar(-84, y, 140, 34)), ...uprights),
    path(body, 'none', { stroke: ink, 'stroke-width': 4 }),
    ...steps
      .slice(0, holes)
      .map((at) => circle(-width + 48, 42 + at * 62, 19, '#ffffff', { stroke: ink, 'stroke-width': 4 })),
  )
}

function rightHalf(pattern: Pattern): string {
  const { digit } = ticketOf(pattern)
  const body = d`M${width} 0L0 0${tear(pattern)}L${width} ${height}Z`
  const uprights = [bar(50, 130, 34, 96), ...(digit === 9 || digit === 8 ? [bar(50, 44, 34, 96)] : [])]
  return group(
    {},
    clipTo(body, printed(pattern)),
    clipTo(body, rect(-54, 24, 160, 222, '#ffffff'), ...[40, 118, 196].map((y) => bar(-56, y, 140, 34)), ...uprights),
    path(body, 'none', { stroke: ink, 'stroke-width': 4 }),
  )
}

const sheet = (order: readonly Pattern[], x: number, half: (pattern: Pattern) => string): string =>
  group({}, rect(0, 0, 640, 1320, '#ffffff'), ...order.map((pattern, at) => place(x, 48 + at * 316, {}, half(pattern))))

export const drawLeftHalves = (): string => sheet(['waves', 'stripes', 'squares', 'dots'], 540, leftHalf)
export const drawRightHalves = (): string => sheet(['dots', 'squares', 'stripes', 'waves'], 100, rightHalf)
