import { books, bottle, drawer, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { contact, halo } from '#app/features/generation/scenery/light.ts'
import { card, crystalBall, topHat, wand } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { suit } from '#app/features/generation/scenery/suits.ts'
import { circle, d, group, line, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Shown } from './shown.ts'

export const suitsOnTheDrawer = ['heart', 'spade', 'diamond', 'club'] as const

function suitLock(): string {
  const [x, y, width, height] = [824, 752, 272, 118]
  const wheels = suitsOnTheDrawer.map((name, index) => {
    const cx = x + 46 + index * 60
    return group(
      {},
      suit(name, cx, y + 38, 17, brass[0]),
      rect(cx - 20, y + 64, 40, 36, ink[0], { rx: 5 }),
      rect(cx - 16, y + 66, 32, 32, use('ivory'), { rx: 4 }),
      rect(cx - 16, y + 66, 32, 11, ink[0], { opacity: 0.35 }),
      rect(cx - 16, y + 88, 32, 10, ink[0], { opacity: 0.4 }),
      line(d`M${cx - 9} ${y + 82}H${cx + 9}`, ink[2], 3),
    )
  })
  const screws = [
    [10, 10],
    [width - 10, 10],
    [10, height - 10],
    [width - 10, height - 10],
  ].map(([sx = 0, sy = 0]) => circle(x + sx, y + sy, 4, brass[1]))
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
    ...wheels,
  )
}

/** Pulled out towards the room, with nothing but a note left in it. */
function openDrawer(): string {
  const [x, top] = [960, 788]
  const inside = [
    { x: x - 142, y: 742 },
    { x: x + 142, y: 742 },
    { x: x + 156, y: top },
    { x: x - 156, y: top },
  ]
  return group(
    {},
    rect(x - 151, 735, 302, 162, ink[0]),
    contact(x, 968, 196, 20),
    polygon(inside, wood[2], { filter: use('grainAcross') }),
    rect(x - 142, 742, 284, 14, use('fadeUp')),
    polygon(
      [
        { x: x - 40, y: 758 },
        { x: x + 44, y: 752 },
        { x: x + 62, y: 778 },
        { x: x - 34, y: 784 },
      ],
      paper[4],
    ),
    line(d`M${x - 26} 764l58 -4M${x - 22} 772l52 -4`, ink[5], 2),
    ...[-1, 1].map((side) =>
      polygon(
        [
          { x: x + side * 148, y: 738 },
          { x: x + side * 138, y: 742 },
          { x: x + side * 148, y: top },
          { x: x + side * 160, y: top },
        ],
        wood[side < 0 ? 4 : 3],
      ),
    ),
    place(x, top, { scale: 1.08 }, place(-x, -738, {}, drawerFront())),
    line(d`M${x - 158} ${top}H${x + 158}`, wood[6], 4, { opacity: 0.8 }),
  )
}

const drawerFront = (): string => drawer(812, 738, 296, 156, { pull: false, fill: use('wood') }) + suitLock()

export function bench(shown: Shown): string {
  return group(
    {},
    contact(960, 986, 470, 46),
    rect(604, 712, 712, 200, use('woodPitch')),
    turnedLeg(618, 726, 250, 44),
    turnedLeg(1302, 726, 250, 44),
    group({ filter: use('grainAcross') }, rect(640, 716, 640, 190, use('woodDark'))),
    drawer(652, 738, 148, 72),
    drawer(652, 824, 148, 70),
    drawer(1120, 738, 148, 72),
    drawer(1120, 824, 148, 70),
    shown.has('drawer-open') ? openDrawer() : drawerFront(),
    tableTop(580, 640, 760, 62, 26),
    halo(960, 800, 240, 'glowSoft', 0.5),
  )
}

export function benchThings(): string {
  return group(
    {},
    topHat(980, 676, 196, { upturned: true }),
    card(888, 642, 74, -14, { rank: 'B', suit: 'heart' }),
    wand(1030, 694, 150, -4),
    crystalBall(1230, 628, 42),
    bottle(1140, 668, 74, teal[4], 'flask'),
    bottle(1176, 660, 92, wine[4], 'tall'),
    candle(668, 678, 76),
    books(720, 684, [
      [22, 86, use('wine')],
      [18, 74, use('teal')],
      [26, 92, use('violet')],
      [20, 80, use('wood'), 7],
    ]),
  )
}
