import { use } from '#app/features/generation/scenery/materials.ts'
import { seeded } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from '#samples/art/rabbit/shown.ts'
import type { Shown } from '#samples/art/rabbit/shown.ts'
import { milkWall } from './house.ts'
import type { Slant } from './house.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { brass, iron, leaf, lit, paint, stone, wood, zinc } from './paints.ts'
import { broadLeaf, brightGreens, frond } from './plants.ts'
import { bulb, stonePot } from './things.ts'

const hotWall: Slant = { from: [0, -40, 1080], to: [420, 210, 700] }
const coldWall: Slant = { from: [1500, 210, 700], to: [1920, -40, 1080] }

const gravel = (): string => {
  const random = seeded(19)
  return group(
    {},
    ...Array.from({ length: 420 }, (_, at) => {
      const y = 706 + 370 * random() ** 1.3
      const half = 540 + ((y - 700) / 380) * 420
      return ellipse(
        960 + (random() * 2 - 1) * half,
        y,
        4 + (y - 700) / 46,
        2.6 + (y - 700) / 90,
        [stone[4], stone[5], stone[6]][at % 3]!,
        { opacity: 0.8 },
      )
    }),
  )
}

/** Shadows of what lives behind the whitewash. */
export const behind = (): string =>
  group(
    {},
    group(
      { opacity: 0.28, filter: use('blurSoft') },
      place(40, 700, { turn: -50 }, frond(420, 120, 90, [leaf[3], leaf[3], leaf[4]])),
      place(120, 860, { turn: -100 }, frond(460, -120, 90, [leaf[3], leaf[3], leaf[4]])),
      place(300, 640, { turn: -70 }, frond(220, 60, 50, [leaf[3], leaf[4], leaf[4]])),
    ),
    group(
      { opacity: 0.3, filter: use('blurSoft') },
      ellipse(1780, 860, 130, 210, '#7fa3b8'),
      ellipse(1640, 740, 80, 130, '#8fb0c2'),
    ),
  )

export const strip = (): string =>
  group(
    {},
    rect(0, 0, 1920, 1080, '#ffffff'),
    rect(0, 0, 1920, 1080, paint('milk'), { opacity: 0.5 }),
    // The roof, open to the sky
    polygon(
      [
        { x: 0, y: -40 },
        { x: 420, y: 210 },
        { x: 1500, y: 210 },
        { x: 1920, y: -40 },
      ],
      '#d9eef6',
    ),
    ...[0.25, 0.5, 0.75].map((share) => line(d`M${420 + 1080 * share} 210L${1920 * share} -40`, iron[4], 10)),
    ...[60, 140].map((y, at) => line(d`M${180 + at * 130} ${y}H${1740 - at * 130}`, iron[4], 8)),
    rect(420, 210, 1080, 490, '#f2f6f2'),
    ...[0, 1, 2, 3, 4, 5].map((at) => line(d`M${420 + at * 216} 210V700`, iron[4], 9)),
    ...[330, 470, 600].map((y) => line(d`M420 ${y}H1500`, iron[4], 8)),
    polygon(
      [
        { x: 0, y: 1080 },
        { x: 420, y: 700 },
        { x: 1500, y: 700 },
        { x: 1920, y: 1080 },
      ],
      '#e4ded2',
    ),
    gravel(),
    milkWall(hotWall, 4, 5, paint('milkWarm')),
    milkWall(coldWall, 4, 5, paint('milkCold')),
    behind(),
  )

const box = (): string =>
  group(
    {},
    group(
      { filter: use('shadow') },
      path('M300 372L420 344H1500L1620 372V442L1500 410H420L300 442Z', paint('woodPale')),
    ),
    rect(420, 344, 1080, 66, paint('woodPale')),
    rect(420, 344, 1080, 8, '#fff1d6'),
    ...[480, 620, 780, 960, 1140, 1300, 1440].map((x, at) =>
      line(d`M${x} 356q${30 + (at % 3) * 20} 6 ${60 + (at % 2) * 30} 2M${x - 20} 384q40 -8 90 0`, '#9c7d56', 3, {
        opacity: 0.6,
      }),
    ),
    ...[560, 1360].map((x) => rect(x - 8, 340, 16, 76, iron[2])),
    path('M300 372L420 344V410L300 442Z', '#b39a74'),
    path('M1620 372L1500 344V410L1620 442Z', '#a58c66'),
    ...[
      [320, 400],
      [1600, 400],
    ].map(([x, y], at) => rect(x! - 13, y! - 26, 26, 52, at ? '#4a525a' : brass[3])),
    // Supports
    ...[640, 1280].map((x) => path(d`M${x - 20} 410H${x + 20}L${x + 8} 470H${x - 8}Z`, wood[3])),
  )

