import { odetteStanding } from '#samples/art/cast/characters.ts'
import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import type { EmblemName } from '#app/features/generation/scenery/emblems.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { bottle, drawer, stool, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { poster, roundRug } from '#app/features/generation/scenery/hangings.ts'
import { contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { plate } from '#app/features/generation/scenery/locks.ts'
import { mask, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { sideDoorway } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 210, top: 70, right: 1700, bottom: 800 } }

/** Stuck in the frame: a girl and, lower, two ears. */
const photograph = (x: number, y: number): string =>
  place(
    x,
    y,
    { turn: 5 },
    group({ filter: use('shadowNear') }, rect(-26, -32, 52, 64, paper[5])),
    rect(-21, -27, 42, 46, wood[4]),
    circle(-6, -9, 7, wood[1]),
    path('M-18 19Q-18 -2 -6 -2Q6 -2 6 19Z', wood[1]),
    ellipse(11, 0, 2, 7, paper[4]),
    ellipse(16, 1, 2, 7, paper[4]),
    circle(13.5, 10, 6, paper[4]),
  )

function vanityMirror(): string {
  const [x, y, r] = [640, 356, 178]
  const bulbs = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.86 + (index * 1.28) / 12)
    const [bx, by] = [x + Math.cos(angle) * (r + 34), y + Math.sin(angle) * (r + 34)]
    return circle(bx, by, 11, brass[1]) + circle(bx, by, 14, use('bulb')) + halo(bx, by, 60, 'glow', 0.42)
  })
  const glass = d`M${x} ${y - r}a${r} ${r} 0 1 1 -0.1 0Z`
  return group(
    {},
    group(
      { filter: use('shadow') },
      circle(x, y, r + 58, use('woodMid')),
      path(d`M${x - 90} ${y + r + 30}H${x + 90}L${x + 130} 640H${x - 130}Z`, use('woodMid')),
    ),
    circle(x, y, r + 54, 'none', { stroke: wood[5], 'stroke-width': 3, opacity: 0.6 }),
    circle(x, y, r + 14, use('brass')),
    circle(x, y, r, use('mirrorGlass')),
    clipTo(
      glass,
      rect(x - r, y - r, r * 2, r * 2, use('dusk'), { opacity: 0.55 }),
      rect(x - 10, y - 120, 120, 240, ink[1], { opacity: 0.4 }),
      circle(x - 60, y - 40, 150, use('glowRose'), { opacity: 0.8 }),
      path(d`M${x - 190} ${y + 60}L${x + 30} ${y - 190}H${x + 110}L${x - 150} ${y + 150}Z`, '#ffffff', {
        opacity: 0.13,
      }),
      path(d`M${x - 60} ${y + 190}L${x + 190} ${y - 90}V${y - 50}L${x - 10} ${y + 190}Z`, '#ffffff', { opacity: 0.1 }),
    ),
    circle(x, y, r, 'none', { stroke: ink[1], 'stroke-width': 4, opacity: 0.6 }),
    ...bulbs,
    photograph(x + 146, y + 84),
  )
}

function vanity(): string {
  return group(
    {},
    contact(640, 980, 420, 40),
    rect(330, 712, 620, 180, ink[0], { opacity: 0.55 }),
    turnedLeg(342, 724, 250, 40),
    turnedLeg(938, 724, 250, 40),
    group(
      { filter: use('grainAcross') },
      rect(362, 714, 180, 170, use('woodDark')),
      rect(738, 714, 180, 170, use('woodDark')),
      rect(540, 714, 200, 74, use('woodDark')),
    ),
    drawer(374, 730, 156, 64),
    drawer(374, 808, 156, 62),
    drawer(750, 730, 156, 64),
    drawer(750, 808, 156, 62),
    drawer(552, 728, 176, 48, { pull: false }),
    tableTop(306, 636, 668, 64, 24),
    pool(640, 668, 330, 40, 'glowSoft', 0.8),
  )
}

const closedBox = (x: number, y: number): string =>
  group(
    {},
    contact(x, y, 190, 18),
    group(
      { filter: use('shadow') },
      rect(x - 150, y - 106, 300, 106, use('violet'), { rx: 8 }),
      path(
        d`M${x - 156} ${y - 102}Q${x - 150} ${y - 150} ${x - 110} ${y - 152}H${x + 110}Q${x + 150} ${y - 150} ${x + 156} ${y - 102}Z`,
        use('violet'),
      ),
    ),
    path(d`M${x - 148} ${y - 108}Q${x - 142} ${y - 144} ${x - 106} ${y - 146}H${x + 60}`, 'none', {
      stroke: ink[8],
      'stroke-width': 3,
      opacity: 0.6,
    }),
    rect(x - 158, y - 108, 316, 9, use('brassBar')),
  )

