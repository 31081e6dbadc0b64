import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { wanted } from '#samples/adventures/both-sides-of-the-glass/orchids.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { glassDoor } from './house.ts'
import { orchidFlower } from './orchid.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { brass, lit, paint, wood, zinc } from './paints.ts'
import { rock } from './rocks.ts'

/** Anselme's cards; some 150 x 200 each. */
export const card = (at: number): string =>
  group(
    {},
    group({ filter: use('shadowNear') }, rect(-72, -100, 144, 200, '#fffaf0')),
    rect(-64, -92, 128, 184, 'none', { stroke: '#c9b48a', 'stroke-width': 2 }),
    line('M0 -4C4 30 -4 50 0 74', '#1f2a44', 4),
    wanted[at]!.pair
      ? group(
          {},
          line('M0 20Q-16 0 -30 -20M0 20Q16 -4 30 -34', '#1f2a44', 4),
          place(-30, -26, { scale: 0.34 }, orchidFlower(wanted[at]!, true)),
          place(30, -44, { scale: 0.34 }, orchidFlower(wanted[at]!, true)),
        )
      : place(0, -26, { scale: 0.58 }, orchidFlower(wanted[at]!, true)),
    line('M-40 80q10 -8 20 0t20 0t20 0t20 0', '#1f2a44', 3),
  )

const cards = (): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(776, 214, 348, 322, paint('woodFace'), { rx: 6 })),
    rect(776, 214, 348, 6, wood[5]),
    rect(794, 232, 312, 286, '#e8efe9'),
    ...[0, 1, 2, 3].map((at) => place(872 + (at % 2) * 156, 304 + Math.floor(at / 2) * 142, { scale: 0.66 }, card(at))),
  )

const cabinet = (): string => {
  const drawers = Array.from({ length: 84 }, (_, at) => {
    const [x, y] = [1424 + (at % 7) * 62, 210 + Math.floor(at / 7) * 56]
    return group(
      {},
      rect(x, y, 58, 52, paint('woodPale'), { stroke: '#8a6b40', 'stroke-width': 2.5 }),
      rect(x + 12, y + 8, 34, 15, '#fffaf0'),
      line(d`M${x + 16} ${y + 16}h${16 + ((at * 7) % 12)}`, '#5a6a78', 2),
      circle(x + 29, y + 37, 5, brass[2]),
      circle(x + 28, y + 36, 2, brass[5]),
    )
  })
  return group(
    {},
    footing(1640, 944, 270, 26),
    group({ filter: use('shadowFar') }, rect(1404, 170, 470, 770, wood[4])),
    rect(1392, 150, 494, 30, paint('woodFace')),
    rect(1392, 150, 494, 5, wood[5]),
    ...drawers,
    rect(1404, 886, 470, 54, wood[3]),
    rect(1404, 170, 14, 770, wood[5], { opacity: 0.5 }),
    // The one that says “Ours”
    rect(1610, 546, 58, 52, '#f3e6cf', { stroke: '#6b4a22', 'stroke-width': 4 }),
    rect(1622, 554, 34, 15, '#dff0dc'),
    line('M1626 562h26', '#3f7a4a', 3),
    circle(1639, 583, 6, brass[4]),
  )
}

