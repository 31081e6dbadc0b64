import type { EmblemName } from '#app/features/generation/scenery/emblems.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { plate } from '#app/features/generation/scenery/locks.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { ladder, pulley, rope, winch } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, wine, wood } from '#app/features/generation/scenery/palette.ts'
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
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'

const WIDTH = 1080
const HEIGHT = 1920

function bricks(x: number, y: number, width: number, height: number): string {
  const random = seeded(17)
  const parts: string[] = []
  const [brickWidth, brickHeight] = [92, 38]
  for (let row = 0; row * brickHeight < height; row += 1) {
    for (let column = -1; column * brickWidth < width; column += 1) {
      const left = x + column * brickWidth + (row % 2) * 46
      const tone =
        0.27 + between(random, -0.035, 0.06) + 0.14 * (1 - (row * brickHeight) / height) - Math.abs(left - 420) / 7000
      parts.push(
        rect(left + 2, y + row * brickHeight + 2, brickWidth - 4, brickHeight - 4, shade(ink, tone), { rx: 3 }),
      )
    }
  }
  return clipTo(
    d`M${x} ${y}H${x + width}V${y + height}H${x}Z`,
    rect(x, y, width, height, ink[1]),
    group({ filter: use('grainStone') }, ...parts),
  )
}

