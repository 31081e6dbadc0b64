import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { dust, halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { objects } from '#samples/adventures/the-rabbit-takes-a-bow/objects.ts'
import {
  across,
  boxOf,
  brassPlate,
  closeUp,
  LEFT,
  MIDDLE,
  recess,
  RIGHT,
  screw,
  TALL,
  wider,
  works,
} from './setting.ts'

function strap(x: number): string {
  return group(
    {},
    group({ filter: use('shadow') }, rect(x - 34, -10, 68, TALL + 20, use('brassRod'))),
    ...[60, 210, 950, 1040].map((y, index) => screw(x, y, index, 11)),
  )
}

/** One winding: from one side to the other, sagging a little. */
function winding(y: number, sag: number, to: number): string {
  const way = d`M${LEFT} ${y}Q${MIDDLE} ${y + sag} ${RIGHT} ${to}`
  return group(
    {},
    line(way, ink[0], 15, { opacity: 0.5, transform: 'translate(4 9)' }),
    line(way, wine[3], 13),
    line(way, wine[4], 8),
    line(way, wine[5], 4, { 'stroke-dasharray': '9 7', 'stroke-linecap': 'butt' }),
  )
}

/** Its writing is too small to read. */
const label = (x: number, y: number): string =>
  group(
    {},
    line(d`M${x - 40} ${y - 92}Q${x - 10} ${y - 70} ${x} ${y - 50}`, wine[4], 5),
    place(
      x,
      y,
      { turn: 7 },
      group({ filter: use('shadow') }, group({}, path('M-150 -40L-118 -62H150V62H-118L-150 40Z', use('paper')))),
      circle(-122, 0, 9, ink[1]),
      circle(-122, 0, 12, 'none', { stroke: brass[2], 'stroke-width': 4 }),
      ...[-30, -4, 22].map((at, index) =>
        line(
          d`M-84 ${at}q14 -10 26 0t26 0t26 0t26 0${index < 2 ? 't26 0t26 0t26 0' : ''}`,
          index === 2 ? paper[1] : ink[4],
          4,
        ),
      ),
      place(
        112,
        32,
        { scale: 0.9 },
        circle(0, 4, 9, wine[3]),
        ...[-10, -3, 4, 11].map((at) => circle(at, -10, 4, wine[3])),
      ),
    ),
  )

export function drawThreadTrunk(): string {
  const box = boxOf(objects.threadTrunk)
  return closeUp(
    group({ filter: use('grainCloth') }, across(0, TALL, use('wine'))),
    across(0, TALL, use('fade'), { opacity: 0.5 }),
    group({ filter: use('shadow') }, across(256, 56, use('brassBar'))),
    line(`M${LEFT} 262H${RIGHT}`, brass[6], 3, { opacity: 0.8 }),
    ...Array.from({ length: 12 }, (_, index) => screw(-120 + index * 120, 284, index * 0.7, 9)),
    strap(-40),
    strap(1120),
    winding(330, 44, 352),
    winding(392, -18, 372),
    winding(880, 30, 862),
    brassPlate({ x: 128, y: 314, width: 824, height: 590 }),
    recess(wider(box, 4, -6), ink[1], 40),
    works(wider(box, 0, -8)),
    winding(912, -22, 930),
    winding(946, 36, 934),
    winding(300, 16, 328),
    group(
      { filter: use('shadow') },
      circle(MIDDLE, 168, 128, use('brass')),
      circle(MIDDLE, 168, 112, use('brassPale'), { stroke: brass[1], 'stroke-width': 3 }),
    ),
    emblem('spool', MIDDLE, 168, 168),
    label(760, 1000),
    halo(500, 40, 720, 'glowTeal', 0.4),
    halo(260, 180, 560, 'glowSoft', 0.55),
    dust(LEFT, 40, RIGHT - LEFT, 900, 50, 23),
  )
}
