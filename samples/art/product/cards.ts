import { drape, edge, swags } from '#samples/art/kit/cloth.ts'
import { emblem } from '#samples/art/kit/emblems.ts'
import { books, bottle, tableTop, trunk } from '#samples/art/kit/furniture.ts'
import { frame } from '#samples/art/kit/hangings.ts'
import { candle, deskLamp } from '#samples/art/kit/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#samples/art/kit/light.ts'
import { lettering } from '#samples/art/kit/lettering.ts'
import { keyhole, plate, wheel } from '#samples/art/kit/locks.ts'
import { card, key, mask, note, starShape } from '#samples/art/kit/magic.ts'
import { use } from '#samples/art/kit/materials.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#samples/art/kit/palette.ts'
import { between, seeded } from '#samples/art/kit/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#samples/art/kit/svg.ts'

/** A wall behind a table: the ground that the three product pictures share, each in its own colour. */
function ground(scale: readonly string[], tone: number, plaster = true): string {
  const random = seeded(3)
  const marks = Array.from({ length: 40 }, () => path(starShape(between(random, 3, 7), 0.24), shade(scale, tone + 0.2), { opacity: 0.4, transform: d`translate(${between(random, 0, 800)} ${between(random, 0, 430)})` }))
  return group({ filter: plaster ? use('grainPlaster') : undefined }, rect(0, 0, 800, 600, shade(scale, tone)), rect(0, 0, 800, 600, use('fade'), { opacity: 0.5 }), ...marks)
}

function manor(): string {
  const lit = (x: number, y: number): string => rect(x, y, 14, 22, brass[5], { rx: 2 }) + halo(x + 7, y + 11, 26, 'glowSoft', 0.8)
  return group(
    {},
    path('M300 330V250L338 206L376 250V232H470V250L508 196L546 250V330Z', ink[2]),
    path('M292 252L338 196L384 252ZM462 252L508 186L554 252ZM370 236L423 196L476 236Z', ink[1]),
    path('M412 330V290A14 14 0 0 1 440 290V330Z', brass[4]),
    ...[[330, 262], [330, 296], [500, 262], [500, 296], [388, 258], [448, 258]].map(([x = 0, y = 0]) => lit(x, y)),
  )
}

function ring(x: number, y: number, r: number): string {
  return group({}, halo(x, y, r * 3, 'glow', 0.7), circle(x, y, r, 'none', { stroke: brass[5], 'stroke-width': 4 }), circle(x, y, r * 0.45, brass[6]))
}

