import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { corners, footing, glow, wash } from './light.ts'
import { brass, cold, lit, paint, wood, zinc } from './paints.ts'
import { frost } from './rocks.ts'

/** x, y is the lower left corner of its front. */
export const iceBlock = (x: number, y: number, wide: number, high: number, deep = 26): string =>
  group(
    {},
    polygon(
      [
        { x, y: y - high },
        { x: x + deep, y: y - high - deep * 0.7 },
        { x: x + wide + deep, y: y - high - deep * 0.7 },
        { x: x + wide, y: y - high },
      ],
      '#f2fbff',
    ),
    polygon(
      [
        { x: x + wide, y: y - high },
        { x: x + wide + deep, y: y - high - deep * 0.7 },
        { x: x + wide + deep, y: y - deep * 0.7 },
        { x: x + wide, y },
      ],
      '#3f83ab',
    ),
    rect(x, y - high, wide, high, paint('iceFace')),
    path(
      d`M${x + wide * 0.12} ${y - high * 0.1}L${x + wide * 0.4} ${y - high * 0.92}H${x + wide * 0.54}L${x + wide * 0.24} ${y - high * 0.1}Z`,
      '#ffffff',
      { opacity: 0.35 },
    ),
    line(
      d`M${x + wide * 0.6} ${y - high * 0.3}L${x + wide * 0.74} ${y - high * 0.6}L${x + wide * 0.9} ${y - high * 0.52}`,
      '#ffffff',
      3,
      { opacity: 0.6 },
    ),
    rect(x + 2, y - high + 2, wide - 4, high - 4, 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.55 }),
  )

const icicle = (x: number, y: number, long: number, wide: number): string =>
  group(
    {},
    path(
      d`M${x - wide} ${y}Q${x - wide * 0.4} ${y + long * 0.6} ${x} ${y + long}Q${x + wide * 0.4} ${y + long * 0.6} ${x + wide} ${y}Z`,
      '#9fd4ea',
    ),
    path(
      d`M${x - wide} ${y}Q${x - wide * 0.4} ${y + long * 0.6} ${x} ${y + long}Q${x - wide * 0.2} ${y + long * 0.5} ${x - wide * 0.1} ${y}Z`,
      '#f2fbff',
      { opacity: 0.85 },
    ),
  )

const stones = (): string => {
  const random = seeded(4)
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 14 }, (__, at) =>
      rect(at * 150 - (row % 2) * 75 + 3, row * 92 + 3, 144, 86, random() > 0.5 ? '#2a5d80' : '#24506f', {
        rx: 10,
        opacity: between(random, 0.55, 1),
      }),
    ).join(''),
  )
  return group(
    {},
    rect(0, 0, 1920, 830, '#163a55'),
    ...rows,
    rect(0, 0, 1920, 830, paint('blueDeep'), { opacity: 0.5 }),
    path('M0 0H1920V240Q960 -60 0 240Z', '#0c2438'),
    path('M0 240Q960 -60 1920 240', 'none', { stroke: '#3f7a9c', 'stroke-width': 30 }),
    path('M0 256Q960 -44 1920 256', 'none', { stroke: '#0a1f30', 'stroke-width': 9 }),
    ...Array.from({ length: 15 }, (_, at) =>
      place(960, 1900, { turn: -42 + at * 6 }, line('M0 -1834V-1804', '#0a1f30', 6)),
    ),
  )
}

