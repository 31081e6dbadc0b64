import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import type { EmblemName } from '#app/features/generation/scenery/emblems.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { ladder, rope } from '#app/features/generation/scenery/machines.ts'
import { card, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import {
  circle,
  clipTo,
  d,
  ellipse,
  group,
  line,
  outline,
  path,
  place,
  polygon,
  rect,
} from '#app/features/generation/scenery/svg.ts'
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'

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

const post = (x: number, base: number): string =>
  group(
    {},
    path(d`M${x + 22} ${base}h56l-48 -100Z`, wood[1], { opacity: 0.85 }),
    group(
      { filter: use('shadow') },
      rect(x - 28, base - 178, 56, 178, brass[0]),
      rect(x - 23, base - 173, 46, 173, paper[4]),
      rect(x - 16, base - 166, 32, 166, paper[3]),
    ),
    line(d`M${x} ${base - 156}V${base - 6}`, wine[3], 5.6, { 'stroke-dasharray': '1 17' }),
  )

/** Upper halves of an 8, a 1, a 3 and a 0: a mirror completes them. */
function halfSigns(): string {
  const base = 760
  const body = (x: number, shape: string): string => {
    const stroke = (color: string, width: number, attributes = {}): string =>
      line(shape, color, width, { 'stroke-linecap': 'butt', ...attributes })
    const sign = group(
      {},
      stroke(brass[0], 50),
      stroke(paper[4], 42),
      stroke(paper[3], 30),
      stroke(wine[3], 5, { 'stroke-dasharray': '1 15', 'stroke-linecap': 'round' }),
    )
    const inner = clipTo('M-110 -230H110V0H-110Z', sign)
    return place(
      x,
      base,
      { scale: 1.12 },
      path('M20 0L70 0L26 -90Z', wood[1], { opacity: 0.85 }),
      group({ filter: use('shadow') }, inner),
    )
  }
  return group(
    {},
    contact(590, 846, 400, 34),
    body(344, 'M0 0C-44 0 -62 -34 -62 -70C-62 -106 -44 -140 0 -140C44 -140 62 -106 62 -70C62 -34 44 0 0 0Z'),
    post(492, base),
    body(640, 'M-58 -98C-50 -156 62 -156 60 -74C58 -26 24 2 -22 0'),
    body(838, 'M-58 4C-66 -196 66 -196 58 4'),
    polygon(
      [
        { x: 262, y: 752 },
        { x: 930, y: 752 },
        { x: 954, y: 770 },
        { x: 238, y: 770 },
      ],
      use('mirrorGlass'),
    ),
    group({ filter: use('grainAcross') }, rect(238, 770, 716, 74, use('violet'))),
    rect(238, 768, 716, 5, brass[4]),
    rect(238, 836, 716, 8, use('brassBar')),
    ...[330, 860].map((x) => path(starShape(20), use('brass'), { transform: `translate(${x} 804)` })),
    group(
      { filter: use('shadowNear') },
      circle(596, 804, 46, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
    ),
    emblem('handMirror', 596, 804, 76),
  )
}

function emblemFrame(x: number, y: number, name: EmblemName, turn: number): string {
  return place(
    x,
    y,
    { turn },
    circle(0, -52, 8, 'none', { stroke: brass[3], 'stroke-width': 4 }),
    group({ filter: use('shadowNear') }, rect(-36, -46, 72, 92, use('brass'), { rx: 6 })),
    rect(-29, -39, 58, 78, use('paper'), { rx: 3 }),
    emblem(name, 0, 0, 60),
  )
}

export const framesOnTheCabinet: [sign: EmblemName, turn: number][] = [
  ['sandbag', 0],
  ['balance', 180],
  ['handMirror', 0],
  ['spool', 0],
]

/** Let down on two ropes, as the winch over the stage left it. */
function paintedMoon(): string {
  const [x, y] = [1016, 300]
  return group(
    {},
    rope(d`M${x - 26} -10V${y - 70}`, 7),
    rope(d`M${x + 34} -10V${y - 92}`, 7),
    halo(x, y, 330, 'glowMoon', 0.8),
    group({ filter: use('shadow') }, emblem('moon', x, y, 220)),
  )
}

const moonlight = (): string =>
  group(
    {},
    beam({ x: 1030, y: 320, from: 46, to: 220, length: 560, lean: 250, cool: true, opacity: 0.9 }),
    pool(1290, 852, 280, 40, 'glowMoon', 0.9),
    halo(1290, 560, 330, 'glowMoon', 0.55),
  )

/** Behind its doors a stair goes down into lamplight; x and base are the middle of its foot, w half its width. */
function openDoors(x: number, base: number, w: number, top: number): string {
  const inside = d`M${x - w} ${top}H${x + w}V${base - 22}H${x - w}Z`
  // Going down, so that only the treads are seen
  const levels = [22, 56, 84, 106, 123, 136]
  const steps = levels.slice(1).map((level, step) => {
    const [near, far] = [w - 20 - step * 16, w - 36 - step * 16]
    return polygon(
      [
        { x: x - near, y: base - (levels[step] ?? 0) - 3 },
        { x: x + near, y: base - (levels[step] ?? 0) - 3 },
        { x: x + far, y: base - level },
        { x: x - far, y: base - level },
      ],
      shade(wood, 0.42 + step * 0.1),
    )
  })
  const leaf = (side: 1 | -1): string => {
    const [hinge, edge] = [x + side * w, x + side * (w + 92)]
    return group(
      {},
      polygon(
        [
          { x: hinge, y: top },
          { x: edge, y: top + 24 },
          { x: edge, y: base + 18 },
          { x: hinge, y: base - 22 },
        ],
        use('dusk'),
        { filter: use('shadow') },
      ),
      polygon(
        [
          { x: hinge + side * 12, y: top + 18 },
          { x: edge - side * 12, y: top + 40 },
          { x: edge - side * 12, y: base - 4 },
          { x: hinge + side * 12, y: base - 38 },
        ],
        'none',
        { stroke: brass[3], 'stroke-width': 3 },
      ),
      path(starShape(20), brass[4], { transform: d`translate(${x + side * (w + 48)} ${base - 190}) scale(0.6 1)` }),
      path(starShape(13), brass[4], { transform: d`translate(${x + side * (w + 52)} ${base - 100}) scale(0.6 1)` }),
    )
  }
  return group(
    {},
    clipTo(
      inside,
      rect(x - w, top, w * 2, base - top, ink[1]),
      ...[118, 100, 82].map((r, ring) => circle(x, base - 222, r, ring % 2 ? ink[0] : wood[2])),
      circle(x, base - 222, 74, brass[4]),
      circle(x, base - 222, 74, use('glowSoft')),
      rect(x - w, base - 136, w * 2, 136, ink[0]),
      halo(x, base - 210, 250, 'glowSoft'),
      halo(x, base - 170, 180, 'glowEmber', 0.8),
      ...steps,
    ),
    leaf(-1),
    leaf(1),
    pool(x, base + 14, 220, 30, 'glowSoft', 0.9),
  )
}

function cabinet(shown: Shown): string {
  const [x, base, w, h] = [1290, 850, 176, 560]
  const doorStars = [
    [-86, 270, 16],
    [88, 250, 20],
    [-100, 150, 22],
    [70, 130, 12],
    [-60, 60, 12],
    [104, 50, 16],
  ].map(([sx = 0, sy = 0, size = 10]) =>
    path(starShape(size), brass[4], { transform: d`translate(${x + sx} ${base - sy})`, opacity: 0.9 }),
  )
  const isOpen = shown.has('cabinet-open')
  const doors = group(
    {},
    rect(x - w, base - h + 150, w * 2, h - 172, use('dusk')),
    rect(x - 2, base - h + 150, 4, h - 172, ink[0]),
    rect(x - w + 14, base - h + 164, w - 28, h - 200, 'none', { stroke: brass[3], 'stroke-width': 3, rx: 8 }),
    rect(x + 14, base - h + 164, w - 28, h - 200, 'none', { stroke: brass[3], 'stroke-width': 3, rx: 8 }),
    ...doorStars,
  )
  const wheels = [0, 1, 2, 3].map((index) => wheel(x - 93 + index * 62, base - 200, 44, 54))
  return group(
    {},
    contact(x, base + 4, 300, 36),
    group(
      { filter: use('shadowFar') },
      rect(x - w - 22, base - h, w * 2 + 44, h, use('violet')),
      path(
        d`M${x - w - 46} ${base - h}L${x - w} ${base - h - 60}Q${x - 70} ${base - h - 70} ${x} ${base - h - 130}Q${x + 70} ${base - h - 70} ${x + w} ${base - h - 60}L${x + w + 46} ${base - h}Z`,
        use('violet'),
      ),
    ),
    rect(x - w - 46, base - h - 8, w * 2 + 92, 18, use('brassBar'), { rx: 4 }),
    rect(x - w - 34, base - 22, w * 2 + 68, 22, use('brassBar'), { rx: 4 }),
    rect(x - w - 22, base - h + 10, 18, h - 32, use('brassRod')),
    rect(x + w + 4, base - h + 10, 18, h - 32, use('brassRod')),
    line(
      d`M${x - w - 40} ${base - h - 6}L${x - w + 2} ${base - h - 57}Q${x - 70} ${base - h - 66} ${x} ${base - h - 124}Q${x + 70} ${base - h - 66} ${x + w - 2} ${base - h - 57}L${x + w + 40} ${base - h - 6}`,
      brass[3],
      5,
    ),
    emblem('moon', x, base - h - 62, 84),
    isOpen ? '' : doors,
    rect(x - w, base - h + 12, w * 2, 136, ink[1], { opacity: 0.8 }),
    ...framesOnTheCabinet.map(([name, turn], index) => emblemFrame(x - 129 + index * 86, base - h + 84, name, turn)),
    isOpen ? '' : plate(x - 140, base - 246, 280, 92, ...wheels),
    halo(x - 40, base - 260, 280, 'glowSoft', 0.5),
    isOpen ? openDoors(x, base, w, base - h + 150) : '',
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
    halfSigns(),
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