/** The crest is on the lining of its lid; x, y is the middle of its base. */
function openBox(x: number, y: number): string {
  const lid = (inset: number): string =>
    d`M${x - 148 + inset} ${y - 106}L${x - 140 + inset} ${y - 182}Q${x - 136 + inset} ${y - 206 + inset} ${x - 112} ${y - 206 + inset}H${x + 112}Q${x + 136 - inset} ${y - 206 + inset} ${x + 140 - inset} ${y - 182}L${x + 148 - inset} ${y - 106}Z`
  const pearls = Array.from({ length: 19 }, (_, index) =>
    circle(x - 126 + index * 14, y - 112 - [0, 5, 2, 8, 4][index % 5]!, 8, use('pearl')),
  )
  const spilled = [
    [126, -92],
    [134, -78],
    [137, -63],
    [137, -48],
    [134, -34],
  ].map(([at = 0, up = 0]) => circle(x + at, y + up, 7, use('pearl')))
  return group(
    {},
    contact(x, y, 190, 18),
    group({ filter: use('shadow') }, path(lid(0), use('violet'))),
    path(lid(0), 'none', { stroke: brass[2], 'stroke-width': 5 }),
    path(lid(14), wine[2]),
    path(lid(14), 'none', { stroke: brass[3], 'stroke-width': 1.5, opacity: 0.7 }),
    path(d`M${x - 148} ${y - 108}H${x + 148}L${x + 150} ${y - 98}H${x - 150}Z`, ink[0]),
    ...pearls,
    group({ filter: use('shadow') }, rect(x - 150, y - 106, 300, 106, use('violet'), { rx: 8 })),
    rect(x - 158, y - 108, 316, 9, use('brassBar')),
    ...spilled,
  )
}

