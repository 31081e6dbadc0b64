import { use } from '#app/features/generation/scenery/materials.ts'
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
import { strip } from './middle.ts'
import { corners, footing, glow, shafts, wash } from './light.ts'
import { iron, leaf, lit, paint, wood } from './paints.ts'
import {
  brightGreens,
  broadLeaf,
  deepGreens,
  farGreens,
  fern,
  frond,
  greatFlower,
  palm,
  snowSleeper,
} from './plants.ts'
import { cushion, rock } from './rocks.ts'
import { stonePot } from './things.ts'

/** Open, on its stem: x, y is where the stem leaves the earth. */
export const flowering = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    line('M0 0C-16 -80 14 -150 0 -260', leaf[3], 22),
    line('M-5 0C-21 -80 9 -150 -5 -260', leaf[5], 8),
    place(-4, -60, { turn: -156 }, broadLeaf(190, 44, brightGreens)),
    place(4, -90, { turn: -24 }, broadLeaf(200, 46, brightGreens)),
    place(0, -150, { turn: -132 }, broadLeaf(110, 28, deepGreens)),
    circle(0, -330, 190, paint('white'), { opacity: 0.9 }),
    place(0, -330, { scale: 0.98 }, greatFlower()),
  )

const silhouette = (hat: 'straw' | 'cap'): string =>
  group(
    {},
    path(
      'M-150 420C-160 180 -120 110 -46 80C-64 50 -70 10 -56 -30C-40 -76 44 -76 60 -30C72 10 66 50 46 80C122 110 160 180 150 420Z',
      '#2f4a46',
    ),
    hat === 'straw'
      ? group(
          {},
          ellipse(0, -46, 170, 34, '#2f4a46'),
          path('M-66 -50C-64 -120 -40 -140 2 -140C46 -140 68 -120 70 -50Z', '#2f4a46'),
        )
      : group(
          {},
          path('M-70 -40C-84 -86 -44 -120 4 -118C58 -116 82 -84 74 -40Z', '#2f4a46'),
          path('M-104 -30C-96 -56 -40 -62 4 -60C50 -60 100 -54 98 -34C50 -46 -46 -46 -104 -30Z', '#2f4a46'),
        ),
  )

const palmOnGlass = (x: number, y: number, flip: number): string =>
  place(
    x,
    y,
    { scaleX: flip, scale: 0.9 },
    path('M-40 70C-52 20 -40 -10 0 -14C36 -12 48 10 42 60C36 96 -28 104 -40 70Z', '#d9a184'),
    ...[
      [-34, -6, -22, 66],
      [-14, -14, -8, 84],
      [8, -14, 6, 82],
      [28, -4, 20, 66],
    ].map(([hx, hy, turn, long]) =>
      place(hx!, hy!, { turn: turn! }, rect(-10, -long!, 20, long! + 12, '#d9a184', { rx: 10 })),
    ),
    place(-40, 40, { turn: -56 }, rect(-10, -50, 20, 60, '#d9a184', { rx: 10 })),
    path('M-24 50Q0 30 28 46M-20 70Q4 60 26 70', 'none', { stroke: '#a86a50', 'stroke-width': 4 }),
  )

/** A hole wiped into the whitewash, and who looks through it. */
const wiped = (x: number, y: number, hat: 'straw' | 'cap'): string =>
  group(
    {},
    clipTo(
      d`M${x - 150} ${y}C${x - 160} ${y - 150} ${x - 60} ${y - 200} ${x} ${y - 196}C${x + 90} ${y - 200} ${x + 160} ${y - 120} ${x + 150} ${y + 10}C${x + 150} ${y + 150} ${x + 60} ${y + 210} ${x - 10} ${y + 200}C${x - 100} ${y + 200} ${x - 152} ${y + 130} ${x - 150} ${y}Z`,
      rect(x - 200, y - 240, 400, 480, hat === 'straw' ? '#b9d79a' : '#b5d3e4'),
      hat === 'straw' ? fern(x - 60, y + 200, 150, farGreens, 4) : rock(x + 90, y + 210, 160, 120, 5, '#93aebb'),
      place(x, y + 10, { scale: 0.72 }, silhouette(hat)),
      rect(x - 200, y - 240, 400, 480, '#ffffff', { opacity: 0.16 }),
    ),
    palmOnGlass(hat === 'straw' ? x + 96 : x - 96, y + 96, hat === 'straw' ? 1 : -1),
  )