/** Online adventure: a paper theatre on a desk, its little night full of places to press. */
export function drawOnlineAdventure(): string {
  const opening = 'M210 130H590V400H210Z'
  const hill = (y: number, color: string): string => path(d`M200 ${y}Q300 ${y - 50} 400 ${y - 10}T600 ${y - 30}V420H200Z`, color)
  return group(
    {},
    ground(ink, 0.3),
    halo(400, 240, 420, 'glowViolet', 0.7),
    tableTop(-60, 470, 920, 140, 20, use('grainSoft')),
    pool(400, 500, 380, 60, 'glowSoft', 0.7),
    contact(400, 506, 330, 26),
    group({ filter: use('shadowFar') }, rect(150, 70, 500, 430, use('wineDeep'), { rx: 8 }), path('M150 78Q400 -30 650 78Z', use('wine'))),
    rect(150, 70, 500, 430, 'none', { rx: 8, stroke: brass[3], 'stroke-width': 5 }),
    path('M150 78Q400 -30 650 78', 'none', { stroke: brass[4], 'stroke-width': 5 }),
    emblem('star', 400, 62, 54),
    clipTo(opening, rect(200, 120, 400, 300, '#26256a'), circle(423, 196, 44, use('moon')), circle(423, 196, 160, use('glowMoon'), { opacity: 0.8 }), ...[[240, 160], [370, 150], [480, 160], [540, 150], [570, 220], [310, 150]].map(([x = 0, y = 0], index) => path(starShape(4 + (index % 3) * 2, 0.3), '#fff3d0', { transform: d`translate(${x} ${y})` })), hill(340, '#33267a'), manor(), hill(372, '#22194f'), path('M400 420C430 380 410 350 426 330C436 350 470 380 520 420Z', brass[3], { opacity: 0.8 }), drape({ left: edge({ x: 204, y: 120 }, { x: 204, y: 410 }), right: edge({ x: 300, y: 120 }, { x: 262, y: 260 }, { x: 236, y: 410 }), folds: 4 }), drape({ left: edge({ x: 510, y: 120 }, { x: 548, y: 260 }, { x: 572, y: 410 }), right: edge({ x: 600, y: 120 }, { x: 600, y: 410 }), folds: 4, light: 0.5 })),
    swags(210, 128, 380, 26, 4),
    rect(204, 124, 392, 282, 'none', { stroke: brass[3], 'stroke-width': 7 }),
    ring(426, 308, 15),
    ring(337, 240, 12),
    ring(508, 222, 12),
    rect(170, 420, 460, 60, use('wine')),
    ...[220, 310, 400, 490, 580].map((x) => emblem('moon', x, 450, 30)),
    key(96, 560, 130, -14),
    card(690, 540, 92, 16, { rank: 'Q', suit: 'heart' }),
    card(742, 556, 92, 34, { back: true }),
    candle(82, 500, 110),
    dust(180, 60, 460, 380, 30, 8),
    glint(588, 130, 20),
    vignette(800, 600, 0.9),
  )
}

const plateSetting = (x: number, y: number, r: number): string =>
  group({}, contact(x, y + 4, r * 1.2, r * 0.36), ellipse(x, y, r, r * 0.36, use('brassPale')), ellipse(x, y - 2, r * 0.92, r * 0.32, use('paper')), ellipse(x, y - 2, r * 0.6, r * 0.2, 'none', { stroke: paper[2], 'stroke-width': 2 }))

const wineGlass = (x: number, y: number, height: number): string =>
  place(x, y, { scale: height / 100 }, ellipse(0, 0, 20, 5, use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.6 }), rect(-2, -46, 4, 46, '#d9c9f2', { opacity: 0.6 }), path('M-21 -98C-26 -60 -14 -46 0 -44C14 -46 26 -60 21 -98Z', use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.5 }), path('M-22 -78C-22 -58 -12 -49 0 -47C12 -49 22 -58 22 -78Z', wine[3]), ellipse(0, -78, 22, 5, wine[4]), line('M-14 -90C-16 -76 -14 -66 -10 -58', '#ffffff', 3, { opacity: 0.6 }))

function candelabra(x: number, y: number): string {
  const arm = (side: number, reach: number): string => path(d`M${x} ${y - 120}C${x + side * reach * 0.4} ${y - 90} ${x + side * reach} ${y - 100} ${x + side * reach} ${y - 150}`, 'none', { stroke: use('brassPale'), 'stroke-width': 8, 'stroke-linecap': 'round' })
  const cup = (cx: number, cy: number): string => path(d`M${cx - 18} ${cy}H${cx + 18}L${cx + 8} ${cy + 14}H${cx - 8}Z`, use('brass')) + candle(cx, cy, 70, false)
  return group({}, contact(x, y, 80, 14), path(d`M${x - 54} ${y}Q${x - 10} ${y - 14} ${x - 8} ${y - 60}L${x - 5} ${y - 170}H${x + 5}L${x + 8} ${y - 60}Q${x + 10} ${y - 14} ${x + 54} ${y}Z`, use('brass')), arm(-1, 86), arm(1, 86), cup(x, y - 176), cup(x - 86, y - 152), cup(x + 86, y - 152))
}

