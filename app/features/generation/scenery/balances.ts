import { contact } from './light.ts'
import { lettering } from './lettering.ts'
import { use } from './materials.ts'
import { brass, ink } from './palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from './svg.ts'

/** x, y is the middle of its foot. */
export function weight(x: number, y: number, height: number, mark: string): string {
  const w = height * 0.46
  return group(
    {},
    circle(x, y - height * 0.93, height * 0.11, use('brassPale')),
    rect(x - height * 0.07, y - height * 0.88, height * 0.14, height * 0.16, use('brassRod')),
    path(
      d`M${x - w} ${y}L${x - w * 0.9} ${y - height * 0.72}Q${x} ${y - height * 0.86} ${x + w * 0.9} ${y - height * 0.72}L${x + w} ${y}Q${x} ${y + height * 0.1} ${x - w} ${y}Z`,
      use('brass'),
      { stroke: brass[1], 'stroke-width': 1.5 },
    ),
    lettering(mark, x, y - height * 0.14, { size: height * 0.66, fill: brass[0], align: 'middle' }),
  )
}

export type OnPan = (x: number, y: number) => string

function pan(x: number, y: number, drop: number, width: number, things: OnPan[]): string {
  const floor = y + drop
  const step = width / Math.max(1, things.length)
  const standing = things.map((thing, index) =>
    thing(x + (index - (things.length - 1) / 2) * Math.min(step, 66), floor + 4),
  )
  return group(
    {},
    line(d`M${x} ${y}L${x - width * 0.56} ${floor}M${x} ${y}L${x + width * 0.56} ${floor}`, brass[2], 2.2),
    ellipse(x, floor, width * 0.6, 10, brass[1]),
    ...standing,
    path(
      d`M${x - width * 0.62} ${floor + 2}Q${x} ${floor + 14} ${x + width * 0.62} ${floor + 2}Q${x + width * 0.5} ${floor + 34} ${x} ${floor + 36}Q${x - width * 0.5} ${floor + 34} ${x - width * 0.62} ${floor + 2}Z`,
      use('brass'),
    ),
    path(d`M${x - width * 0.6} ${floor + 4}Q${x} ${floor + 16} ${x + width * 0.6} ${floor + 4}`, 'none', {
      stroke: brass[6],
      'stroke-width': 2,
      opacity: 0.7,
    }),
    circle(x, y, 4, brass[4]),
  )
}

/** x, y is the middle of its foot; about 330 x 270. */
export function balanceScale(x: number, y: number, left: OnPan[], right: OnPan[]): string {
  const [arm, top] = [90, -252]
  return place(
    x,
    y,
    {},
    contact(0, 0, 96, 14),
    path('M-58 0C-56 -20 -18 -20 -12 -36H12C18 -20 56 -20 58 0Q0 12 -58 0Z', use('brass')),
    path(d`M-7 -34L-4 ${top}H4L7 -34Z`, use('brassRod')),
    path(
      d`M${-arm} ${top + 14}Q0 ${top - 16} ${arm} ${top + 14}L${arm} ${top + 21}Q0 ${top - 2} ${-arm} ${top + 21}Z`,
      use('brassPale'),
      {
        stroke: brass[1],
        'stroke-width': 1.5,
      },
    ),
    circle(0, top, 12, use('brass'), { stroke: ink[1], 'stroke-width': 1.5 }),
    pan(-arm, top + 18, 156, 136, left),
    pan(arm, top + 18, 156, 136, right),
  )
}