export const drawNoon = (): string =>
  lit(
    strip(),
    wiped(190, 520, 'straw'),
    wiped(1730, 520, 'cap'),
    path(
      'M180 700Q190 760 186 820M240 690Q250 740 246 790M1690 700Q1684 770 1690 830M1760 690Q1752 740 1758 780',
      'none',
      { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.7 },
    ),
    footing(960, 1000, 300, 40, 0.4),
    stonePot(960, 990, 390),
    ellipse(960, 648, 156, 36, '#1d120a'),
    flowering(960, 660, 1.06),
    glow(960, 300, 560, 'gold', 0.55),
    shafts([520, 860, 1160], 150, 160, '#fff6cf', 0.5),
    ...[
      [640, 860, 20],
      [1290, 900, -14],
      [760, 1000, 60],
    ].map(([x, y, turn]) => place(x!, y!, { turn: turn! }, path('M0 0Q20 -14 44 0Q20 14 0 0Z', '#f6e6ee'))),
    corners(1920, 1080, 0.9),
  )

const emptyWall = (x1: number, x2: number): string => {
  const at = (share: number) => x1 + (x2 - x1) * share
  const near = x1 < 960 ? 0 : 1
  const top = (share: number) => (near === 0 ? -40 + 250 * share : 210 - 250 * share)
  const low = (share: number) => (near === 0 ? 1080 - 380 * share : 700 + 380 * share)
  return group(
    {},
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => line(d`M${at(share)} ${top(share)}V${low(share)}`, iron[3], 13)),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => line(d`M${at(share) - 3} ${top(share)}V${low(share)}`, iron[5], 4)),
    ...[0.02, 0.98].map((down) =>
      line(
        d`M${at(0)} ${top(0) + (low(0) - top(0)) * down}L${at(1)} ${top(1) + (low(1) - top(1)) * down}`,
        iron[3],
        12,
      ),
    ),
  )
}

const backOf = (who: 'aurore' | 'anselme'): string =>
  who === 'aurore'
    ? group(
        {},
        path('M-150 330C-166 150 -120 80 -30 60Q0 76 34 60C124 80 166 150 150 330Z', leaf[3]),
        path('M-150 330C-166 150 -120 80 -30 60C-80 140 -90 240 -84 330Z', leaf[5]),
        line('M0 76V330', leaf[2], 5, { opacity: 0.6 }),
        path('M-60 -20C-70 40 -50 74 0 82C50 74 72 40 62 -20Z', '#eceae2'),
        path('M-60 -20C-70 40 -50 74 0 82C-30 60 -40 20 -36 -20Z', '#ffffff'),
        ellipse(0, -30, 190, 62, '#b98c3c'),
        ellipse(0, -38, 190, 60, '#efd089'),
        path('M-190 -38C-180 -70 -90 -98 0 -98L-10 -10C-90 -8 -160 -16 -190 -38Z', '#fbe9b4', { opacity: 0.7 }),
        path('M-74 -44C-74 -120 -40 -146 2 -146C46 -146 76 -120 76 -44C40 -28 -36 -28 -74 -44Z', '#d8b263'),
        path('M-74 -44C-74 -120 -40 -146 2 -146C-30 -126 -40 -80 -36 -32C-54 -34 -66 -38 -74 -44Z', '#fbe9b4'),
        path('M-75 -64Q0 -40 77 -64V-44Q0 -22 -75 -44Z', '#2f7d4a'),
        path('M10 -36L34 40L52 34L28 -40Z', '#23693a'),
      )
    : group(
        {},
        path('M-146 330C-160 150 -118 84 -30 62Q0 78 34 62C120 84 160 150 146 330Z', '#31557a'),
        path('M-146 330C-160 150 -118 84 -30 62C-80 140 -86 240 -80 330Z', '#5c8db8'),
        line('M0 78V330', '#27476a', 5, { opacity: 0.7 }),
        path('M-30 20H34V70Q2 90 -30 70Z', '#d6a78e'),
        path('M-58 -40C-64 20 -40 50 2 52C44 50 66 20 60 -40Z', '#e6b79e'),
        path('M-58 -10C-56 30 -34 52 2 54C40 52 58 30 60 -10C40 14 -36 14 -58 -10Z', '#f2f4f5'),
        ellipse(-62, -6, 10, 18, '#e6b79e'),
        ellipse(64, -6, 10, 18, '#b98a76'),
        path('M-72 -30C-86 -80 -46 -118 6 -116C62 -114 88 -78 76 -30C40 -10 -36 -10 -72 -30Z', '#5d6b52'),
        path('M-72 -30C-86 -80 -46 -118 6 -116C-30 -96 -44 -60 -40 -20C-54 -22 -66 -26 -72 -30Z', '#8b9b78'),
        circle(4, -116, 8, '#47533e'),
      )