const label = (named: boolean): string =>
  group(
    {},
    footing(1240, 912, 60, 10),
    rect(1232, 700, 16, 212, wood[3]),
    rect(1232, 700, 5, 212, wood[5]),
    group({ filter: use('shadow') }, rect(1148, 620, 184, 92, paint('zincFace'), { rx: 8 })),
    rect(1148, 620, 184, 5, zinc[5]),
    ...[1160, 1320].map((x) => circle(x, 666, 4, zinc[1])),
    ...Array.from({ length: 9 }, (_, at) =>
      named
        ? group(
            {},
            rect(1165 + at * 17, 636, 15, 26, brass[3], { rx: 2 }),
            line(
              d`M${1169 + at * 17} 657${['v-16h7', 'l4 -16l4 16', 'q8 -8 0 -16', 'v-16l7 16v-16', 'h7m-7 -8h5m-5 -8h7'][at % 5]!}`,
              brass[0],
              2.4,
            ),
          )
        : circle(1172 + at * 17, 648, 4.5, zinc[0]),
    ),
    line('M1174 690q8 -8 16 0t16 0t16 0t16 0t16 0t16 0', zinc[1], 3),
  )

const budStem = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    line('M0 0C-14 -70 12 -130 2 -210', leaf[3], 20),
    line('M-4 0C-18 -70 8 -130 -2 -210', leaf[5], 7),
    place(-2, -40, { turn: -150 }, broadLeaf(130, 34, brightGreens)),
    place(2, -70, { turn: -24 }, broadLeaf(140, 36, brightGreens)),
    place(0, -120, { turn: -128 }, broadLeaf(80, 22, brightGreens)),
    place(
      4,
      -206,
      { turn: 8 },
      path('M-14 0C-56 -40 -46 -120 0 -176C46 -120 56 -40 14 0Z', '#f3e6ec'),
      path('M-14 0C-56 -40 -46 -120 0 -176C-20 -120 -22 -50 -14 0Z', '#fffdf6'),
      path('M0 -176C20 -120 22 -50 14 0C40 -40 44 -116 0 -176Z', '#d9b3c6', { opacity: 0.8 }),
      line('M0 -170C-8 -110 -8 -50 0 -4M-20 -120Q-26 -60 -12 -6', '#c98fae', 3, { opacity: 0.7 }),
      path('M-22 6C-50 -20 -44 -52 -34 -66C-26 -44 -10 -24 0 -16C10 -24 26 -44 34 -66C44 -52 50 -20 22 6Z', leaf[4]),
      path('M-22 6C-50 -20 -44 -52 -34 -66C-26 -44 -10 -24 0 -16L-6 6Z', leaf[5]),
    ),
  )

/** The two walls and what is between them, without the pot. */
export function drawMiddle(shown: Shown = nothing): string {
  const wet = shown.has('watered')
  const isAwake = shown.has('in-bud')
  return lit(
    strip(),
    box(),
    footing(945, 956, 260, 34, 0.4),
    stonePot(945, 950, 330),
    wet || isAwake ? ellipse(945, 660, 132, 31, '#1d120a') : '',
    isAwake ? group({}, bulb(945, 640, 0.9, true), budStem(945, 588, 0.92)) : bulb(945, 634, 1, wet),
    path('M826 664Q946 706 1064 664Q1050 694 946 694Q846 694 826 664Z', wet || isAwake ? '#1d120a' : '#3b2a1c'),
    shown.has('iced')
      ? group(
          { filter: use('shadowNear') },
          path('M842 650C838 590 880 556 950 556C1020 556 1056 596 1050 652Q946 684 842 650Z', '#8b8f94'),
          path('M842 650C838 590 880 556 950 556C910 580 892 620 900 664Q866 660 842 650Z', '#b3b7bb'),
          path('M900 566Q950 540 1000 568L990 592Q948 572 908 592Z', '#dff4fb'),
          line('M870 600Q946 626 1034 602', '#7a4f2a', 8),
          ...[880, 960, 1020].map((x) => path(d`M${x} 668q6 14 0 20q-6 -6 0 -20Z`, '#9fd4ea')),
        )
      : '',
    wet && !isAwake
      ? group(
          {},
          ...[
            [900, 600, 26],
            [980, 580, 32],
            [940, 550, 28],
          ].map(([x, y, r]) => circle(x!, y!, r!, '#ffffff', { opacity: 0.5, filter: use('blurSoft') })),
        )
      : '',
    label(shown.has('label-named')),
    // The doormat
    path('M700 1064L756 990H1164L1220 1064Z', '#7a5a34'),
    path('M716 1054L764 998H1156L1204 1054Z', 'none', {
      stroke: '#b98f5a',
      'stroke-width': 5,
      'stroke-dasharray': '12 7',
    }),
    ...Array.from({ length: 14 }, (_, at) =>
      line(d`M${760 + at * 29} 1000L${720 + at * 34.5} 1052`, '#5c4222', 3, { opacity: 0.6 }),
    ),
    glow(960, 260, 620, 'white', 0.42),
    shafts([420, 860, 1240], 130, 300, '#ffffff', 0.5),
    wash(240, 600, 300, 420, 'green', 0.22),
    wash(1680, 600, 300, 420, 'blue', 0.22),
    corners(1920, 1080, 0.5),
  )
}
