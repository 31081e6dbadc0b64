import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { beam, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { ladder } from '#app/features/generation/scenery/machines.ts'
import { card, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade, teal, wood } from '#app/features/generation/scenery/palette.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { clipTo, d, ellipse, group, line, outline, path, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'
import { cabinet, moonlight, paintedMoon } from './cabinet.ts'
import { lampBoard } from './lamp-board.ts'

const WIDTH = 1920
const HEIGHT = 1080
const FLOOR = 690

function backdrop(): string {
  const random = seeded(41)
  const stars = Array.from({ length: 90 }, () =>
    path(starShape(between(random, 2, 7), 0.3), '#fff1cf', {
      opacity: Math.round(between(random, 25, 90)) / 100,
      transform: d`translate(${between(random, 260, 1660)} ${between(random, 110, 470)})`,
    }),
  )
  const hill = (y: number, color: string, lift: number): string =>
    path(
      d`M200 ${y}C420 ${y - lift} 560 ${y - lift * 0.2} 760 ${y - lift * 0.7}S1120 ${y + 10} 1320 ${y - lift * 0.8}S1640 ${y - lift * 0.2} 1740 ${y - lift * 0.6}V720H200Z`,
      color,
    )
  return group(
    {},
    rect(180, 60, 1560, 660, '#241a5a'),
    rect(180, 60, 1560, 660, use('fadeUp'), { opacity: 0.6 }),
    halo(640, 420, 700, 'glowViolet', 0.55),
    ...stars,
    hill(600, '#34246e', 150),
    hill(650, '#281a58', 120),
    hill(690, '#1d1244', 80),
    ...[300, 620, 940, 1260, 1580].map((x) => rect(x, 60, 2, 640, ink[0], { opacity: 0.28 })),
  )
}

function floor(): string {
  const count = 18
  const boards = Array.from({ length: count }, (_, index) => {
    const edges = (share: number): [number, number] => [180 + 1560 * share, -520 + 2960 * share]
    const [far, near] = edges(index / count)
    const [nextFar, nextNear] = edges((index + 1) / count)
    const tone = 0.62 - Math.abs(index / count - 0.42) * 0.5 + ((index * 7) % 5) * 0.014
    return polygon(
      [
        { x: far, y: FLOOR },
        { x: nextFar, y: FLOOR },
        { x: nextNear, y: HEIGHT },
        { x: near, y: HEIGHT },
      ],
      shade(wood, tone),
      { stroke: ink[0], 'stroke-width': 2, 'stroke-opacity': 0.6 },
    )
  })
  return group(
    {},
    group({ filter: use('grainDown') }, ...boards),
    rect(0, FLOOR, WIDTH, 60, use('fadeUp'), { opacity: 0.7 }),
  )
}

/** The lid leans back on its hinges; light and a ladder come up from below. */
function openTrapdoor(): string {
  const opening = [
    { x: 800, y: 916 },
    { x: 1096, y: 916 },
    { x: 1146, y: 1010 },
    { x: 766, y: 1010 },
  ]
  const lid = [
    { x: 822, y: 850 },
    { x: 1072, y: 850 },
    { x: 1096, y: 918 },
    { x: 800, y: 918 },
  ]
  return group(
    {},
    polygon(opening, ink[0]),
    clipTo(
      outline(opening),
      polygon(
        [
          { x: 800, y: 916 },
          { x: 1096, y: 916 },
          { x: 1110, y: 946 },
          { x: 786, y: 946 },
        ],
        wood[1],
      ),
      halo(950, 1010, 210, 'glowEmber', 0.9),
      halo(950, 1000, 150, 'glowSoft', 0.9),
      ladder(950, 922, 1060, 116),
    ),
    polygon(opening, 'none', { stroke: brass[3], 'stroke-width': 3 }),
    group(
      { filter: use('shadow') },
      polygon(lid, use('woodDark'), { stroke: ink[0], 'stroke-width': 5, filter: use('grainAcross') }),
    ),
    line(d`M822 850H1072`, wood[6], 4, { opacity: 0.7 }),
    ...[872, 896].map((level) =>
      line(d`M${822 - (level - 850) * 0.32} ${level}H${1072 + (level - 850) * 0.35}`, ink[0], 2),
    ),
    rect(880, 853, 16, 62, use('woodMid')),
    rect(1000, 853, 16, 62, use('woodMid')),
    ellipse(854, 918, 16, 5, use('brass')),
    ellipse(1040, 918, 16, 5, use('brass')),
  )
}

function trapdoor(): string {
  const lid = [
    { x: 800, y: 916 },
    { x: 1096, y: 916 },
    { x: 1146, y: 1010 },
    { x: 766, y: 1010 },
  ]
  const [x, y] = [953, 962]
  return group(
    {},
    polygon(lid, use('wood'), { stroke: ink[0], 'stroke-width': 7, filter: use('grainAcross') }),
    polygon(lid, 'none', { stroke: brass[3], 'stroke-width': 3 }),
    ...[935, 956, 980].map((level) =>
      line(d`M${800 - (level - 916) * 0.36} ${level}H${1096 + (level - 916) * 0.53}`, ink[0], 2, { opacity: 0.5 }),
    ),
    ellipse(x, y + 2, 52, 20, use('brass')),
    path(d`M${x} ${y - 10}a9 6 0 0 1 5 11l5 13h-20l5 -13a9 6 0 0 1 5 -11Z`, ink[0]),
    ellipse(x + 96, y + 4, 26, 11, 'none', { stroke: brass[3], 'stroke-width': 6 }),
    ellipse(854, 916, 16, 5, use('brass')),
    ellipse(1040, 916, 16, 5, use('brass')),
  )
}

function footlights(): string {
  const shells = Array.from({ length: 9 }, (_, index) => {
    const x = 180 + index * 195
    return group(
      {},
      path(d`M${x - 50} 1086C${x - 54} 1024 ${x + 54} 1024 ${x + 50} 1086Z`, use('brassDull')),
      path(
        d`M${x - 36} 1086C${x - 38} 1040 ${x + 38} 1040 ${x + 36} 1086M${x} 1086V1042M${x - 18} 1086V1046M${x + 18} 1086V1046`,
        'none',
        {
          stroke: brass[4],
          'stroke-width': 2,
          opacity: 0.7,
        },
      ),
      halo(x, 1040, 120, 'glow', 0.4),
    )
  })
  return group({}, rect(0, 1064, WIDTH, 16, ink[0]), ...shells)
}

function wingDoor(x: number, width: number, tone: string, glow: 'glowSoft' | 'glowTeal'): string {
  return group(
    {},
    rect(x - 12, 408, width + 24, 420, use('woodDark')),
    rect(x, 420, width, 408, tone),
    rect(x, 420, width, 408, use('fadeUp'), { opacity: 0.4 }),
    polygon(
      [
        { x, y: 828 },
        { x: x + width, y: 828 },
        { x: x + width + 40, y: 960 },
        { x: x - 40, y: 960 },
      ],
      tone,
      { opacity: 0.4, filter: use('blurSoft') },
    ),
    halo(x + width / 2, 620, 240, glow, 0.9),
  )
}

function wings(): string {
  return group(
    {},
    rect(0, 0, 250, HEIGHT, ink[0], { opacity: 0.7 }),
    rect(1690, 0, 230, HEIGHT, ink[0], { opacity: 0.7 }),
    wingDoor(88, 132, brass[2], 'glowSoft'),
    wingDoor(1706, 120, teal[3], 'glowTeal'),
    ladder(1640, -20, 800, 100, 0),
    drape({
      left: edge({ x: 218, y: 0 }, { x: 214, y: 880 }),
      right: edge({ x: 330, y: 0 }, { x: 300, y: 420 }, { x: 262, y: 880 }),
      folds: 3,
      light: 0.44,
      fall: 0.3,
    }),
    drape({
      left: edge({ x: -30, y: 0 }, { x: -30, y: HEIGHT }),
      right: edge({ x: 170, y: 0 }, { x: 124, y: 500 }, { x: 66, y: 800 }, { x: 92, y: HEIGHT }),
      folds: 4,
      light: 0.6,
      fringe: true,
    }),
    drape({
      left: edge({ x: 1796, y: 0 }, { x: 1818, y: 480 }, { x: 1862, y: 800 }, { x: 1840, y: HEIGHT }),
      right: edge({ x: 1950, y: 0 }, { x: 1950, y: HEIGHT }),
      folds: 4,
      light: 0.42,
      fringe: true,
    }),
  )
}

export function drawStage(shown: Shown = nothing): string {
  return group(
    {},
    rect(0, 0, WIDTH, HEIGHT, ink[0]),
    backdrop(),
    floor(),
    pool(1240, 860, 560, 130, 'glowSoft', 0.8),
    pool(590, 850, 520, 110, 'glowViolet', 0.6),
    wings(),
    lampBoard(shown),
    shown.has('trapdoor-open') ? openTrapdoor() : trapdoor(),
    shown.has('moon-down') ? paintedMoon() : '',
    cabinet(shown),
    shown.has('moon-down') ? moonlight() : '',
    beam({ x: 560, y: -40, from: 60, to: 330, length: 930, lean: 700, opacity: 0.95 }),
    beam({ x: 1000, y: -40, from: 50, to: 300, length: 880, lean: -380, cool: true, opacity: 0.5 }),
    swags(-60, -4, 2040, 92, 7),
    card(1500, 960, 66, 38, { rank: 'A', suit: 'heart' }),
    card(1430, 1000, 66, -18, { back: true }),
    footlights(),
    dust(560, 100, 900, 700, 80, 51),
    shown.has('cabinet-open') ? '' : glint(1160, 616, 26),
    vignette(WIDTH, HEIGHT),
  )
}