export const drawBothSides = (): string =>
  lit(
    rect(0, 0, 1920, 1080, '#e9f4ee'),
    polygon(
      [
        { x: 0, y: -40 },
        { x: 420, y: 210 },
        { x: 1500, y: 210 },
        { x: 1920, y: -40 },
      ],
      '#9fd0e8',
    ),
    ...[
      [300, 60, 90],
      [1240, 90, 110],
      [820, 130, 70],
    ].map(([x, y, r]) => ellipse(x!, y!, r! * 1.6, r! * 0.4, '#ffffff', { opacity: 0.8, filter: use('blurSoft') })),
    rect(420, 210, 1080, 490, '#cfe6c0'),
    rect(420, 210, 1080, 490, paint('morning'), { opacity: 0.5 }),
    path('M420 560Q700 500 960 540T1500 520V700H420Z', '#8fbf7a'),
    ...[0, 1, 2, 3, 4, 5].map((at) => line(d`M${420 + at * 216} 210V700`, iron[4], 9)),
    ...[330, 470, 600].map((y) => line(d`M420 ${y}H1500`, iron[4], 8)),
    polygon(
      [
        { x: 0, y: 1080 },
        { x: 420, y: 700 },
        { x: 1500, y: 700 },
        { x: 1920, y: 1080 },
      ],
      '#e4dac6',
    ),
    // The two gardens, let in
    polygon(
      [
        { x: 0, y: -40 },
        { x: 420, y: 210 },
        { x: 420, y: 700 },
        { x: 0, y: 1080 },
      ],
      '#9fcf86',
    ),
    polygon(
      [
        { x: 1920, y: -40 },
        { x: 1500, y: 210 },
        { x: 1500, y: 700 },
        { x: 1920, y: 1080 },
      ],
      '#b9dbe9',
    ),
    palm([120, 980, 760], 60, 300, deepGreens, 5),
    palm([330, 760, 430], 30, 180, brightGreens, 9),
    rock(1800, 1000, 340, 360, 6, '#a9bac2'),
    rock(1640, 820, 220, 200, 9, '#b9c8ce'),
    snowSleeper(1650, 640, 0.6, true),
    cushion(1760, 690, 130, '#ffffff', 5),
    cushion(1620, 830, 120, '#f2a9c2', 8),
    emptyWall(0, 420),
    emptyWall(1500, 1920),
    place(150, 560, { turn: -10 }, frond(420, 120, 80, brightGreens)),
    place(60, 760, { turn: -20 }, frond(460, 140, 80, deepGreens)),
    fern(300, 900, 190, deepGreens, 14),
    cushion(1560, 930, 140, '#fdf6ff', 15),
    // Panes, leaned against the rest
    ...[0, 1, 2].map((at) =>
      path(d`M${1340 + at * 34} 940L${1370 + at * 34} 740L${1520 + at * 34} 760L${1500 + at * 34} 960Z`, '#eef6f2', {
        opacity: 0.75,
        stroke: iron[3],
        'stroke-width': 5,
      }),
    ),
    footing(960, 960, 330, 40, 0.4),
    stonePot(960, 940, 440),
    ellipse(960, 554, 176, 40, '#1d120a'),
    flowering(960, 566, 1.02),
    glow(960, 220, 620, 'gold', 0.7),
    // The twins, on a plank before the rim
    footing(960, 1040, 460, 34, 0.5),
    rect(560, 960, 800, 36, wood[3]),
    rect(560, 960, 800, 7, wood[5]),
    place(784, 716, { turn: 4, scale: 0.84 }, backOf('aurore')),
    place(1132, 728, { turn: -5, scale: 0.84 }, backOf('anselme')),
    rect(560, 984, 800, 30, wood[2]),
    ...[600, 1300].map((x) => rect(x, 1010, 30, 70, wood[2])),
    // The papers, torn across
    ...[
      [420, 1000, -12],
      [470, 1040, 18],
      [1440, 1030, 9],
      [380, 1050, 30],
    ].map(([x, y, turn]) =>
      group(
        { filter: use('shadowNear') },
        place(
          x!,
          y!,
          { turn: turn! },
          path('M-46 -30H30L22 -16L34 -4L24 10L32 30H-46Z', '#fffdf6'),
          line('M-34 -14h44M-34 0h40M-34 14h46', '#8a95a8', 2.4),
        ),
      ),
    ),
    shafts([260, 700, 1120], 150, 420, '#fff0b8', 0.42),
    ...Array.from({ length: 24 }, (_, at) =>
      circle(200 + ((at * 211) % 1500), 120 + ((at * 97) % 640), 3, '#fffbe0', { opacity: 0.7 }),
    ),
    wash(960, 500, 900, 420, 'gold', 0.24),
    corners(1920, 1080, 0.9),
  )
