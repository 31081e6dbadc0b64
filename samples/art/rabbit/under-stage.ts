import { weight } from '#app/features/generation/scenery/balances.ts'
import { carrot, carrotHeap } from './carrots.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { plate } from '#app/features/generation/scenery/locks.ts'
import { boiler, gauge, gear, ladder, pipe, pulley, rope } from '#app/features/generation/scenery/machines.ts'
import { dove, mask, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade, teal, wood } from '#app/features/generation/scenery/palette.ts'
import type { Room } from '#app/features/generation/scenery/room.ts'
import { drawRoom } from '#app/features/generation/scenery/room.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
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

const room: Room = { width: 1920, height: 1080, back: { left: 200, top: 150, right: 1720, bottom: 790 } }

function stones(): string {
  const random = seeded(77)
  const parts: string[] = []
  for (let row = 0; row < 10; row += 1) {
    let x = 200 - between(random, 0, 80)
    while (x < 1720) {
      const width = between(random, 90, 170)
      const tone = 0.3 + between(random, -0.04, 0.05) - Math.abs(x - 560) / 9000
      parts.push(
        rect(x + 2, 150 + row * 64 + 2, width - 4, 60, shade(ink, tone), { rx: 7 }),
        line(d`M${x + 6} ${150 + row * 64 + 5}h${width - 14}`, shade(ink, tone + 0.14), 2, { opacity: 0.6 }),
      )
      x += width
    }
  }
  return clipTo(
    'M200 150H1720V790H200Z',
    rect(200, 150, 1520, 640, ink[1]),
    group({ filter: use('grainStone') }, ...parts),
    rect(200, 150, 1520, 130, use('fadeUp'), { opacity: 0.8 }),
    rect(1400, 150, 320, 640, use('fadeRight'), { opacity: 0.7 }),
  )
}

function timbers(): string {
  const post = (x: number): string =>
    group(
      { filter: use('shadow') },
      group({ filter: use('grainDown') }, rect(x, 120, 54, 690, use('woodMid'))),
      rect(x, 120, 5, 690, wood[5], { opacity: 0.6 }),
    )
  const brace = (x: number, side: 1 | -1): string =>
    line(d`M${x} 330L${x + side * 170} 160`, wood[2], 30) +
    line(d`M${x - 8} 326L${x + side * 170 - 8} 156`, wood[4], 5, { opacity: 0.6 })
  return group(
    {},
    brace(486, 1),
    brace(1440, -1),
    post(452),
    post(1420),
    group({ filter: use('grainAcross') }, rect(0, 96, 1920, 60, use('woodDark'))),
    rect(0, 150, 1920, 6, ink[0], { opacity: 0.7 }),
    rect(0, 96, 1920, 4, wood[5], { opacity: 0.5 }),
  )
}

function gears(): string {
  return group(
    {},
    gear(660, 330, 150, 22, use('brassDull'), 4),
    gear(884, 262, 88, 14, use('steel'), 10),
    gear(1290, 316, 168, 24, use('brass'), 0),
    gear(1496, 470, 96, 14, use('steel'), 6),
    gear(566, 560, 74, 12, use('brass'), 3),
  )
}

function pipes(): string {
  return group(
    {},
    pipe('M250 300V210H1000', 34),
    pipe('M340 470H470V640H300', 22, 'brass'),
    pipe('M1920 250H1600V560H1920', 36),
    pipe('M1920 330H1680V480H1920', 20, 'brass'),
    ...[430, 600, 800].map((x) => rect(x, 188, 20, 46, use('steelRod'), { rx: 3 })),
    gauge(470, 560, 46, -40),
    gauge(1600, 404, 58, 62),
  )
}

export const onThePlate = {
  dove: (x: number, y: number, scale = 1): string => dove(x + 4 * scale, y - 16 * scale, 62 * scale),
  hat: (x: number, y: number, scale = 1): string => topHat(x, y - 8 * scale, 58 * scale, { shadow: false }),
  mask: (x: number, y: number, scale = 1): string => mask(x, y - 22 * scale, 62 * scale),
}

type OnThePlate = keyof typeof onThePlate | number

/** What lies in the pan from the start, and what the players lay out. */
export const liftScales: { fixed: 'lantern'; free: OnThePlate[] } = {
  fixed: 'lantern',
  free: ['dove', 'hat', 'mask', 2, 10],
}