const gramophone = (open: boolean): string =>
  group(
    {},
    footing(490, 866, 300, 20),
    // Table
    path('M250 780H760L730 736H290Z', paint('woodFace')),
    rect(250, 780, 510, 36, paint('woodDark')),
    rect(250, 780, 510, 4, wood[5]),
    ...[270, 712].map((x) => path(d`M${x} 816L${x + 8} 930H${x + 26}L${x + 32} 816Z`, paint('woodDark'))),
    // Box
    group({ filter: use('shadow') }, path('M340 690H640L656 766H324Z', paint('woodFace'))),
    path('M340 690H640L644 704H338Z', wood[5], { opacity: 0.7 }),
    path('M348 720H630L640 756H338Z', 'none', { stroke: wood[1], 'stroke-width': 4, opacity: 0.6 }),
    open
      ? group(
          {},
          path('M400 716H580L596 800H384Z', '#130a05'),
          path('M384 772H596V812H384Z', paint('woodFace')),
          path('M384 772H596', 'none', { stroke: wood[5], 'stroke-width': 4 }),
          circle(490, 794, 10, brass[3]),
          path('M430 740H560L572 772H418Z', '#f3ead6'),
        )
      : group({}, rect(404, 722, 172, 30, wood[3], { rx: 3 }), circle(490, 737, 8, brass[3])),
    path('M650 736q40 0 40 26q0 20 -22 18', 'none', { stroke: zinc[2], 'stroke-width': 9 }),
    circle(668, 782, 11, wood[2]),
    // Record and arm
    ellipse(470, 686, 130, 34, '#17181a'),
    ellipse(470, 682, 130, 34, '#26282b'),
    ...[110, 90, 70].map((r) => ellipse(470, 682, r, r * 0.26, 'none', { stroke: '#3f4246', 'stroke-width': 2 })),
    ellipse(470, 682, 40, 11, '#8fb48a'),
    ellipse(470, 682, 5, 2, '#14100c'),
    path('M380 676Q470 640 560 674', 'none', { stroke: '#6f7378', 'stroke-width': 3, opacity: 0.6 }),
    // Horn like a morning glory
    path(
      'M604 676C640 640 632 590 590 560C560 540 540 520 530 496L566 482C580 512 606 528 630 556C676 606 668 660 630 690Z',
      paint('brassFace'),
    ),
    ...Array.from({ length: 9 }, (_, at) => {
      const a = (-200 + at * 27.5) * (Math.PI / 180)
      const b = (-200 + (at + 1) * 27.5) * (Math.PI / 180)
      const [x1, y1, x2, y2] = [
        500 + Math.cos(a) * 170,
        470 + Math.sin(a) * 130,
        500 + Math.cos(b) * 170,
        470 + Math.sin(b) * 130,
      ]
      return path(
        d`M540 496L${x1} ${y1}Q${(x1 + x2) / 2 + Math.cos((a + b) / 2) * 36} ${(y1 + y2) / 2 + Math.sin((a + b) / 2) * 28} ${x2} ${y2}Z`,
        at % 2 ? '#7b6fc4' : '#9a8fdc',
      )
    }),
    ellipse(512, 480, 112, 88, '#c9c0f2', { opacity: 0.5 }),
    ellipse(528, 490, 60, 48, '#4a3f92', { opacity: 0.7 }),
    ellipse(536, 494, 34, 27, '#1d1742'),
    path('M400 420Q440 366 510 352', 'none', {
      stroke: '#ffffff',
      'stroke-width': 8,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    group({ filter: use('shadowNear') }, path('M300 770L384 762L390 748L312 752Z', '#fffaf0')),
  )

const microscope = (): string =>
  group(
    {},
    footing(1210, 880, 140, 14),
    path('M1090 830H1330L1312 800H1110Z', paint('woodFace')),
    rect(1090, 830, 240, 28, paint('woodDark')),
    ...[1104, 1290].map((x) => rect(x, 858, 20, 80, wood[2])),
    path('M1150 806H1270L1262 786H1160Z', '#2a2f33'),
    rect(1164, 742, 84, 12, '#3d4449'),
    rect(1250, 690, 18, 100, '#2a2f33', { rx: 8 }),
    place(
      1206,
      700,
      { turn: 20 },
      rect(-14, -66, 28, 78, paint('brassRound')),
      rect(-10, 12, 20, 24, '#2a2f33'),
      rect(-19, -74, 38, 14, '#2a2f33', { rx: 4 }),
    ),
    circle(1262, 720, 12, brass[3]),
    circle(1206, 770, 16, '#bcd7e2', { stroke: brass[2], 'stroke-width': 4 }),
    rect(1188, 738, 44, 6, '#eaf6fb'),
  )

export function drawSeedRoom(shown: Shown = nothing): string {
  return lit(
    rect(0, 0, 1920, 800, '#e9eef0'),
    ...Array.from({ length: 24 }, (_, at) => line(d`M${at * 82 + 20} 0V554`, '#dbe5ea', 26, { opacity: 0.8 })),
    rect(0, 560, 1920, 240, '#c3d0d6'),
    rect(0, 554, 1920, 10, '#aebdc5'),
    ...Array.from({ length: 20 }, (_, at) => rect(at * 100, 566, 3, 230, '#a7b7c0')),
    rect(0, 776, 1920, 24, '#8fa1ab'),
    path('M0 1080V800H1920V1080Z', '#b39a74'),
    ...Array.from({ length: 14 }, (_, at) =>
      line(d`M${960 + (at - 6.5) * 150} 800L${960 + (at - 6.5) * 330} 1080`, '#7d6543', 4, { opacity: 0.55 }),
    ),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      line(d`M${200 + at * 300} ${830 + (at % 3) * 70}h60`, '#7d6543', 3, { opacity: 0.5 }),
    ),
    // Window
    group({ filter: use('shadowNear') }, rect(1150, 130, 220, 250, '#f7fafb')),
    rect(1168, 148, 184, 214, paint('northSky')),
    path('M1168 320Q1230 270 1290 300T1352 280V362H1168Z', '#8fb894'),
    line('M1260 148V362M1168 250H1352', '#f7fafb', 12),
    rect(1138, 380, 244, 20, '#f7fafb'),
    rect(1138, 396, 244, 8, '#a7b7c0'),
    glow(1260, 220, 260, 'white', 0.65),
    glassDoor(
      [50, 260, 170, 690],
      group(
        {},
        rect(50, 260, 170, 690, paint('coldAir')),
        rock(130, 800, 150, 150, 5, '#a9bac2'),
        rect(50, 260, 170, 690, '#f4fafc', { opacity: 0.35 }),
      ),
      { frame: '#8fb0c0' },
    ),
    cards(),
    // Peg
    rect(1206, 424, 88, 20, wood[3], { rx: 6 }),
    path('M1250 436q0 26 18 22', 'none', { stroke: brass[2], 'stroke-width': 8, 'stroke-linecap': 'round' }),
    shown.has('felt-on-peg')
      ? group(
          { filter: use('shadowNear') },
          path('M1212 470Q1250 444 1290 468L1296 590Q1252 612 1206 592Z', '#8b8f94'),
          path('M1212 470Q1230 456 1250 454L1246 602Q1222 602 1206 592Z', '#b3b7bb'),
          ellipse(1251, 468, 39, 12, '#6d7176'),
          path('M1230 468a22 7 0 1 1 42 0a16 5 0 1 1 -30 0a9 3 0 1 1 16 0', 'none', {
            stroke: '#4a4d52',
            'stroke-width': 4,
          }),
          line('M1208 540Q1250 556 1294 536', '#7a4f2a', 9),
          line('M1250 450V434', '#7a4f2a', 6),
        )
      : '',
    cabinet(),
    gramophone(shown.has('gramophone-open')),
    microscope(),
    // Paper bags with seeds, on a line
    line('M240 150Q620 214 1130 130', '#8a7a5a', 4),
    ...[
      [330, 172],
      [440, 186],
      [560, 194],
      [690, 192],
    ].map(([x, y], at) =>
      group(
        { filter: use('shadowNear') },
        place(
          x!,
          y!,
          { turn: at * 3 - 4 },
          path('M-30 0H30L34 70Q0 82 -34 70Z', '#e6d5ae'),
          path('M-30 0H0L-4 76Q-20 76 -34 70Z', '#f6ead0'),
          line('M-16 30h30M-16 42h22', '#8a6a3c', 3),
          rect(-5, -10, 10, 22, wood[3]),
        ),
      ),
    ),
    polygon(
      [
        { x: 1168, y: 404 },
        { x: 1352, y: 404 },
        { x: 1100, y: 1080 },
        { x: 640, y: 1080 },
      ],
      '#ffffff',
      { opacity: 0.22, filter: use('blurSoft') },
    ),
    shafts([1060], 180, -420, '#ffffff', 0.28),
    wash(900, 240, 900, 300, 'white', 0.16),
    corners(1920, 1080, 0.75),
  )
}
