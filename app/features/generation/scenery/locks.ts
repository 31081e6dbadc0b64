import { lettering } from './lettering.ts'
import { use } from './materials.ts'
import { brass, ink } from './palette.ts'
import { circle, d, group, line, path, rect } from './svg.ts'

export function wheel(x: number, y: number, width: number, height: number, sign?: string): string {
  const [left, top] = [x - width / 2, y - height / 2]
  const shown = sign
    ? lettering(sign, x, y + height * 0.2, { size: height * 0.56, fill: ink[2], align: 'middle' })
    : line(d`M${x - width * 0.22} ${y}H${x + width * 0.22}`, ink[2], height * 0.08)
  return group(
    {},
    rect(left - 4, top - 4, width + 8, height + 8, ink[0], { rx: 6 }),
    rect(left, top, width, height, use('ivory'), { rx: 4 }),
    rect(left, top, width, height * 0.3, ink[0], { opacity: 0.4, rx: 4 }),
    rect(left, top + height * 0.72, width, height * 0.28, ink[0], { opacity: 0.45, rx: 4 }),
    shown,
  )
}

export function plate(x: number, y: number, width: number, height: number, ...inside: string[]): string {
  const screws = [
    [11, 11],
    [width - 11, 11],
    [11, height - 11],
    [width - 11, height - 11],
  ].map(
    ([sx = 0, sy = 0]) => circle(x + sx, y + sy, 4, brass[1]) + line(d`M${x + sx - 3} ${y + sy - 2}l6 4`, brass[4], 1),
  )
  return group(
    {},
    group({ filter: use('shadowNear') }, rect(x, y, width, height, use('brass'), { rx: 10 })),
    rect(x + 5, y + 5, width - 10, height - 10, 'none', {
      rx: 7,
      stroke: brass[6],
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }),
    ...screws,
    ...inside,
  )
}

export const keyhole = (x: number, y: number, height: number, fill: string): string =>
  path('M0 -50A26 26 0 0 1 13 -2L22 50H-22L-13 -2A26 26 0 0 1 0 -50Z', fill, {
    transform: d`translate(${x} ${y}) scale(${height / 100})`,
  })
