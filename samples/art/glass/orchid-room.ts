import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { birdChart } from './birds.ts'
import { glassDoor } from './house.ts'
import { bench, orchidsIn } from './orchid.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { brass, iron, lit, paint, stone, wood } from './paints.ts'
import { brightGreens, deepGreens, farGreens, fern, frond, nearGreens, palm } from './plants.ts'

const glassWall = (): string =>
  group(
    {},
    rect(0, 0, 1920, 760, '#d9ecb4'),
    rect(0, 0, 1920, 760, paint('warmAir'), { opacity: 0.55 }),
    palm([300, 720, 420], 30, 170, farGreens, 3),
    palm([1500, 720, 460], -30, 190, farGreens, 6),
    palm([900, 700, 520], 10, 200, farGreens, 8),
    rect(0, 0, 1920, 760, '#f3f8d6', { opacity: 0.5 }),
    ...Array.from({ length: 11 }, (_, at) => line(d`M${at * 192} 0V760`, iron[4], at % 2 ? 8 : 14)),
    ...[120, 330, 560].map((y) => line(d`M0 ${y}H1920`, iron[4], 9)),
    ...Array.from({ length: 11 }, (_, at) => line(d`M${at * 192 - 3} 0V760`, iron[5], 3)),
    // The low roof
    path('M0 0H1920V60L1640 110H280L0 60Z', '#e8f2cf'),
    ...[160, 480, 800, 1120, 1440, 1760].map((x) => line(d`M${x} 0L${960 + (x - 960) * 0.86} 104`, iron[3], 9)),
    line('M0 62L280 112H1640L1920 62', iron[3], 14),
    rect(0, 690, 1920, 76, stone[3]),
    rect(0, 690, 1920, 12, stone[5]),
    ...Array.from({ length: 16 }, (_, at) => line(d`M${at * 126 + 40} 704v60`, stone[1], 3, { opacity: 0.5 })),
  )

const mistPump = (): string =>
  group(
    {},
    footing(1494, 834, 80, 12),
    rect(1450, 690, 90, 140, paint('brassRound'), { rx: 14 }),
    ellipse(1495, 692, 45, 13, brass[4]),
    ...[720, 806].map((y) => rect(1444, y, 102, 11, brass[3], { rx: 5 })),
    rect(1486, 590, 18, 100, paint('brassRound')),
    path('M1440 606H1552', 'none', { stroke: brass[2], 'stroke-width': 13, 'stroke-linecap': 'round' }),
    circle(1440, 606, 13, '#7a2f24'),
    circle(1552, 606, 13, '#7a2f24'),
    path('M1450 740Q1420 740 1424 700', 'none', { stroke: brass[2], 'stroke-width': 9 }),
    path('M1410 690L1436 688L1430 706L1414 706Z', brass[3]),
    circle(1495, 760, 22, '#fffaf0', { stroke: brass[1], 'stroke-width': 5 }),
    line('M1495 760L1506 748', '#9b2c22', 4),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      circle(1390 - at * 44, 676 - at * 15, 26 + at * 13, '#ffffff', {
        opacity: 0.34 - at * 0.04,
        filter: use('blurSoft'),
      }),
    ),
  )

const board = (open: boolean): string =>
  group(
    {},
    rect(600, 850, 720, 150, wood[3]),
    rect(600, 850, 720, 6, wood[5]),
    ...[740, 900, 1060, 1200].map((x) => line(d`M${x} 852V1000`, wood[1], 3, { opacity: 0.6 })),
    open
      ? group(
          {},
          path('M770 866H1150V962H770Z', '#120a06'),
          rect(770, 866, 380, 14, '#000000', { opacity: 0.5 }),
          path('M900 900Q980 884 1050 904L1064 980Q1010 1000 960 974Q920 990 886 972Z', '#b39a4e'),
          path('M900 900Q980 884 1050 904L1010 950Q960 930 900 900Z', '#dcc87f'),
          place(1090, 985, { turn: 8 }, rect(-60, -84, 120, 84, wood[4]), rect(-60, -84, 120, 5, wood[5])),
        )
      : group(
          {},
          path('M770 866H1150V962H770Z', wood[4]),
          path('M770 866H1150', 'none', { stroke: wood[5], 'stroke-width': 4 }),
          ...[826, 900, 1016, 1108].map((x, at) =>
            ellipse(x, 912 + (at % 2) * 8, 30, 20, 'none', { stroke: wood[2], 'stroke-width': 6, opacity: 0.7 }),
          ),
          ...[786, 1134].map((x) => circle(x, 914, 6, brass[3])),
        ),
  )

export function drawOrchidRoom(shown: Shown = nothing): string {
  return lit(
    glassWall(),
    path('M0 1080V764H1920V1080Z', '#a99a7a'),
    ...[780, 824, 890, 980].map((y) => line(d`M0 ${y}H1920`, '#6b5d43', 3, { opacity: 0.5 })),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((at) =>
      line(d`M${960 + at * 130} 764L${960 + at * 280} 1080`, '#6b5d43', 3, { opacity: 0.45 }),
    ),
    fern(110, 800, 170, deepGreens, 3),
    glassDoor(
      [1650, 260, 180, 670],
      group(
        {},
        rect(1650, 260, 180, 670, '#a7cd86'),
        palm([1740, 900, 440], -20, 170, brightGreens, 3),
        rect(1650, 260, 180, 670, '#eef6d4', { opacity: 0.35 }),
      ),
      { frame: '#6f9a80', knobLeft: true, round: true },
    ),
    group({ filter: use('shadow') }, place(180, 240, { scale: 260 / 640 }, birdChart(640, 886))),
    footing(960, 1000, 460, 26),
    board(shown.has('board-open')),
    group({ filter: use('shadow') }, rect(548, 800, 824, 54, wood[3])),
    bench(570, 228, 780, 580, wood),
    ...[560, 1348].map((x) => rect(x, 280, 14, 580, wood[3])),
    orchidsIn(570, 228, 780, 580),
    mistPump(),
    place(-30, 1090, { turn: -50 }, frond(420, 110, 80, nearGreens)),
    place(20, 1110, { turn: -24 }, frond(380, 120, 80, nearGreens)),
    place(1960, 1080, { turn: -140 }, frond(330, -110, 70, nearGreens)),
    place(-20, -30, { turn: 40 }, frond(330, 90, 70, nearGreens)),
    ...[
      [420, 520, 120],
      [1380, 420, 150],
      [700, 930, 130],
      [1200, 960, 110],
    ].map(([x, y, r]) => ellipse(x!, y!, r! * 1.8, r! * 0.5, '#ffffff', { opacity: 0.22, filter: use('blurWide') })),
    shafts([140, 560, 1040], 120, 520, '#fff3b8', 0.34),
    glow(960, 180, 420, 'gold', 0.35),
    wash(960, 600, 700, 320, 'green', 0.2),
    corners(),
  )
}
