import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sample } from '#samples/adventures/both-sides-of-the-glass/adventure.ts'
import type { Drawing } from '#samples/art/drawing.ts'
import { plan } from './alpine-house.ts'
import { drawBirdChart } from './birds.ts'
import { corners, glow, wash } from './light.ts'
import { iron, leaf, lit, paint, wood } from './paints.ts'
import { card } from './seed-room.ts'

/* 1280 x 720. */

const drawPlan = (): string =>
  lit(
    rect(0, 0, 1280, 720, paint('milkCold')),
    line(
      Array.from(
        { length: 50 },
        (_, at) => d`M${(at * 193) % 1240} ${20 + ((at * 131) % 690)}q60 -26 ${100 + ((at * 31) % 70)} 6`,
      ).join(''),
      '#ffffff',
      24,
      { opacity: 0.55 },
    ),
    ...[60, 640, 1220].map((x) => group({}, rect(x - 14, 0, 28, 720, iron[4]), rect(x - 14, 0, 7, 720, iron[5]))),
    ...[40, 690].map((y) => rect(0, y - 12, 1280, 24, iron[4])),
    place(484, 162, { scale: 2.36 }, plan()),
    glow(200, 120, 500, 'white', 0.6),
    corners(1280, 720, 0.6),
  )

const drawCards = (): string =>
  lit(
    rect(0, 0, 1280, 720, '#dfe9e6'),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at * 80 + 40).map((y) => line(d`M0 ${y}H1280`, '#cbd8d4', 3)),
    ...[0, 1, 2, 3].map((at) => place(176 + at * 309, 366, { scale: 1.92, turn: [-1.5, 1, -0.6, 1.6][at]! }, card(at))),
    ...[0, 1, 2, 3].map((at) =>
      group({}, circle(176 + at * 309, 190, 13, '#b03a3a'), circle(172 + at * 309, 186, 4, '#f0a9a0')),
    ),
    group({ filter: use('shadow') }, path('M0 0H1280V34H0ZM0 686H1280V720H0Z', wood[3])),
    rect(0, 28, 1280, 6, wood[5]),
    wash(300, 120, 700, 320, 'white', 0.4),
    corners(1280, 720, 0.7),
  )

const drawBox = (): string =>
  lit(
    rect(0, 0, 1280, 720, '#eef3ee'),
    wash(640, 100, 800, 300, 'white', 0.7),
    rect(0, 0, 110, 720, paint('milkWarm')),
    rect(1170, 0, 110, 720, paint('milkCold')),
    ...[110, 1170].map((x) => rect(x - 10, 0, 20, 720, iron[4])),
    // The long box, its lid off
    group({ filter: use('shadowFar') }, rect(60, 180, 1160, 380, paint('woodPale'))),
    rect(60, 180, 1160, 10, '#fff1d6'),
    rect(60, 216, 1160, 308, wood[1]),
    // The drawer, which fills it but for a hand's breadth
    group({ filter: use('shadow') }, rect(140, 236, 980, 268, paint('woodFace'))),
    rect(168, 262, 924, 216, wood[2]),
    ...[320, 560, 800, 1000].map((x, at) =>
      line(d`M${x} 290q${60 + at * 10} 8 120 2M${x - 80} 450q70 -10 150 0`, wood[0], 4, { opacity: 0.5 }),
    ),
    rect(104, 216, 44, 308, paint('brassFace')),
    circle(98, 370, 26, paint('brassRound')),
    rect(1112, 216, 44, 308, paint('castFace')),
    circle(1162, 370, 26, paint('castRound')),
    // Letters
    group(
      { filter: use('shadow') },
      place(
        470,
        372,
        { turn: -7 },
        rect(-130, -76, 260, 152, '#a9c9e6'),
        path('M-130 -76L0 14L130 -76', 'none', { stroke: '#6f9cc4', 'stroke-width': 5 }),
        circle(0, 12, 20, '#8a2f2f'),
      ),
    ),
    group(
      { filter: use('shadow') },
      place(
        790,
        376,
        { turn: 6 },
        path('M-130 -72Q-60 -84 0 -76T130 -76V72Q60 84 0 76T-130 76Z', '#b9d8a2'),
        path('M-130 -74L0 10L130 -76', 'none', { stroke: '#7fa868', 'stroke-width': 5 }),
        path('M-30 8Q0 -34 34 4Q4 34 -30 8Z', leaf[3]),
        line('M-30 8Q4 0 34 4', leaf[5], 3),
      ),
    ),
    // Worn arrows, outward
    ...[
      [250, -1],
      [1010, 1],
    ].map(([x, side]) =>
      line(
        d`M${x! - side! * 60} 590H${x! + side! * 60}M${x! + side! * 60} 590l${-side! * 30} -22m${side! * 30} 22l${-side! * 30} 22`,
        '#8a6b40',
        13,
        { opacity: 0.8 },
      ),
    ),
    ellipse(640, 690, 700, 60, '#ffffff', { opacity: 0.4 }),
    glow(640, 60, 560, 'white', 0.5),
    corners(1280, 720, 0.7),
  )

const art = `samples/adventures/${sample.key}/art/looks`

export const closeUpDrawings: readonly Drawing[] = [
  [`${art}/plan.webp`, 1280, 720, drawPlan],
  [`${art}/cards.webp`, 1280, 720, drawCards],
  [`${art}/box.webp`, 1280, 720, drawBox],
  [`${art}/bird-chart.webp`, 1280, 720, drawBirdChart],
]