/** Mystery dinner: a table laid for guests of whom one is not what he says. */
export function drawMysteryDinner(): string {
  return group(
    {},
    ground(wine, 0.24),
    halo(380, 200, 440, 'glowSoft', 0.6),
    frame(150, 170, 130, 164, use('night'), path('M-60 90C-56 30 -30 20 -12 16V0A26 32 0 1 1 12 0V16C30 20 56 30 60 90Z', ink[0]), ellipse(0, -60, 34, 7, ink[0]), rect(-20, -92, 40, 34, ink[0]), line('M-24 -14A26 32 0 0 1 -6 -46', brass[4], 2.5)),
    frame(648, 170, 130, 164, use('night'), path('M-60 90C-56 30 -30 20 -12 16V0A26 32 0 1 1 12 0V16C30 20 56 30 60 90Z', ink[0]), circle(8, -56, 18, ink[0]), line('M-24 -14A26 32 0 0 1 -6 -46', brass[4], 2.5)),
    drape({ left: edge({ x: -10, y: 0 }, { x: -10, y: 460 }), right: edge({ x: 80, y: 0 }, { x: 50, y: 240 }, { x: 26, y: 460 }), folds: 4, scale: ink }),
    drape({ left: edge({ x: 730, y: 0 }, { x: 756, y: 240 }, { x: 776, y: 460 }), right: edge({ x: 812, y: 0 }, { x: 812, y: 460 }), folds: 4, scale: ink, light: 0.4 }),
    path('M-40 600L60 396Q400 366 740 396L840 600Z', use('paper')),
    path('M-40 600L60 396Q400 366 740 396L840 600Z', use('dark'), { opacity: 0.6 }),
    path('M250 600L300 388Q400 380 500 388L550 600Z', use('wine'), { filter: use('grainCloth') }),
    line('M250 600L300 388M550 600L500 388', brass[3], 4),
    pool(400, 440, 320, 70, 'glowSoft', 0.9),
    candelabra(400, 442),
    plateSetting(180, 450, 76),
    plateSetting(622, 450, 76),
    wineGlass(276, 452, 100),
    wineGlass(534, 456, 100),
    place(180, 440, {}, mask(0, -6, 108)),
    note(622, 440, 74, 46, 8, 3),
    group({ filter: use('shadowNear') }, place(290, 556, { turn: -6 }, rect(-80, -52, 160, 104, use('paper')), path('M-80 -52L0 14L80 -52', 'none', { stroke: paper[2], 'stroke-width': 3 }), circle(0, 8, 22, use('wine'), { stroke: wine[1], 'stroke-width': 2 }), path(starShape(10), wine[1], { transform: 'translate(0 8)' }))),
    key(470, 566, 120, -18),
    place(640, 560, { turn: 14 }, path('M-100 -6L40 -10L40 10L-100 6L-118 0Z', use('steel')), rect(38, -22, 12, 44, use('brass'), { rx: 4 }), rect(48, -10, 70, 20, use('woodDark'), { rx: 8 }), circle(122, 0, 13, use('brass'))),
    dust(200, 60, 420, 320, 26, 14),
    glint(348, 404, 20),
    vignette(800, 600, 0.95),
  )
}

function cipherDisc(x: number, y: number, r: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((sign, index) => place(0, 0, { turn: index * (360 / 26) }, lettering(sign, 0, -r * 0.8, { size: r * 0.2, fill: ink[2], align: 'middle' })))
  const inner = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((sign, index) => place(0, 0, { turn: (index + 3.6) * (360 / 26) }, lettering(sign, 0, -r * 0.53, { size: r * 0.16, fill: brass[6], align: 'middle' })))
  return place(x, y, {}, group({ filter: use('shadow') }, circle(0, 0, r, use('paper'))), circle(0, 0, r * 0.97, 'none', { stroke: brass[2], 'stroke-width': r * 0.03 }), ...letters, circle(0, 0, r * 0.7, use('violet'), { stroke: brass[3], 'stroke-width': r * 0.03 }), ...inner, circle(0, 0, r * 0.4, use('dusk'), { stroke: brass[3], 'stroke-width': 2 }), path(starShape(r * 0.28), use('brass')), circle(0, 0, r * 0.06, brass[1]))
}

