import { balanceScale, weight } from '#app/features/generation/scenery/balances.ts'
import { carrot, carrotHeap } from './carrots.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { books, bottle, trunk } from '#app/features/generation/scenery/furniture.ts'
import { birdcage, shelf } from '#app/features/generation/scenery/hangings.ts'
import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { card, crystalBall, dove, mask, starShape, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { sideDoorway } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
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
import { nothing } from './shown.ts'
import type { Shown } from './shown.ts'

const room: Room = { width: 1920, height: 1080, back: { left: 230, top: 70, right: 1690, bottom: 800 } }

const stick = (x: number, y: number, height: number): string =>
  line(d`M${x} ${y}v${-height + 4}`, brass[2], 4) + mask(x, y - height, 58)

const things = {
  hat: (x: number, y: number): string => topHat(x, y - 8, 66, { shadow: false }),
  mask: (x: number, y: number): string => stick(x, y, 44),
  'tall mask': (x: number, y: number): string => stick(x, y, 94),
  lantern: (x: number, y: number): string => lantern(x, y, 76, false),
  dove: (x: number, y: number): string => dove(x + 4, y - 17, 68),
}

type OnAPan = keyof typeof things | number

export const weighings: { left: OnAPan[]; right: OnAPan[] }[] = [
  { left: ['hat', 'hat'], right: [8] },
  { left: ['hat', 'tall mask', 'mask'], right: [10] },
  { left: ['lantern'], right: ['hat', 'tall mask', 2] },
  { left: ['dove', 'dove'], right: ['lantern', 'mask'] },
]

const drawThing = (thing: OnAPan) =>
  typeof thing === 'number'
    ? (x: number, y: number): string => weight(x, y, 54 + thing * 1.8, String(thing))
    : things[thing]

const balances = (): string =>
  group(
    {},
    ...weighings.map(({ left, right }, index) =>
      balanceScale([424, 774, 1134, 1494][index] ?? 0, 600, left.map(drawThing), right.map(drawThing)),
    ),
  )

function shelving(): string {
  const post = (x: number): string => rect(x, 96, 22, 704, use('woodMid'), { filter: use('grainDown') })
  return group(
    {},
    rect(262, 96, 1396, 700, ink[0], { opacity: 0.5 }),
    rect(262, 96, 1396, 230, use('fadeUp'), { opacity: 0.5 }),
    post(262),
    post(948),
    post(1636),
    shelf(250, 292, 1420),
    group(
      { filter: use('grainAcross') },
      rect(244, 596, 1432, 26, use('wood')),
      rect(244, 622, 1432, 16, use('woodPitch')),
    ),
    rect(244, 596, 1432, 4, wood[6], { opacity: 0.7 }),
    rect(262, 638, 1396, 60, use('fadeUp'), { opacity: 0.7 }),
    shelf(250, 786, 1420),
  )
}

export function globe(x: number, y: number, r: number): string {
  return place(
    x,
    y,
    {},
    contact(0, 0, r, r * 0.2),
    path(d`M${-r * 0.5} 0Q0 ${-r * 0.3} ${r * 0.5} 0Z`, use('brass')),
    rect(-4, -r * 0.5, 8, r * 0.5, use('brassRod')),
    circle(0, -r * 1.4, r, use('teal')),
    path(
      d`M${-r * 0.7} ${-r * 1.9}q${r * 0.5} ${-r * 0.3} ${r * 0.7} ${r * 0.2}t${-r * 0.2} ${r * 0.5}t${-r * 0.6} ${r * 0.1}Z`,
      brass[3],
      { opacity: 0.75 },
    ),
    path(d`M${r * 0.1} ${-r * 1.1}q${r * 0.5} 0 ${r * 0.5} ${r * 0.3}t${-r * 0.5} ${r * 0.2}Z`, brass[3], {
      opacity: 0.75,
    }),
    path(d`M${r * 0.3} ${-r * 2.5}A${r * 1.14} ${r * 1.14} 0 0 1 ${r * 0.2} ${-r * 0.26}`, 'none', {
      stroke: brass[4],
      'stroke-width': r * 0.1,
    }),
  )
}

function topShelf(): string {
  return group(
    {},
    globe(340, 292, 46),
    books(410, 292, [
      [26, 108, use('wine')],
      [22, 90, use('dusk')],
      [32, 120, use('tealDark')],
      [24, 100, use('woodMid'), 8],
    ]),
    birdcage(620, 286, 116, 78, dove(-4, -30, 80)),
    bottle(724, 292, 100, teal[4], 'round'),
    bottle(772, 292, 84, brass[4], 'flask'),
    bottle(818, 292, 112, wine[4], 'tall'),
    topHat(896, 284, 110, { upturned: true }),
    emblem('drum', 1040, 244, 104),
    line('M1140 292V200', brass[2], 5),
    mask(1140, 196, 120, use('violet')),
    crystalBall(1262, 224, 48),
    books(1340, 292, [
      [40, 62, use('wineDeep')],
      [34, 96, use('violet')],
      [24, 84, use('teal')],
      [28, 108, use('wood')],
    ]),
    emblem('crown', 1560, 250, 84),
  )
}

/** Its lid stands up behind it and shows the spool on its lining; x, y is the middle of its base. */
function openTrunk(x: number, y: number): string {
  const [hinge, rim, top] = [y - 190, y - 172, y - 346]
  const lid = (inset: number): string =>
    d`M${x - 244 + inset} ${hinge}V${top + 60}C${x - 244 + inset} ${top + 24 + inset * 0.6} ${x - 220 + inset * 0.6} ${top + inset} ${x - 180} ${top + inset}H${x + 180}C${x + 220 - inset * 0.6} ${top + inset} ${x + 244 - inset} ${top + 24 + inset * 0.6} ${x + 244 - inset} ${top + 60}V${hinge}Z`
  const programmes = [
    [-196, -9, 70],
    [-128, 6, 84],
    [-52, -5, 62],
    [22, 8, 80],
    [98, -7, 66],
    [170, 7, 76],
  ].map(([at = 0, turn = 0, width = 0], index) =>
    place(
      x + at,
      rim - 4,
      { turn },
      rect(-width / 2, -22, width, 44, index % 2 ? paper[4] : paper[3], { rx: 2 }),
      rect(-width / 2 + 9, -13, width - 18, 5, index % 2 ? wine[3] : wood[3]),
    ),
  )
  return group(
    {},
    group({ filter: use('shadow') }, path(lid(0), use('wineDeep'))),
    path(lid(0), 'none', { stroke: brass[2], 'stroke-width': 9 }),
    group({ filter: use('grainCloth') }, path(lid(18), wine[2])),
    path(lid(18), 'none', { stroke: brass[3], 'stroke-width': 2, opacity: 0.7 }),
    group({ filter: use('shadowNear') }, emblem('spool', x, top + 104, 80)),
    polygon(
      [
        { x: x - 240, y: hinge },
        { x: x + 240, y: hinge },
        { x: x + 250, y: rim + 10 },
        { x: x - 250, y: rim + 10 },
      ],
      ink[0],
    ),
    group({ filter: use('shadowNear') }, ...programmes),
    clipTo(d`M${x - 400} ${rim}H${x + 400}V${y + 60}H${x - 400}Z`, trunk(x, y, 500, 290)),
    rect(x - 250, rim - 3, 500, 8, use('brassBar')),
  )
}

/** Hanging by one hinge with its wheels to the trunk; where it was, the keeper is empty. */
const fallenLock = (x: number, y: number): string =>
  group(
    {},
    rect(x - 176, y - 170, 352, 40, wine[1], { rx: 6 }),
    rect(x - 30, y - 166, 60, 30, ink[0], { rx: 4, stroke: brass[3], 'stroke-width': 4 }),
    place(
      x - 168,
      y - 150,
      { turn: 6 },
      plate(
        -8,
        -8,
        352,
        92,
        rect(40, 20, 260, 36, brass[2], { rx: 8, opacity: 0.6 }),
        rect(318, 26, 40, 24, use('brassPale'), { rx: 4 }),
      ),
    ),
    circle(x - 164, y - 148, 9, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
  )

function letterTrunk(shown: Shown): string {
  const [x, y] = [960, 1010]
  const lock = plate(
    x - 176,
    y - 178,
    352,
    104,
    ...[0, 1, 2, 3, 4].map((index) => wheel(x - 128 + index * 64, y - 126, 46, 60, ['N', 'U', 'H', 'X', 'V'][index])),
  )
  const threads = [0, 1, 2].map((index) =>
    line(
      d`M${x - 250} ${y - 92 + index * 7}Q${x} ${y - 40 + index * 10} ${x + 250} ${y - 96 + index * 8}`,
      wine[index === 1 ? 5 : 4],
      4.5,
    ),
  )
  if (shown.has('trunk-open')) return openTrunk(x, y) + fallenLock(x, y)
  return group(
    {},
    trunk(x, y, 500, 290),
    lock,
    group({ filter: use('shadowNear') }, ...threads),
    group({ filter: use('shadowNear') }, emblem('spool', x, y - 226, 88)),
  )
}

function umbrellaStand(x: number, y: number): string {
  const sticks = [
    [-26, -12, wine[3]],
    [4, 2, teal[3]],
    [28, 12, ink[5]],
  ] as const
  return place(
    x,
    y,
    {},
    contact(0, 0, 70, 16),
    ...sticks.map(([at, turn, color]) =>
      place(
        at,
        -90,
        { turn },
        path('M-14 0L-4 -150H4L14 0Z', color),
        path('M-14 0L-4 -150H0L-4 0Z', '#ffffff', { opacity: 0.18 }),
        line('M0 -150V-190a14 14 0 0 1 28 0', wood[5], 7),
      ),
    ),
    path('M-56 -120H56L46 0Q0 14 -46 0Z', use('brass')),
    path('M-56 -120Q0 -104 56 -120', 'none', { stroke: brass[6], 'stroke-width': 3, opacity: 0.6 }),
    ellipse(0, -60, 30, 22, 'none', { stroke: brass[1], 'stroke-width': 3 }),
    path(starShape(16), brass[1], { transform: 'translate(0 -60)' }),
  )
}

function carrotCrate(x: number, y: number, shown: Shown): string {
  const slat = (top: number): string =>
    rect(x - 92, top, 184, 34, use('wood'), { rx: 3 }) + rect(x - 92, top, 184, 3, wood[6], { opacity: 0.7 })
  return group(
    {},
    contact(x, y, 112, 18),
    rect(x - 84, y - 96, 168, 90, wood[1]),
    group({ opacity: 0.82 }, carrotHeap(x, y - 88, 150)),
    shown.has('carrot-in-crate') ? group({ filter: use('shadowNear') }, carrot(x - 44, y - 112, 128, 12)) : '',
    group({ filter: use('shadowNear') }, slat(y - 88), slat(y - 44)),
    rect(x - 92, y - 92, 18, 92, use('woodDark')),
    rect(x + 74, y - 92, 18, 92, use('woodDark')),
    carrot(x - 8, y - 40, 74, 8),
  )
}

function lowerShelf(): string {
  return group(
    {},
    bottle(310, 786, 92, ink[6], 'round'),
    bottle(362, 786, 74, teal[4], 'tall'),
    books(410, 786, [
      [34, 108, use('woodMid')],
      [26, 92, use('wine')],
      [30, 116, use('violet')],
      [22, 84, use('teal'), -6],
    ]),
    emblem('boat', 620, 736, 96),
    books(1230, 786, [
      [30, 100, use('tealDark')],
      [36, 116, use('wineDeep')],
      [24, 88, use('wood')],
      [28, 106, use('dusk'), 7],
    ]),
    globe(1430, 786, 38),
    topHat(1560, 778, 118),
  )
}

export function drawPropStore(shown: Shown = nothing): string {
  return group(
    {},
    drawRoom(room, { wallTone: 0.3, floorTones: { from: 0.66, to: 0.3 }, dado: 0.98, seed: 9 }),
    rect(0, 0, 1920, 1080, teal[2], { opacity: 0.3, style: 'mix-blend-mode:screen' }),
    sideDoorway(room, { side: 'left', from: 0.28, to: 0.84, top: 0.34 }, 'glowSoft', wood),
    sideDoorway(room, { side: 'right', from: 0.28, to: 0.84, top: 0.34 }, 'glowViolet', ink),
    shelving(),
    topShelf(),
    lowerShelf(),
    balances(),
    halo(700, 300, 760, 'glowTeal', 0.35),
    beam({ x: 760, y: -40, from: 120, to: 460, length: 1000, lean: 160, opacity: 0.7 }),
    pool(960, 1000, 640, 120, 'glowSoft', 0.7),
    letterTrunk(shown),
    carrotCrate(1360, 1012, shown),
    umbrellaStand(1560, 1000),
    lantern(470, 1016, 190),
    card(628, 1016, 84, -24, { back: true }),
    path('M0 800C70 820 130 900 150 1080H0Z', ink[0], { opacity: 0.9, filter: use('blurSoft') }),
    dust(640, 120, 620, 760, 70, 5),
    shown.has('trunk-open') ? '' : glint(806, 838, 24),
    vignette(1920, 1080),
  )
}
