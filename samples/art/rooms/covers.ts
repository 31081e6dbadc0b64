import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { books, bottle, tableTop, trunk } from '#app/features/generation/scenery/furniture.ts'
import { shelf } from '#app/features/generation/scenery/hangings.ts'
import { candle, pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'

/** Hangs on a string from x, y. */
const label = (x: number, y: number, turn = 6): string =>
  place(
    x,
    y,
    { turn },
    line('M0 0V26', paper[3], 2),
    path('M-22 40L-10 26H10L22 40V92H-22Z', use('paper')),
    circle(0, 38, 4, ink[1]),
    line('M-12 56H12M-12 68H8', ink[4], 3),
  )

const umbrella = place(
  410,
  330,
  { turn: 14 },
  path('M-16 0L0 -210L16 0Z', use('wine')),
  path('M0 0L0 -210L16 0Z', wine[1], { opacity: 0.5 }),
  line('M0 -210V-236M0 0V26C0 52 34 52 34 28', use('brassRod'), 9),
)

const boot = place(
  1130,
  330,
  {},
  path('M-52 -130H22V-52C22 -34 84 -36 88 -2V0H-52Z', use('tealDark'), { stroke: teal[1], 'stroke-width': 4 }),
  path('M-58 -8H92V8H-58Z', ink[0]),
  line('M-52 -112H22', teal[4], 6),
)

const trombone = place(
  790,
  318,
  { turn: -4, scale: 0.78 },
  line(
    'M-230 -60H120M-230 -18H120M120 -60C150 -60 150 -18 120 -18M-230 -60C-262 -60 -262 -18 -230 -18',
    use('brass'),
    12,
  ),
  line('M-120 -70V-8M20 -70V-8', brass[4], 8),
  path('M-230 -24H60C120 -24 160 0 210 40V-76C160 -40 120 -12 60 -12H-230Z', use('brass'), {
    transform: 'translate(10 0)',
  }),
)

export const drawLostPropertyCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[1]),
    rect(0, 0, 1600, 640, teal[1]),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => rect(at * 200 - 2, 0, 4, 640, teal[0])),
    halo(800, 260, 900, 'glowSoft', 0.85),
    shelf(90, 330, 1420),
    shelf(90, 560, 1420),
    umbrella,
    trombone,
    boot,
    trunk(210, 330, 190, 110),
    books(1300, 330, [
      [30, 96, use('wineDeep')],
      [26, 112, use('dusk')],
      [34, 84, use('wood')],
      [24, 104, use('wine'), 9],
    ]),
    bottle(170, 560, 120, teal[3], 'round'),
    trunk(330, 560, 210, 130),
    books(620, 560, [
      [40, 88, use('woodMid')],
      [30, 108, use('violet')],
      [26, 92, use('wineDeep')],
      [34, 100, use('dusk')],
    ]),
    bottle(1010, 560, 130, wine[3], 'tall'),
    trunk(1180, 560, 230, 120),
    ...[
      [210, 350, 4],
      [420, 350, -5],
      [760, 350, 3],
      [1140, 350, -4],
      [1360, 350, 6],
      [440, 580, -6],
      [690, 580, 4],
      [1010, 580, -3],
      [1290, 580, 5],
    ].map(([x, y, turn]) => label(x!, y!, turn)),
    pendantLamp(800, 150, 280, 0),
    beam({ x: 800, y: 140, from: 120, to: 420, length: 620, opacity: 0.5 }),
    tableTop(-60, 700, 1720, 60, 26),
    path('M0 900V760H1600V900Z', use('woodDark')),
    pool(800, 720, 520, 70, 'glowSoft', 0.95),
    contact(800, 742, 190, 26),
    trunk(800, 744, 330, 190),
    label(905, 640, 12),
    dust(420, 120, 760, 520, 36, 13),
    glint(1040, 262, 20),
    vignette(1600, 900, 0.85),
  )

const wig = group(
  {},
  path(
    'M-110 40C-140 -90 -70 -140 0 -136C70 -140 140 -90 110 40C92 10 88 -20 70 -40C30 -22 -30 -22 -70 -40C-88 -20 -92 10 -110 40Z',
    paper[4],
  ),
  ...[-1, 1].flatMap((side) =>
    [20, 64, 108].map((y) => ellipse(side * 112, y, 30, 25, paper[4], { stroke: paper[2], 'stroke-width': 5 })),
  ),
)