/** Links from one point to another, hanging a little. */
function chain(x1: number, y1: number, x2: number, y2: number, count: number): string {
  const links = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 60 * t * (1 - t)]
    return index % 2 === 0 ? ellipse(x, y, 13, 8, 'none', { stroke: brass[2], 'stroke-width': 6 }) + ellipse(x - 1, y - 1, 13, 8, 'none', { stroke: brass[4], 'stroke-width': 3 }) : rect(x - 12, y - 3.5, 24, 7, use('brassBar'), { rx: 3.5 })
  })
  return group({ filter: use('shadowNear') }, ...links)
}

function hourglass(x: number, y: number, height: number): string {
  return place(x, y, { scale: height / 200 }, contact(0, 0, 70, 14), path('M-44 -182C-44 -130 -8 -112 -8 -98C-8 -84 -44 -66 -44 -14H44C44 -66 8 -84 8 -98C8 -112 44 -130 44 -182Z', use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.5, 'stroke-width': 2 }), path('M-36 -150C-30 -126 -8 -112 0 -100C8 -112 30 -126 36 -150Z', brass[4]), path('M-40 -16C-30 -46 -10 -54 0 -56C10 -54 30 -46 40 -16Z', brass[3]), line('M0 -100V-54', brass[4], 3), ...[-54, 50].map((px) => rect(px, -190, 8, 184, use('brassRod'))), rect(-64, -204, 128, 22, use('brass'), { rx: 6 }), rect(-64, -16, 128, 22, use('brass'), { rx: 6 }))
}

/** Escape room at home: a locked chest, a cipher disc and printed sheets under a lamp. */
export function drawEscapeRoom(): string {
  return group(
    {},
    ground(teal, 0.3, false),
    halo(250, 190, 420, 'glowSoft', 0.7),
    group({ filter: use('grainAcross') }, rect(0, 120, 330, 16, use('wood')), rect(520, 176, 300, 16, use('wood'))),
    books(30, 120, [[30, 96, use('wine')], [26, 80, use('violet')], [34, 104, use('woodMid')], [24, 86, use('teal'), 8]]),
    bottle(230, 120, 84, brass[4], 'round'),
    bottle(590, 176, 90, teal[4], 'flask'),
    books(640, 176, [[28, 98, use('dusk')], [32, 110, use('wineDeep')], [24, 84, use('wood')]]),
    tableTop(-80, 400, 960, 220, 20, use('grainSoft')),
    pool(360, 470, 360, 80, 'glowSoft', 0.9),
    place(140, 516, { turn: -9 }, group({ filter: use('shadow') }, rect(-96, -62, 200, 126, use('paper'))), line('M-70 -34H60M-70 -14H76', ink[4], 3, { opacity: 0.5 }), rect(-66, 4, 60, 44, 'none', { stroke: wine[3], 'stroke-width': 3 }), line('M-60 42L-40 18L-26 32L-12 12', wine[3], 3), keyhole(50, 26, 44, ink[3])),
    trunk(440, 470, 330, 250, use('woodDark'), use('grainSoft')),
    plate(354, 300, 172, 68, ...[0, 1, 2].map((index) => wheel(392 + index * 48, 334, 34, 42, ['7', '3', '9'][index]))),
    chain(272, 414, 420, 396, 9),
    chain(462, 396, 610, 420, 9),
    group({ filter: use('shadow') }, path('M412 404V380A28 28 0 0 1 468 380V404', 'none', { stroke: use('steel'), 'stroke-width': 12 }), rect(396, 400, 88, 74, use('brass'), { rx: 10 })),
    keyhole(440, 438, 44, brass[0]),
    hourglass(744, 432, 150),
    cipherDisc(636, 494, 92),
    deskLamp(196, 456, 270),
    key(372, 548, 120, -8),
    dust(80, 120, 460, 320, 14, 22),
    glint(404, 412, 22),
    vignette(800, 600, 0.9),
  )
}