function roundWindow(): string {
  const [x, y, r] = [300, 250, 150]
  const pane = d`M${x} ${y - r}a${r} ${r} 0 1 1 -0.1 0Z`
  const stars = [
    [210, 200, 5],
    [380, 170, 4],
    [250, 330, 4],
    [400, 300, 6],
    [330, 130, 3],
  ].map(([sx = 0, sy = 0, size = 4]) => path(starShape(size, 0.3), '#fff6dc', { transform: d`translate(${sx} ${sy})` }))
  return group(
    {},
    circle(x, y, r + 34, use('dusk'), { filter: use('shadow') }),
    circle(x, y, r + 10, ink[1]),
    clipTo(
      pane,
      rect(x - r, y - r, r * 2, r * 2, '#33337a'),
      rect(x - r, y, r * 2, r, use('dusk'), { opacity: 0.7 }),
      circle(x - 30, y - 20, 74, use('moon')),
      circle(x - 48, y - 36, 12, '#d9bd8e', { opacity: 0.5 }),
      circle(x - 10, y + 8, 18, '#d9bd8e', { opacity: 0.4 }),
      ...stars,
    ),
    line(d`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, ink[1], 12),
    circle(x, y, r, 'none', { stroke: ink[1], 'stroke-width': 12 }),
    circle(x, y, r + 22, 'none', { stroke: ink[6], 'stroke-width': 3, opacity: 0.6 }),
    halo(x - 30, y - 20, 380, 'glowMoon', 0.7),
  )
}

export const pieces: { name: EmblemName; x: number; y: number; size: number }[] = [
  { name: 'star', x: 130, y: 640, size: 150 },
  { name: 'sun', x: 335, y: 700, size: 190 },
  { name: 'boat', x: 545, y: 640, size: 170 },
  { name: 'moon', x: 750, y: 700, size: 190 },
  { name: 'cloud', x: 950, y: 640, size: 160 },
]

export const bags = [
  { x: 130, mark: '3' },
  { x: 335, mark: '8' },
  { x: 545, mark: '1' },
  { x: 750, mark: '5' },
  { x: 950, mark: '6' },
]

export const tangle: [piece: number, bag: number, way: string][] = [
  [2, 2, 'M545 724C545 800 700 830 690 930C680 1020 380 1040 400 1130C420 1200 545 1210 545 1330'],
  [0, 4, 'M130 712C130 820 250 850 380 900C560 970 860 1010 930 1130C956 1180 950 1240 950 1330'],
  [4, 1, 'M950 712C950 800 880 850 760 880C560 930 220 960 170 1060C130 1150 335 1180 335 1330'],
  [1, 3, 'M335 792C335 860 180 900 200 990C230 1090 640 1060 720 1160C752 1210 750 1260 750 1330'],
  [3, 0, 'M750 792C750 850 900 900 880 980C850 1080 460 1080 300 1150C160 1210 130 1260 130 1330'],
]

/** It has gone down through the floor; its rope still runs to its bag. */
const moonRope = (): string =>
  group({}, ellipse(772, 1642, 26, 8, ink[0]), rope('M772 520V1642', 9, 0.66), rope('M750 526V794', 11, 0.66))

function flyBars(isMoonDown: boolean): string {
  const bar = (y: number): string =>
    rect(0, y, WIDTH, 20, use('brassBar')) + rect(0, y + 20, WIDTH, 24, use('fadeUp'), { opacity: 0.6 })
  const hangers = pieces.map(({ name, x, y, size }) => {
    const end = isMoonDown && name === 'moon' ? 500 : y - size * 0.46
    return (
      line(d`M${x} 470V${end}`, ink[0], 9, { opacity: 0.6 }) +
      line(d`M${x} 470V${end}`, wood[5], 5) +
      pulley(x, 500, 30)
    )
  })
  const shapes = pieces
    .filter(({ name }) => !(isMoonDown && name === 'moon'))
    .map(({ name, x, y, size }) => group({ filter: use('shadow') }, emblem(name, x, y, size)))
  return group({}, bar(452), ...hangers, ...shapes)
}

const ropes = (): string => group({}, ...tangle.map(([, , way], index) => rope(way, 11, 0.66 + (index % 2) * 0.08)))

/** From the bag that held the moon, with a note in the tear. */
function spilledSand(): string {
  const [x, tear] = [166, 1548]
  return group(
    {},
    path(
      d`M${x - 60} 1622C${x - 30} 1600 ${x - 16} 1574 ${x} 1566C${x + 22} 1576 ${x + 44} 1602 ${x + 84} 1622Z`,
      paper[2],
    ),
    path(
      d`M${x - 8} ${tear}C${x - 6} 1570 ${x - 10} 1596 ${x - 16} 1612H${x + 22}C${x + 12} 1596 ${x + 10} 1570 ${x + 10} ${tear}Z`,
      paper[3],
    ),
    path(
      d`M${x - 60} 1622C${x - 30} 1600 ${x - 16} 1574 ${x} 1566C${x + 22} 1576 ${x + 44} 1602 ${x + 84} 1622Z`,
      use('fadeUp'),
      { opacity: 0.25 },
    ),
    path(
      d`M${x - 22} ${tear - 20}L${x + 2} ${tear - 8}L${x + 20} ${tear - 26}L${x + 18} ${tear + 6}L${x - 14} ${tear + 10}Z`,
      ink[1],
    ),
    place(x + 10, tear - 16, { turn: 24 }, rect(-14, -24, 34, 40, paper[5]), line('M-7 -14h20M-7 -6h16', ink[5], 2)),
  )
}

function sandbags(): string {
  const rail = group(
    {},
    group({ filter: use('grainAcross') }, rect(0, 1316, WIDTH, 48, use('wood'))),
    rect(0, 1316, WIDTH, 4, wood[6], { opacity: 0.8 }),
    rect(0, 1364, WIDTH, 40, use('fadeUp'), { opacity: 0.7 }),
  )
  const cleats = bags.map(({ x }) =>
    group(
      { filter: use('shadowNear') },
      rect(x - 36, 1330, 72, 14, use('brassBar'), { rx: 7 }),
      rect(x - 8, 1326, 16, 30, use('brass'), { rx: 4 }),
    ),
  )
  const sacks = bags.map(({ x, mark }) =>
    group(
      {},
      line(d`M${x} 1360V1400`, wood[5], 9),
      group(
        { filter: use('shadow') },
        path(
          d`M${x - 22} 1408C${x - 76} 1440 ${x - 84} 1530 ${x - 60} 1566Q${x} 1590 ${x + 60} 1566C${x + 84} 1530 ${x + 76} 1440 ${x + 22} 1408Z`,
          use('ivory'),
        ),
      ),
      group(
        { filter: use('grainCloth'), opacity: 0.5 },
        path(
          d`M${x - 22} 1408C${x - 76} 1440 ${x - 84} 1530 ${x - 60} 1566Q${x} 1590 ${x + 60} 1566C${x + 84} 1530 ${x + 76} 1440 ${x + 22} 1408Z`,
          paper[2],
        ),
      ),
      path(d`M${x - 26} 1396H${x + 26}L${x + 20} 1418H${x - 20}Z`, use('wine')),
      lettering(mark, x, 1534, { size: 118, fill: ink[2], align: 'middle' }),
    ),
  )
  return group({}, rail, ...cleats, ...sacks)
}

function winchLock(): string {
  const [x, y] = [560, 1730]
  const tallies = bags.map(({ mark }, index) => {
    const at = x - 116 + index * 58
    return group(
      {},
      line(d`M${at} ${y + 50}V${y + 64}`, wood[2], 4),
      group(
        { filter: use('shadowNear') },
        path(d`M${at - 20} ${y + 74}L${at} ${y + 60}L${at + 20} ${y + 74}V${y + 124}H${at - 20}Z`, use('ivory')),
      ),
      circle(at, y + 71, 3.5, ink[2]),
      lettering(mark, at, y + 116, { size: 38, fill: ink[2], align: 'middle' }),
    )
  })
  return group(
    {},
    contact(x, 1872, 300, 34),
    polygon(
      [
        { x: x - 210, y: 1866 },
        { x: x + 210, y: 1866 },
        { x: x + 170, y: 1650 },
        { x: x - 170, y: 1650 },
      ],
      use('woodPitch'),
    ),
    winch(x, y - 50, 380),
    plate(x - 160, y + 34, 320, 100, rect(x - 142, y + 46, 284, 8, use('brassBar'), { rx: 4 }), ...tallies),
    group(
      { filter: use('shadowNear') },
      circle(x, y - 110, 46, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
      emblem('sandbag', x, y - 110, 66),
    ),
  )
}

function gallery(): string {
  const planks = Array.from({ length: 9 }, (_, index) => {
    const [near, far] = [(index * WIDTH) / 8 - 70, 160 + (index * (WIDTH - 320)) / 8]
    const [nextNear, nextFar] = [((index + 1) * WIDTH) / 8 - 70, 160 + ((index + 1) * (WIDTH - 320)) / 8]
    return polygon(
      [
        { x: far, y: 1610 },
        { x: nextFar, y: 1610 },
        { x: nextNear, y: HEIGHT },
        { x: near, y: HEIGHT },
      ],
      shade(wood, 0.4 + ((index * 5) % 4) * 0.03),
      { stroke: ink[0], 'stroke-width': 2 },
    )
  })
  return group(
    {},
    rect(0, 1610, WIDTH, 310, shade(wood, 0.36)),
    group({ filter: use('grainDown') }, ...planks),
    rect(0, 1606, WIDTH, 46, use('fadeUp'), { opacity: 0.8 }),
  )
}

function hatch(): string {
  const opening = d`M60 1830L120 1752H306L280 1830Z`
  return group(
    {},
    path(d`M44 1842L112 1738H322L296 1842Z`, use('woodDark')),
    path(opening, ink[0]),
    clipTo(opening, circle(196, 1830, 150, use('glowSoft'))),
    ladder(196, 1640, 1826, 92, 10),
    halo(196, 1800, 190, 'glowSoft', 0.6),
  )
}

export function drawFlyTower(shown: Shown = nothing): string {
  const isMoonDown = shown.has('moon-gone')
  return group(
    {},
    bricks(0, 0, WIDTH, 1640),
    rect(0, 0, WIDTH, 360, use('fadeUp'), { opacity: 0.45 }),
    halo(420, 520, 900, 'glowViolet', 0.4),
    roundWindow(),
    rect(760, 0, 54, 1640, use('woodPitch'), { filter: use('grainDown') }),
    ladder(960, -20, 1620, 110),
    rect(1040, 0, 54, 1640, use('woodPitch')),
    flyBars(isMoonDown),
    gallery(),
    isMoonDown ? moonRope() : '',
    ropes(),
    sandbags(),
    isMoonDown ? spilledSand() : '',
    beam({ x: 290, y: 240, from: 90, to: 360, length: 1350, lean: 360, cool: true, opacity: 0.8 }),
    pool(560, 1790, 460, 110, 'glowSoft', 0.6),
    hatch(),
    winchLock(),
    lantern(900, 1850, 190),
    path('M0 300C40 420 30 900 0 1100Z', wine[1], { filter: use('blurSoft') }),
    ellipse(1090, 1840, 90, 200, ink[0], { opacity: 0.8, filter: use('blurWide') }),
    dust(160, 300, 760, 1300, 80, 31),
    glint(412, 1768, 26),
    vignette(WIDTH, HEIGHT, 0.9),
  )
}
