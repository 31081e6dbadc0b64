import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { contact, halo } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, clipTo, d, ellipse, group, line, path, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Shown } from './shown.ts'

/** Rows of the upper half; the mirror below completes them. */
export const halfInLamps = [
  [true, false, false, true],
  [true, true, true, true],
]

/** The layer in which a row shows itself, to one of two players. */
const seenIn = ['upper-lamps', 'lower-lamps']

const columns = [416, 536, 656, 776]
const [left, width, height] = [356, 480, 78]

function lamp(x: number, y: number, isLit: boolean): string {
  const socket = circle(x, y + 3, 30, ink[0], { opacity: 0.55 }) + circle(x, y, 30, use('brassDull'))
  if (!isLit) return socket + circle(x, y, 21, ink[1]) + circle(x - 7, y - 8, 5, ink[6], { opacity: 0.7 })
  return socket + circle(x, y, 23, use('bulb')) + halo(x, y, 96, 'glow', 0.5)
}

/** Slats that are slanted: whoever stands on the wrong side sees brass, and at most a gleam. */
const shutter = (y: number): string =>
  group(
    {},
    ...Array.from({ length: 6 }, (_, slat) =>
      group(
        {},
        rect(left, y + slat * 13, width, 12, use('brassDull')),
        rect(left, y + slat * 13, width, 3, brass[4], { opacity: 0.8 }),
        rect(left, y + slat * 13 + 11, width, 2, ink[0], { opacity: 0.8 }),
      ),
    ),
    ...[left + 60, left + width - 60].map((x) => rect(x - 3, y, 6, height, wood[2])),
  )

function row(at: number, isSeen: boolean): string {
  const y = 570 + at * 90
  const inside = d`M${left} ${y}h${width}v${height}h${-width}Z`
  const lamps = halfInLamps[at]!.map((isLit, column) => lamp(columns[column]!, y + height / 2, isLit))
  return group(
    {},
    rect(left - 5, y - 5, width + 10, height + 10, brass[1], { rx: 5 }),
    rect(left, y, width, height, wine[1]),
    isSeen ? clipTo(inside, ...lamps) : shutter(y),
    isSeen ? rect(left, y, width, 9, use('brassBar')) : '',
    rect(left - 5, y - 5, width + 10, height + 10, 'none', { rx: 5, stroke: brass[3], 'stroke-width': 3 }),
  )
}

export function lampBoard(shown: Shown): string {
  const [edge, top, base] = [330, 552, 752]
  const isSeen = (at: number) => shown.has(seenIn[at]!)
  const board = group(
    { filter: use('shadow') },
    path(
      d`M${edge} ${base}V${top + 26}Q${edge} ${top} ${edge + 26} ${top}H836Q862 ${top} 862 ${top + 26}V${base}Z`,
      wine[2],
    ),
    path(
      d`M${edge + 10} ${base}V${top + 28}Q${edge + 10} ${top + 8} ${edge + 30} ${top + 8}H832Q852 ${top + 8} 852 ${top + 28}V${base}`,
      'none',
      { stroke: brass[3], 'stroke-width': 3 },
    ),
  )
  const reflected = halfInLamps
    .at(-1)!
    .map((isLit, column) => (isLit ? ellipse(columns[column]!, 762, 46, 7, '#fff1cf', { opacity: 0.75 }) : ''))
  return group(
    {},
    contact(590, 846, 400, 34),
    path('M862 752L930 752L880 590Z', wood[1], { opacity: 0.85 }),
    board,
    ...halfInLamps.map((_, at) => row(at, isSeen(at))),
    polygon(
      [
        { x: 262, y: 752 },
        { x: 930, y: 752 },
        { x: 954, y: 770 },
        { x: 238, y: 770 },
      ],
      use('mirrorGlass'),
    ),
    ...(isSeen(1) ? reflected : []),
    group({ filter: use('grainAcross') }, rect(238, 770, 716, 74, use('violet'))),
    rect(238, 768, 716, 5, brass[4]),
    rect(238, 836, 716, 8, use('brassBar')),
    line('M240 771H952', brass[6], 1.5, { opacity: 0.6 }),
    ...[330, 860].map((x) => path(starShape(20), use('brass'), { transform: `translate(${x} 804)` })),
    group(
      { filter: use('shadowNear') },
      circle(596, 804, 46, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
    ),
    emblem('handMirror', 596, 804, 76),
  )
}
