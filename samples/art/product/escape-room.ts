import { books, bottle, tableTop, trunk } from '#app/features/generation/scenery/furniture.ts'
import { deskLamp } from '#app/features/generation/scenery/lamps.ts'
import { contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { keyhole, plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { key, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { ground } from './ground.ts'

function cipherDisc(x: number, y: number, r: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((sign, index) =>
      place(
        0,
        0,
        { turn: index * (360 / 26) },
        lettering(sign, 0, -r * 0.8, { size: r * 0.2, fill: ink[2], align: 'middle' }),
      ),
    )
  const inner = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    .split('')
    .map((sign, index) =>
      place(
        0,
        0,
        { turn: (index + 3.6) * (360 / 26) },
        lettering(sign, 0, -r * 0.53, { size: r * 0.16, fill: brass[6], align: 'middle' }),
      ),
    )
  return place(
    x,
    y,
    {},
    group({ filter: use('shadow') }, circle(0, 0, r, use('paper'))),
    circle(0, 0, r * 0.97, 'none', { stroke: brass[2], 'stroke-width': r * 0.03 }),
    ...letters,
    circle(0, 0, r * 0.7, use('violet'), { stroke: brass[3], 'stroke-width': r * 0.03 }),
    ...inner,
    circle(0, 0, r * 0.4, use('dusk'), { stroke: brass[3], 'stroke-width': 2 }),
    path(starShape(r * 0.28), use('brass')),
    circle(0, 0, r * 0.06, brass[1]),
  )
}

function chain(x1: number, y1: number, x2: number, y2: number, count: number): string {
  const links = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 60 * t * (1 - t)]
    return index % 2 === 0
      ? ellipse(x, y, 13, 8, 'none', { stroke: brass[2], 'stroke-width': 6 }) +
          ellipse(x - 1, y - 1, 13, 8, 'none', { stroke: brass[4], 'stroke-width': 3 })
      : rect(x - 12, y - 3.5, 24, 7, use('brassBar'), { rx: 3.5 })
  })
  return group({ filter: use('shadowNear') }, ...links)
}

function hourglass(x: number, y: number, height: number): string {
  return place(
    x,
    y,
    { scale: height / 200 },
    contact(0, 0, 70, 14),
    path(
      'M-44 -182C-44 -130 -8 -112 -8 -98C-8 -84 -44 -66 -44 -14H44C44 -66 8 -84 8 -98C8 -112 44 -130 44 -182Z',
      use('glass'),
      {
        stroke: '#e6dbff',
        'stroke-opacity': 0.5,
        'stroke-width': 2,
      },
    ),
    path('M-36 -150C-30 -126 -8 -112 0 -100C8 -112 30 -126 36 -150Z', brass[4]),
    path('M-40 -16C-30 -46 -10 -54 0 -56C10 -54 30 -46 40 -16Z', brass[3]),
    line('M0 -100V-54', brass[4], 3),
    ...[-54, 50].map((px) => rect(px, -190, 8, 184, use('brassRod'))),
    rect(-64, -204, 128, 22, use('brass'), { rx: 6 }),
    rect(-64, -16, 128, 22, use('brass'), { rx: 6 }),
  )
}

export function drawEscapeRoom(): string {
  return group(
    {},
    ground(teal, 0.3, false),
    halo(250, 190, 420, 'glowSoft', 0.7),
    group({ filter: use('grainAcross') }, rect(0, 120, 330, 16, use('wood')), rect(520, 176, 300, 16, use('wood'))),
    books(30, 120, [
      [30, 96, use('wine')],
      [26, 80, use('violet')],
      [34, 104, use('woodMid')],
      [24, 86, use('teal'), 8],
    ]),
    bottle(230, 120, 84, brass[4], 'round'),
    bottle(590, 176, 90, teal[4], 'flask'),
    books(640, 176, [
      [28, 98, use('dusk')],
      [32, 110, use('wineDeep')],
      [24, 84, use('wood')],
    ]),
    tableTop(-80, 400, 960, 220, 20, use('grainSoft')),
    pool(360, 470, 360, 80, 'glowSoft', 0.9),
    place(
      140,
      516,
      { turn: -9 },
      group({ filter: use('shadow') }, rect(-96, -62, 200, 126, use('paper'))),
      line('M-70 -34H60M-70 -14H76', ink[4], 3, { opacity: 0.5 }),
      rect(-66, 4, 60, 44, 'none', { stroke: wine[3], 'stroke-width': 3 }),
      line('M-60 42L-40 18L-26 32L-12 12', wine[3], 3),
      keyhole(50, 26, 44, ink[3]),
    ),
    trunk(440, 470, 330, 250, use('woodDark'), use('grainSoft')),
    plate(354, 300, 172, 68, ...[0, 1, 2].map((index) => wheel(392 + index * 48, 334, 34, 42, ['7', '3', '9'][index]))),
    chain(272, 414, 420, 396, 9),
    chain(462, 396, 610, 420, 9),
    group(
      { filter: use('shadow') },
      path('M412 404V380A28 28 0 0 1 468 380V404', 'none', { stroke: use('steel'), 'stroke-width': 12 }),
      rect(396, 400, 88, 74, use('brass'), { rx: 10 }),
    ),
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
