import { wallClock } from '#app/features/generation/scenery/clocks.ts'
import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { books, bottle, door, drawer, stool } from '#app/features/generation/scenery/furniture.ts'
import { birdcage, poster, roundRug, saw } from '#app/features/generation/scenery/hangings.ts'
import { pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, dove, note, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { archFrame, archShape, sideDoorway } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import {
  circle,
  clipTo,
  d,
  ellipse,
  group,
  line,
  path,
  place,
  polygon,
  rect,
} from '#app/features/generation/scenery/svg.ts'
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'
import { bench, benchThings } from './bench.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 240, top: 84, right: 1680, bottom: 800 } }

function stageArch(): string {
  const [x, y, width, height] = [1366, 236, 268, 564]
  const inside = clipTo(
    archShape(x, y, width, height),
    rect(x, y, width, height, use('night')),
    polygon(
      [
        { x: x + 40, y: 690 },
        { x: x + width - 40, y: 690 },
        { x: x + width, y: 800 },
        { x, y: 800 },
      ],
      wood[3],
    ),
    beam({ x: x + 120, y: 210, from: 20, to: 120, length: 520, lean: 16 }),
    halo(x + 140, 500, 260, 'glowViolet'),
    drape({
      left: edge({ x: x - 10, y: 230 }, { x: x - 10, y: 800 }),
      right: edge({ x: x + 150, y: 230 }, { x: x + 112, y: 480 }, { x: x + 60, y: 640 }, { x: x + 84, y: 800 }),
      folds: 5,
    }),
    drape({
      left: edge({ x: x + 150, y: 230 }, { x: x + 190, y: 480 }, { x: x + 226, y: 640 }, { x: x + 206, y: 800 }),
      right: edge({ x: x + width + 10, y: 230 }, { x: x + width + 10, y: 800 }),
      folds: 5,
      light: 0.5,
    }),
  )
  return group(
    {},
    archFrame(x, y, width, height, 26),
    inside,
    swags(x + 4, y + 96, width - 8, 44, 3),
    ellipse(x + 130, 806, 150, 12, use('glowViolet'), { opacity: 0.5 }),
  )
}

export const clocksOnTheWall = [
  { x: 708, hour: 4, badge: 'spade', swing: 8 },
  { x: 884, hour: 9, badge: 'diamond', swing: -6 },
  { x: 1060, hour: 2, badge: 'club', swing: 10 },
  { x: 1236, hour: 7, badge: 'heart', swing: -9 },
] as const
const clocks = (): string => group({}, ...clocksOnTheWall.map(({ x, ...look }) => wallClock(x, 232, 66, look)))

function toolWall(): string {
  const plank = (y: number): string => group({ filter: use('shadow') }, rect(546, y, 90, 12, use('wood')))
  return group(
    {},
    plank(560),
    bottle(566, 560, 62, brass[4], 'round'),
    bottle(610, 560, 54, ink[6], 'tall'),
    note(590, 446, 66, 84, -4),
  )
}

function dressingRoomDoor(shown: Shown): string {
  const [x, y] = [330, 322]
  const open = shown.has('star-door-open')
  const signs = group(
    open ? { transform: `translate(${x} ${y}) skewY(-7) scale(0.42 1)` } : { transform: `translate(${x} ${y})` },
    place(
      88,
      122,
      {},
      group({ filter: use('shadowNear') }, path(starShape(46), use('brass'), { stroke: brass[1], 'stroke-width': 2 })),
      path(starShape(24), 'none', { stroke: brass[6], 'stroke-width': 1.5, opacity: 0.8 }),
    ),
    rect(34, 186, 108, 32, use('brass'), { rx: 4 }),
    lettering('VESPERA', 88, 209, { size: 21, fill: brass[0], align: 'middle', tracking: 0.6 }),
  )
  return group({}, door(x, y, 176, 478, { arched: true, open }), open ? lightFromTheDressingRoom(x, y) : '', signs)
}

/** Between the leaf that stands ajar and its frame; x, y is the corner of the door. */
function lightFromTheDressingRoom(x: number, y: number): string {
  const gap = d`M${x + 75} ${y + 478}V${y + 2}A88 88 0 0 1 ${x + 176} ${y + 88}V${y + 478}Z`
  const bulbs = [
    [98, 150],
    [132, 118],
    [168, 106],
  ].map(([at = 0, down = 0]) => circle(x + at, y + down, 8, use('bulb')) + halo(x + at, y + down, 46, 'glow', 0.6))
  return group(
    {},
    clipTo(
      gap,
      rect(x + 70, y, 110, 478, wine[2]),
      polygon(
        [
          { x: x + 70, y: y + 410 },
          { x: x + 180, y: y + 410 },
          { x: x + 180, y: y + 478 },
          { x: x + 70, y: y + 478 },
        ],
        wood[3],
      ),
      circle(x + 190, y + 190, 92, use('brass')),
      circle(x + 190, y + 190, 80, use('mirrorGlass')),
      ...bulbs,
      halo(x + 150, y + 220, 240, 'glowSoft', 0.9),
      rect(x + 66, y, 26, 478, ink[0], { opacity: 0.55, filter: use('blurSoft') }),
    ),
    pool(x + 128, y + 492, 120, 22, 'glowSoft', 0.9),
  )
}

function pawPrints(): string {
  const steps = [
    [1090, 1010, -20],
    [1160, 960, 10],
    [1226, 950, -4],
    [1296, 914, 12],
    [1356, 900, -6],
    [1410, 868, 8],
    [1458, 850, -6],
    [1500, 826, 6],
  ] as const
  const prints = steps.map(([x, y, shift], index) => {
    const size = 1.25 - index * 0.09
    return place(
      x,
      y + shift * 0.3,
      { scale: size, turn: 62 },
      ellipse(0, 5, 9, 6, '#f4eaff'),
      ellipse(-8, -5, 3.6, 4.6, '#f4eaff'),
      ellipse(0, -9, 3.6, 5, '#f4eaff'),
      ellipse(8, -5, 3.6, 4.6, '#f4eaff'),
    )
  })
  return group({ opacity: 0.75 }, ...prints)
}

function posterBasket(x: number, y: number, shown: Shown): string {
  const rolls = [
    [-34, -13, 176, true],
    [-12, -4, 204, shown.has('poster-in-basket')],
    [14, 5, 188, true],
    [34, 14, 168, true],
  ] as const
  return place(
    x,
    y,
    {},
    contact(0, 2, 66, 14),
    ...rolls.map(([at, turn, height, isThere], index) =>
      isThere
        ? place(
            at,
            -30,
            { turn },
            rect(-17, -height, 34, height, use(index % 2 ? 'paper' : 'paperShade')),
            rect(-17, -height * 0.62, 34, 12, use('wine')),
            ellipse(0, -height, 17, 7, paper[5]),
            path(d`M-9 ${-height}q9 -8 16 0q-6 7 -12 1`, 'none', { stroke: wine[3], 'stroke-width': 2.6 }),
          )
        : '',
    ),
    path('M-56 -112H56L46 0Q0 10 -46 0Z', use('wood')),
    ...[-84, -56, -28].map((level) =>
      line(d`M${-54 - level * -0.08} ${level}Q0 ${level + 10} ${54 + level * 0.08} ${level}`, wood[1], 5, {
        opacity: 0.65,
      }),
    ),
    ...[-36, -18, 0, 18, 36].map((at) => line(d`M${at * 1.16} -108L${at} 2`, wood[2], 4, { opacity: 0.55 })),
    rect(-60, -118, 120, 13, use('wood'), { rx: 6 }),
    rect(-60, -118, 120, 3, wood[6], { opacity: 0.7, rx: 2 }),
  )
}

function candleBox(x: number, y: number, shown: Shown): string {
  const stub = (at: number, height: number): string =>
    rect(at - 9, -44 - height, 18, height + 20, use('ivory'), { rx: 3 }) +
    ellipse(at, -44 - height, 9, 4, '#fff6e0') +
    line(d`M${at} ${-46 - height}v-9`, ink[1], 2.4)
  return place(
    x,
    y,
    {},
    contact(0, 2, 74, 12),
    ...[[-42, 22], ...(shown.has('candle-in-box') ? [[-18, 36]] : []), [6, 18], [28, 30], [46, 14]].map(
      ([at = 0, height = 20]) => stub(at, height),
    ),
    group({ filter: use('shadowNear') }, rect(-62, -52, 124, 52, use('brass'), { rx: 5 })),
    rect(-54, -44, 108, 36, 'none', { rx: 3, stroke: brass[1], 'stroke-width': 2.5 }),
    path('M0 -40C12 -26 10 -14 0 -12C-10 -14 -12 -26 0 -40Z', brass[1]),
  )
}

function foreground(shown: Shown): string {
  return group(
    {},
    place(
      120,
      1010,
      {},
      contact(0, 40, 190, 36),
      rect(-150, -150, 300, 220, use('woodPitch'), { filter: use('grainAcross') }),
      drawer(-134, -136, 268, 78, { fill: use('woodDark') }),
      drawer(-134, -42, 268, 78, { fill: use('woodDark') }),
      path('M-162 -150H162V-172H-162Z', use('woodMid'), { filter: use('grainAcross') }),
      rect(-162, -172, 324, 3, wood[5], { opacity: 0.7 }),
    ),
    books(-10, 838, [
      [34, 150, use('dusk')],
      [28, 124, use('wineDeep')],
      [40, 164, use('tealDark')],
      [30, 132, use('woodDark'), 6],
    ]),
    candleBox(216, 840, shown),
    stool(1420, 1046, 150, 170),
    card(1408, 868, 66, 24, { back: true }),
    path('M1920 760C1840 780 1786 860 1770 1080H1920Z', ink[0], { opacity: 0.9, filter: use('blurSoft') }),
  )
}

export function drawWorkshop(shown: Shown = nothing): string {
  return group(
    {},
    drawRoom(room, { wallTone: 0.37, floorTones: { from: 0.72, to: 0.34 } }),
    halo(640, 400, 900, 'glowSoft', 0.5),
    sideDoorway(room, { side: 'right', from: 0.3, to: 0.86, top: 0.34, shelves: true }, 'glowTeal', teal),
    stageArch(),
    dressingRoomDoor(shown),
    toolWall(),
    clocks(),
    roundRug(980, 968, 520, 92),
    pool(820, 940, 760, 170, 'glowSoft', 0.6),
    posterBasket(540, 912, shown),
    bench(shown),
    benchThings(),
    pawPrints(),
    saw(1476, 150, 190, 6),
    birdcage(1770, 250, 120, 0, dove(-6, -34, 84)),
    poster(120, 400, 140, 4, 'VESPERA'),
    beam({ x: 560, y: 190, from: 84, to: 420, length: 640, lean: 130, opacity: 0.8 }),
    pendantLamp(560, 176, 184, 0),
    foreground(shown),
    dust(400, 200, 620, 620, 60),
    shown.has('drawer-open') ? '' : glint(844, 760, 26),
    vignette(1920, 1080),
  )
}