const chest = (shown: Shown): string => {
  const open = shown.has('chest-open')
  return group(
    {},
    footing(924, 872, 280, 26, 0.7),
    open
      ? group(
          {},
          // Lid, thrown back
          group({ filter: use('shadow') }, path('M706 548L720 372Q920 344 1122 372L1136 548Z', paint('woodDark'))),
          path('M728 536L740 392Q920 366 1102 392L1114 536Z', wood[1]),
          ...[760, 1082].map((x) => path(d`M${x - 12} 540L${x - 8} 376H${x + 10}L${x + 14} 540Z`, '#5f6b73')),
          rect(812, 420, 218, 66, '#39464e', { rx: 6 }),
          ...[0, 1, 2, 3].map((at) =>
            group(
              { filter: use('shadowNear') },
              rect(824 + at * 50, 430, 42, 46, paint('zincFace'), { rx: 4 }),
              circle(830 + at * 50, 436, 2.6, zinc[0]),
              circle(860 + at * 50, 470, 2.6, zinc[0]),
              line(
                d`M${836 + at * 50} 464${['l9 -24l9 24', 'v-24h14m-14 12h12m-12 12h15', 'q-4 -24 9 -24q13 0 9 24', 'v-24h16v24'][at]!}`,
                zinc[1],
                4,
              ),
            ),
          ),
          path('M700 560H1140L1120 590H720Z', '#04101a'),
          path('M712 570Q760 552 820 566T940 560T1060 566T1130 572L1118 592H722Z', '#d9b779'),
          path('M850 566Q920 582 1000 566L1006 590H846Z', '#8a6a3a'),
        )
      : group(
          {},
          group({ filter: use('shadow') }, path('M696 590L724 520Q924 492 1124 520L1150 590Z', paint('woodFace'))),
          path('M724 520Q924 492 1124 520L1126 528Q924 500 722 528Z', '#f2fbff', { opacity: 0.8 }),
          group({ filter: use('shadowNear') }, path('M800 572L812 532H1040L1052 572Z', paint('brassFace'))),
          ...Array.from({ length: 16 }, (_, at) =>
            line(
              d`M${822 + at * 13.5} 562${['l4 -18l4 18', 'v-18h8', 'h8v-18', 'q8 -10 0 -18'][at % 4]!}`,
              brass[0],
              3,
            ),
          ),
        ),
    rect(696, 590, 454, 262, paint('woodFace')),
    rect(696, 590, 454, 10, wood[5], { opacity: 0.7 }),
    ...[662, 732, 800].map((y) => line(d`M700 ${y}H1146`, wood[1], 4, { opacity: 0.6 })),
    ...[740, 1090].map((x) =>
      group(
        {},
        rect(x - 16, 590, 34, 262, '#49545c'),
        rect(x - 16, 590, 6, 262, '#98a6ae'),
        ...[620, 700, 780, 836].map((y) => circle(x + 1, y, 6, '#98a6ae')),
      ),
    ),
    group({ filter: use('shadowNear') }, rect(868, 600, 112, 96, paint('brassFace'), { rx: 10 })),
    ...[0, 1, 2, 3].map((at) => rect(880 + at * 23, 622, 19, 52, '#2b1a05', { rx: 4 })),
    ...[0, 1, 2, 3].map((at) => rect(880 + at * 23, 640, 19, 16, brass[5], { rx: 2 })),
    frost(700, 740, 450, 110, 17),
    path('M690 850Q760 826 840 846T1000 842T1156 850V872H690Z', '#d9b779'),
    path('M690 850Q760 826 840 846T1000 842T1156 850', 'none', { stroke: '#f3ddb0', 'stroke-width': 5 }),
  )
}

const tongs = (): string =>
  group(
    {},
    rect(1318, 286, 44, 26, '#49545c', { rx: 6 }),
    path('M1340 300q0 34 -22 26', 'none', { stroke: '#98a6ae', 'stroke-width': 10, 'stroke-linecap': 'round' }),
    group(
      { filter: use('shadow') },
      path(
        'M1330 322C1290 380 1288 430 1296 470C1300 500 1300 516 1288 530L1312 520C1324 500 1318 470 1312 446C1308 410 1318 380 1344 342Z',
        '#3c464d',
      ),
      path('M1330 322C1290 380 1288 430 1296 470L1304 466C1298 430 1300 384 1338 334Z', '#98a6ae'),
      path(
        'M1338 322C1378 380 1380 430 1372 470C1368 500 1368 516 1380 530L1356 520C1344 500 1350 470 1356 446C1360 410 1350 380 1324 342Z',
        '#2b343a',
      ),
      circle(1334, 352, 13, '#98a6ae'),
      circle(1334, 352, 5, '#1d2429'),
    ),
    path('M1316 312Q1334 300 1356 312Q1352 338 1340 346Q1322 336 1316 312Z', '#dff4fb', { opacity: 0.75 }),
    icicle(1300, 526, 40, 7),
    icicle(1370, 526, 54, 7),
  )