function mirrorBox(shown: Shown): string {
  const [x, y] = [640, 690]
  const isOpen = shown.has('jewel-box-open')
  const crest = y - (isOpen ? 162 : 124)
  const pearls = Array.from({ length: 16 }, (_, index) => {
    const [px, py] = [x - 72 + (index % 4) * 48, y - 76 + Math.floor(index / 4) * 20]
    return ellipse(px, py + 1, 17, 9.5, ink[0], { opacity: 0.7 }) + circle(px, py, 8, use('pearl'))
  })
  return group(
    {},
    isOpen ? openBox(x, y) : closedBox(x, y),
    plate(x - 126, y - 92, 252, 86, ...pearls),
    group(
      { filter: use('shadowNear') },
      circle(x, crest, 34, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
    ),
    emblem('handMirror', x, crest, 56),
  )
}

const cards: { name: EmblemName; x: number; y: number; pin: [number, number] }[] = [
  { name: 'crown', x: 1330, y: 196, pin: [1330, 262] },
  { name: 'drum', x: 1566, y: 318, pin: [1510, 340] },
  { name: 'anchor', x: 1478, y: 566, pin: [1450, 500] },
  { name: 'star', x: 1182, y: 566, pin: [1210, 500] },
  { name: 'rose', x: 1094, y: 318, pin: [1150, 340] },
]

export const threadOrder = ['crown', 'anchor', 'rose', 'drum', 'star'] as const

function threadedCards(): string {
  const pins = threadOrder.map((name) => cards.find((card) => card.name === name)?.pin ?? [0, 0])
  const frames = cards.map(({ name, x, y }, index) =>
    place(
      x,
      y,
      { turn: [-2, 3, -3, 2, -2][index] },
      group({ filter: use('shadow') }, rect(-62, -74, 124, 148, use('paper'), { rx: 6 })),
      rect(-53, -65, 106, 130, 'none', { stroke: wine[3], 'stroke-width': 2, rx: 4 }),
      emblem(name, 0, 0, 92),
    ),
  )
  const thread = d`M1130 140Q1236 190 ${pins[0]?.[0] ?? 0} ${pins[0]?.[1] ?? 0}${pins
    .slice(1)
    .map(([px = 0, py = 0]) => `L${px} ${py}`)
    .join('')}Q1150 484 1096 476`
  const heads = pins.map(
    ([px = 0, py = 0]) =>
      circle(px + 2, py + 3, 8, ink[0], { opacity: 0.5 }) +
      circle(px, py, 8, use('brassPale'), { stroke: brass[1], 'stroke-width': 1.5 }),
  )
  return group(
    {},
    rect(1010, 104, 640, 556, wine[1], { opacity: 0.28 }),
    ...frames,
    line(thread, ink[0], 7, { opacity: 0.4, transform: 'translate(4 6)' }),
    line(thread, wine[3], 6),
    line(thread, wine[5], 2.4),
    ...heads,
    emblem('spool', 1112, 134, 84),
    place(1096, 476, { turn: 96 }, line('M0 0V58', '#cfc6e6', 5), line('M0 2V12', ink[1], 2)),
  )
}

export const runningOrder = ['sun', 'cloud', 'moon', 'star'] as const

function programme(): string {
  const [x, y, width, height] = [318, 356, 150, 380]
  const acts = runningOrder.map((name, index) => {
    const at = y - height / 2 + 92 + index * 78
    return (
      lettering(['I', 'II', 'III', 'IV'][index] ?? '', x - 40, at + 12, { size: 36, fill: ink[2], align: 'middle' }) +
      emblem(name, x + 26, at, 62) +
      line(d`M${x - 58} ${at + 40}H${x + 58}`, paper[2], 1.5)
    )
  })
  return group(
    {},
    group(
      { filter: use('shadow') },
      place(x, y, { turn: -1.5 }, rect(-width / 2, -height / 2, width, height, use('paper'))),
    ),
    place(0, 0, {}, topHat(x, y - height / 2 + 44, 54, { shadow: false })),
    ...acts,
    circle(x, y - height / 2 + 6, 7, use('ember')),
  )
}

function vanityThings(): string {
  return group(
    {},
    bottle(366, 682, 84, wine[4], 'round'),
    bottle(412, 690, 66, brass[4], 'flask'),
    line('M880 686V602', brass[2], 5),
    ellipse(880, 688, 26, 8, use('brass')),
    mask(880, 596, 112),
    bottle(934, 684, 78, teal[4], 'tall'),
  )
}

function costumeRail(): string {
  const gown = (x: number, color: readonly string[], width: number): string =>
    line(d`M${x} 706v20M${x - 26} 742Q${x} 716 ${x + 26} 742`, brass[3], 4) +
    drape({
      left: edge({ x: x - 28, y: 738 }, { x: x - 20, y: 800 }, { x: x - width, y: 990 }),
      right: edge({ x: x + 28, y: 738 }, { x: x + 20, y: 800 }, { x: x + width, y: 990 }),
      folds: 4,
      scale: color,
    })
  return group(
    {},
    contact(1300, 1006, 190, 22),
    line('M1130 1004V704H1470V1004', brass[2], 10),
    line('M1128 1000V704H1466', brass[5], 3),
    gown(1200, wine, 56),
    gown(1302, teal, 50),
    gown(1402, ink, 58),
    topHat(1250, 700, 96, { shadow: false }),
  )
}

export function drawDressingRoom(shown: Shown = nothing): string {
  return group(
    {},
    drawRoom(room, { wallTone: 0.36, floorTones: { from: 0.7, to: 0.3 }, dado: 0.74, seed: 21 }),
    rect(0, 0, 1920, 1080, wine[2], { opacity: 0.34, style: 'mix-blend-mode:screen' }),
    halo(640, 380, 820, 'glowSoft', 0.7),
    sideDoorway(room, { side: 'right', from: 0.34, to: 0.88, top: 0.36 }, 'glowSoft', wood),
    poster(104, 420, 138, 3, 'VESPERA'),
    programme(),
    vanityMirror(),
    threadedCards(),
    roundRug(640, 988, 480, 78),
    vanity(),
    vanityThings(),
    mirrorBox(shown),
    costumeRail(),
    pool(1600, 1016, 240, 40, 'glowSoft', 0.5),
    contact(1606, 1022, 140, 18),
    odetteStanding(1606, 1020, 565),
    stool(640, 1050, 180, 150),
    swags(0, -6, 1920, 62, 9),
    drape({
      left: edge({ x: -20, y: 0 }, { x: -20, y: 1080 }),
      right: edge({ x: 190, y: 0 }, { x: 150, y: 420 }, { x: 40, y: 760 }, { x: 86, y: 1090 }),
      folds: 6,
      light: 0.5,
    }),
    pool(640, 940, 560, 110, 'glowSoft', 0.7),
    dust(420, 140, 620, 620, 50, 8),
    shown.has('jewel-box-open') ? '' : glint(520, 618, 22),
    vignette(1920, 1080),
  )
}