const marquis = place(
  800,
  300,
  {},
  path('M-76 96L-210 160C-270 210 -280 300 -290 390H290C280 300 270 210 210 160L76 96Z', use('wine')),
  path('M-60 96L0 190L60 96L90 200L0 260L-90 200Z', use('ivory')),
  path('M-82 -20C-90 -100 90 -100 82 -20L78 40C66 120 -66 120 -78 40Z', use('ivory')),
  line('M-52 -10H-18M18 -10H52M0 0V34H-14M-30 66Q0 78 30 66', ink[3], 6),
  circle(-35, 6, 8, ink[1]),
  circle(35, 6, 8, ink[1]),
  line('M-30 66V96M30 66V96', ink[3], 4),
  ...[-1, 1].map((side) => circle(side * 50, 44, 15, wine[4], { opacity: 0.6 })),
  wig,
  ...[230, 280, 330].map((y) => circle(0, y, 11, use('brass'))),
)

const sleeve = (side: 1 | -1): string =>
  place(
    800,
    300,
    { scaleX: side },
    path('M180 180C270 230 330 320 300 376L230 392L150 290Z', use('wineDeep')),
    path('M226 380L300 360L312 388C320 412 270 416 244 410Z', use('ivory')),
  )

const chessboard = group(
  {},
  path('M560 690H1040L1100 742H500Z', paper[3]),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => {
      if ((row + column) % 2 === 0) return ''
      const y = (share: number) => 690 + share * 17.3
      const x = (share: number, at: number) => 560 - at * 20 + share * (60 + at * 5)
      return path(
        d`M${x(column, row)} ${y(row)}H${x(column + 1, row)}L${x(column + 1, row + 1)} ${y(row + 1)}H${x(column, row + 1)}Z`,
        wood[1],
      )
    }),
  ),
)

const piece = (x: number, y: number, fill: string): string =>
  place(
    x,
    y,
    { scale: 0.8 },
    path('M-24 0H24L16 -18C8 -34 8 -52 14 -62H-14C-8 -52 -8 -34 -16 -18Z', fill, { stroke: ink[0], 'stroke-width': 3 }),
    circle(0, -74, 17, fill, { stroke: ink[0], 'stroke-width': 3 }),
  )

/** A hand's breadth open, with light behind it. */
const openDoor = group(
  {},
  rect(1010, 776, 210, 124, use('bulb')),
  halo(1060, 840, 240, 'glowSoft', 1),
  path('M1070 776L1220 790V900H1070Z', use('wood')),
  path('M1088 798L1204 808V900H1088Z', 'none', { stroke: brass[3], 'stroke-width': 4 }),
  circle(1090, 850, 9, use('brass')),
)

export const drawMarquisCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[1]),
    halo(800, 300, 760, 'glowRose', 0.6),
    drape({
      left: edge({ x: -10, y: -10 }, { x: -10, y: 900 }),
      right: edge({ x: 440, y: -10 }, { x: 360, y: 400 }, { x: 250, y: 900 }),
      folds: 7,
    }),
    drape({
      left: edge({ x: 1160, y: -10 }, { x: 1240, y: 400 }, { x: 1350, y: 900 }),
      right: edge({ x: 1612, y: -10 }, { x: 1612, y: 900 }),
      folds: 7,
    }),
    beam({ x: 800, y: -40, from: 80, to: 460, length: 860, opacity: 0.6 }),
    marquis,
    path('M300 690H1300L1340 742H260Z', use('wood')),
    rect(280, 742, 1040, 158, use('woodDark')),
    rect(260, 738, 1080, 16, use('brassBar')),
    ...[330, 670].map((x) => rect(x, 776, 210, 124, 'none', { stroke: brass[3], 'stroke-width': 4 })),
    openDoor,
    chessboard,
    sleeve(1),
    sleeve(-1),
    piece(620, 716, paper[4]),
    piece(700, 730, paper[4]),
    piece(800, 712, ink[3]),
    piece(940, 722, ink[3]),
    candle(400, 700, 120),
    pool(800, 716, 420, 50, 'glowSoft', 0.7),
    dust(430, 80, 740, 560, 34, 29),
    glint(1092, 842, 18),
    vignette(1600, 900, 0.8),
  )