/** Level, for nobody has laid anything on it yet but the lantern, and its beam is locked. */
function scales(x: number, y: number, isLaden: boolean): string {
  const pan = (at: number): string =>
    line(d`M${at} ${y - 62}L${at - 44} ${y}M${at} ${y - 62}L${at + 44} ${y}`, wood[1], 2.5) +
    path(
      d`M${at - 54} ${y}H${at + 54}Q${at + 44} ${y + 18} ${at} ${y + 18}Q${at - 44} ${y + 18} ${at - 54} ${y}Z`,
      wood[1],
    ) +
    line(d`M${at - 54} ${y}H${at + 54}`, brass[6], 3)
  return group(
    {},
    line(d`M${x} ${y - 78}V${y + 30}`, wood[1], 9),
    line(d`M${x - 100} ${y - 64}H${x + 100}`, wood[1], 7),
    circle(x, y - 66, 10, wood[1]),
    pan(x - 100),
    pan(x + 100),
    lantern(x - (isLaden ? 124 : 100), y, 62, false),
    ...(isLaden
      ? [
          dove(x - 84, y - 8, 34),
          weight(x - 62, y - 1, 24, '2'),
          topHat(x + 72, y - 5, 38, { shadow: false }),
          mask(x + 106, y - 12, 30),
          weight(x + 134, y - 1, 32, '10'),
        ]
      : []),
  )
}

/** The hatch over the lift stands open, up to the floor of the cabinet. */
const openShaft = (x: number): string =>
  group(
    {},
    rect(x - 176, 90, 352, 68, use('woodPitch')),
    rect(x - 164, 90, 328, 60, brass[4]),
    rect(x - 164, 90, 328, 60, use('glowSoft')),
    rect(x - 176, 150, 352, 8, use('brassBar')),
    halo(x, 130, 300, 'glowSoft', 0.9),
  )

function lift(shown: Shown): string {
  const isReady = shown.has('lift-ready')
  // Off the floor, as it waits to rise
  const [x, top, base] = isReady ? [1000, 530, 870] : [1000, 560, 900]
  const rail = (at: number): string =>
    rect(at, 150, 26, 750, use('brassRod')) +
    Array.from({ length: 16 }, (_, index) => rect(at - 4, 170 + index * 46, 34, 6, brass[1])).join('')
  const laidOut = liftScales.free.map((thing, index) => {
    const at = x - 152 + index * 76
    return group(
      {},
      rect(at - 35, top + 158, 70, 68, '#cdb48c', { rx: 6 }),
      rect(at - 35, top + 158, 70, 68, 'none', { rx: 6, stroke: brass[1], 'stroke-width': 3 }),
      isReady
        ? ''
        : typeof thing === 'number'
          ? weight(at, top + 222, 40 + thing * 1.4, String(thing))
          : onThePlate[thing](at, top + 222),
    )
  })
  return group(
    {},
    isReady ? openShaft(x) : '',
    rope(d`M900 40V${top}`, 10),
    rope(d`M1100 40V${top}`, 10),
    rail(786),
    rail(1188),
    contact(x, 910, isReady ? 270 : 330, isReady ? 28 : 40),
    polygon(
      [
        { x: x - 190, y: top - 10 },
        { x: x + 190, y: top - 10 },
        { x: x + 240, y: top + 40 },
        { x: x - 240, y: top + 40 },
      ],
      use('wood'),
      { filter: use('grainAcross') },
    ),
    line(d`M${x - 190} ${top - 10}H${x + 190}`, wood[6], 3, { opacity: 0.7 }),
    group({ filter: use('grainAcross') }, rect(x - 240, top + 40, 480, 260, use('woodDark'))),
    rect(x - 240, top + 38, 480, 10, use('brassBar')),
    rect(x - 240, base - 50, 480, 14, use('brassBar')),
    plate(x - 206, top + 54, 412, 184, scales(x, top + 132, isReady), ...laidOut),
    group(
      { filter: use('shadowNear') },
      circle(x, top + 8, 50, use('brassPale'), { stroke: brass[1], 'stroke-width': 2 }),
      emblem('balance', x, top + 10, 74),
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      path(d`M${x - 210 + index * 52} ${base - 36}l14 -8l14 8v30l-14 10l-14 -10Z`, use('steel'), { opacity: 0.85 }),
    ),
    pulley(900, 96, 30),
    pulley(1100, 96, 30),
    isReady ? beam({ x, y: 150, from: 150, to: 230, length: 740, opacity: 0.75 }) : '',
  )
}

function puddle(): string {
  return group(
    {},
    ellipse(620, 972, 150, 26, teal[1], { opacity: 0.75, filter: use('blurThin') }),
    ellipse(600, 966, 110, 14, use('glowEmber'), { opacity: 0.45 }),
    path('M500 968q60 -14 120 -6', 'none', { stroke: teal[4], 'stroke-width': 2, opacity: 0.6 }),
  )
}