const sledge = (): string =>
  group(
    {},
    footing(356, 950, 230, 16, 0.6),
    path('M150 940Q120 900 164 880Q196 876 190 906', 'none', { stroke: '#5f6b73', 'stroke-width': 12 }),
    line('M150 940Q300 952 560 940', '#5f6b73', 13),
    line('M176 916Q330 926 590 914', '#3c464d', 10),
    ...[250, 380, 500].map((x) => line(d`M${x} 940V880`, wood[2], 14)),
    path('M190 862H560L540 890H176Z', '#b3402f'),
    path('M190 862H560L556 870H186Z', '#e87a5c'),
    path('M230 864Q290 892 350 866Z', '#7d2419'),
    path('M390 866Q440 886 490 866Z', '#7d2419'),
    path('M186 880Q120 850 110 800', 'none', { stroke: '#c9b48a', 'stroke-width': 6 }),
  )

const ladder = (): string =>
  group(
    {},
    polygon(
      [
        { x: 1580, y: 60 },
        { x: 1810, y: 60 },
        { x: 1840, y: 150 },
        { x: 1556, y: 150 },
      ],
      '#eef8fc',
    ),
    glow(1700, 100, 260, 'white', 0.9),
    ...[1596, 1786].map((x, at) =>
      group(
        {},
        line(d`M${x} 120L${x + (at ? 26 : -26)} 980`, wood[1], 30),
        line(d`M${x - 5} 120L${x - 5 + (at ? 26 : -26)} 980`, wood[4], 14),
      ),
    ),
    ...Array.from({ length: 10 }, (_, at) =>
      group(
        {},
        rect(1588 - at * 2.6, 190 + at * 80, 206 + at * 5, 20, wood[2]),
        rect(1588 - at * 2.6, 190 + at * 80, 206 + at * 5, 7, wood[5]),
      ),
    ),
  )

export function drawIceCellar(shown: Shown = nothing): string {
  return lit(
    stones(),
    path('M0 1080V830H1920V1080Z', '#b08d57'),
    path('M0 830Q240 806 480 832T960 828T1440 834T1920 822V1080H0Z', '#c6a163'),
    ...Array.from({ length: 160 }, (_, at) =>
      line(
        d`M${(at * 127) % 1920} ${846 + ((at * 71) % 230)}l${6 + (at % 8)} ${-3 + (at % 6)}`,
        at % 2 ? '#f3ddb0' : '#8a6a3a',
        4,
        { opacity: 0.8 },
      ),
    ),
    ...[
      [90, 832, 190, 130],
      [290, 832, 190, 130],
      [130, 694, 180, 130],
      [330, 692, 170, 126],
      [230, 560, 190, 130],
      [1180, 834, 150, 120],
      [1340, 836, 170, 130],
      [1250, 706, 160, 120],
    ].map(([x, y, w, h]) => iceBlock(x!, y!, w!, h!)),
    path('M300 640q20 -26 40 0q-18 10 -40 0m40 0l14 4', '#b5532c', {
      stroke: '#7a3216',
      'stroke-width': 3,
      opacity: 0.85,
    }),
    ...Array.from({ length: 19 }, (_, at) =>
      icicle(640 + at * 32, 96 + Math.abs(at - 9) * 3.2, 60 + ((at * 53) % 120), 9 + (at % 3) * 3),
    ),
    tongs(),
    chest(shown),
    sledge(),
    ladder(),
    iceBlock(1430, 1066, 190, 120),
    glow(960, 470, 560, 'blue', 0.5),
    wash(1700, 560, 320, 520, 'blue', 0.6),
    polygon(
      [
        { x: 1590, y: 140 },
        { x: 1800, y: 140 },
        { x: 1560, y: 1080 },
        { x: 1080, y: 1080 },
      ],
      '#dff4ff',
      { opacity: 0.16, filter: use('blurSoft') },
    ),
    ...Array.from({ length: 30 }, (_, at) =>
      circle((at * 211) % 1900, 140 + ((at * 97) % 760), 2 + (at % 2), cold[7], { opacity: 0.55 }),
    ),
    ellipse(960, 900, 700, 50, '#ffffff', { opacity: 0.16, filter: use('blurHuge') }),
    corners(1920, 1080, 1.2),
  )
}