function steam(): string {
  const puffs = [
    [430, 300, 60],
    [470, 250, 84],
    [400, 220, 70],
    [520, 190, 96],
    [590, 150, 70],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, use('glowMoon'), { opacity: 0.4 }))
  return group({ style: 'mix-blend-mode:screen', filter: use('blurSoft') }, ...puffs)
}

function crates(): string {
  const crate = (x: number, y: number, size: number): string =>
    group(
      {},
      contact(x + size / 2, y, size * 0.62, 14),
      group({ filter: use('grainAcross') }, rect(x, y - size, size, size, use('woodMid'))),
      rect(x + 4, y - size + 4, size - 8, size - 8, 'none', { stroke: wood[2], 'stroke-width': 12 }),
      line(d`M${x + 12} ${y - 12}L${x + size - 12} ${y - size + 12}`, wood[2], 12),
      line(d`M${x} ${y - size}H${x + size}`, wood[6], 3, { opacity: 0.5 }),
    )
  return group({}, crate(1346, 930, 150), crate(1480, 962, 190), lantern(1420, 776, 128))
}

function carrotSack(x: number, y: number, shown: Shown): string {
  return group(
    {},
    contact(x, y, 96, 16),
    path(
      d`M${x - 66} ${y - 120}C${x - 40} ${y - 140} ${x + 40} ${y - 140} ${x + 66} ${y - 120}V${y - 90}H${x - 66}Z`,
      '#5d4a36',
    ),
    carrotHeap(x, y - 112, 112),
    shown.has('carrot-in-sack') ? group({ filter: use('shadowNear') }, carrot(x + 2, y - 168, 104, 82)) : '',
    group(
      { filter: use('shadowNear') },
      path(
        d`M${x - 70} ${y - 118}C${x - 60} ${y - 96} ${x + 60} ${y - 96} ${x + 70} ${y - 118}C${x + 92} ${y - 66} ${x + 92} ${y - 20} ${x + 70} ${y}Q${x} ${y + 14} ${x - 70} ${y}C${x - 92} ${y - 20} ${x - 92} ${y - 66} ${x - 70} ${y - 118}Z`,
        use('ivory'),
        {
          filter: use('grainCloth'),
        },
      ),
    ),
    path(d`M${x - 70} ${y - 118}C${x - 60} ${y - 96} ${x + 60} ${y - 96} ${x + 70} ${y - 118}`, 'none', {
      stroke: '#b59c82',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
    place(x + 4, y - 46, { turn: -7, scale: 0.4 }, carrot(-50, 0, 100, 0)),
    line(
      d`M${x - 50} ${y - 80}C${x - 60} ${y - 50} ${x - 58} ${y - 26} ${x - 48} ${y - 10}M${x + 40} ${y - 84}C${x + 54} ${y - 54} ${x + 54} ${y - 30} ${x + 44} ${y - 12}`,
      '#806a67',
      3,
      { opacity: 0.5 },
    ),
  )
}

export function drawUnderStage(shown: Shown = nothing): string {
  return group(
    {},
    drawRoom(room, { wallTone: 0.24, floorTones: { from: 0.5, to: 0.22 }, dado: 0.99, seed: 33, beams: 7 }),
    stones(),
    rect(0, 0, 1920, 1080, teal[2], { opacity: 0.22, style: 'mix-blend-mode:screen' }),
    pipes(),
    gears(),
    timbers(),
    halo(320, 700, 700, 'glowEmber', 0.5),
    boiler(300, 880, 250, 440),
    puddle(),
    steam(),
    lift(shown),
    carrotSack(632, 940, shown),
    crates(),
    ladder(1690, 60, 960, 116, -24),
    halo(1670, 60, 330, 'glowSoft', 0.9),
    beam({ x: 1668, y: -20, from: 60, to: 170, length: 980, lean: 20, opacity: 0.6 }),
    beam({ x: 820, y: 60, from: 30, to: 260, length: 780, lean: 150, opacity: 0.5 }),
    pool(980, 930, 480, 90, 'glowSoft', 0.6),
    path('M-20 1080C0 960 60 900 150 940C220 972 230 1040 240 1080Z', ink[0], {
      opacity: 0.92,
      filter: use('blurSoft'),
    }),
    dust(240, 200, 1200, 760, 90, 61),
    shown.has('lift-ready') ? '' : glint(824, 632, 26),
    vignette(1920, 1080),
  )
}
