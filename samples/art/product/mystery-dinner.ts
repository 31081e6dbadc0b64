import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { frame } from '#app/features/generation/scenery/hangings.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { key, mask, note, starShape } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, wine } from '#app/features/generation/scenery/palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { ground } from './ground.ts'

export const plateSetting = (x: number, y: number, r: number): string =>
  group(
    {},
    contact(x, y + 4, r * 1.2, r * 0.36),
    ellipse(x, y, r, r * 0.36, use('brassPale')),
    ellipse(x, y - 2, r * 0.92, r * 0.32, use('paper')),
    ellipse(x, y - 2, r * 0.6, r * 0.2, 'none', { stroke: paper[2], 'stroke-width': 2 }),
  )

export const wineGlass = (x: number, y: number, height: number): string =>
  place(
    x,
    y,
    { scale: height / 100 },
    ellipse(0, 0, 20, 5, use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.6 }),
    rect(-2, -46, 4, 46, '#d9c9f2', { opacity: 0.6 }),
    path('M-21 -98C-26 -60 -14 -46 0 -44C14 -46 26 -60 21 -98Z', use('glass'), {
      stroke: '#e6dbff',
      'stroke-opacity': 0.5,
    }),
    path('M-22 -78C-22 -58 -12 -49 0 -47C12 -49 22 -58 22 -78Z', wine[3]),
    ellipse(0, -78, 22, 5, wine[4]),
    line('M-14 -90C-16 -76 -14 -66 -10 -58', '#ffffff', 3, { opacity: 0.6 }),
  )

function candelabra(x: number, y: number): string {
  const arm = (side: number, reach: number): string =>
    path(
      d`M${x} ${y - 120}C${x + side * reach * 0.4} ${y - 90} ${x + side * reach} ${y - 100} ${x + side * reach} ${y - 150}`,
      'none',
      {
        stroke: use('brassPale'),
        'stroke-width': 8,
        'stroke-linecap': 'round',
      },
    )
  const cup = (cx: number, cy: number): string =>
    path(d`M${cx - 18} ${cy}H${cx + 18}L${cx + 8} ${cy + 14}H${cx - 8}Z`, use('brass')) + candle(cx, cy, 70, false)
  return group(
    {},
    contact(x, y, 80, 14),
    path(
      d`M${x - 54} ${y}Q${x - 10} ${y - 14} ${x - 8} ${y - 60}L${x - 5} ${y - 170}H${x + 5}L${x + 8} ${y - 60}Q${x + 10} ${y - 14} ${x + 54} ${y}Z`,
      use('brass'),
    ),
    arm(-1, 86),
    arm(1, 86),
    cup(x, y - 176),
    cup(x - 86, y - 152),
    cup(x + 86, y - 152),
  )
}

function laidTable(): string[] {
  return [
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
    group(
      { filter: use('shadowNear') },
      place(
        290,
        556,
        { turn: -6 },
        rect(-80, -52, 160, 104, use('paper')),
        path('M-80 -52L0 14L80 -52', 'none', { stroke: paper[2], 'stroke-width': 3 }),
        circle(0, 8, 22, use('wine'), { stroke: wine[1], 'stroke-width': 2 }),
        path(starShape(10), wine[1], { transform: 'translate(0 8)' }),
      ),
    ),
    key(470, 566, 120, -18),
    place(
      640,
      560,
      { turn: 14 },
      path('M-100 -6L40 -10L40 10L-100 6L-118 0Z', use('steel')),
      rect(38, -22, 12, 44, use('brass'), { rx: 4 }),
      rect(48, -10, 70, 20, use('woodDark'), { rx: 8 }),
      circle(122, 0, 13, use('brass')),
    ),
  ]
}

export function drawMysteryDinner(): string {
  return group(
    {},
    ground(wine, 0.24),
    halo(380, 200, 440, 'glowSoft', 0.6),
    frame(
      150,
      170,
      130,
      164,
      use('night'),
      path('M-60 90C-56 30 -30 20 -12 16V0A26 32 0 1 1 12 0V16C30 20 56 30 60 90Z', ink[0]),
      ellipse(0, -60, 34, 7, ink[0]),
      rect(-20, -92, 40, 34, ink[0]),
      line('M-24 -14A26 32 0 0 1 -6 -46', brass[4], 2.5),
    ),
    frame(
      648,
      170,
      130,
      164,
      use('night'),
      path('M-60 90C-56 30 -30 20 -12 16V0A26 32 0 1 1 12 0V16C30 20 56 30 60 90Z', ink[0]),
      circle(8, -56, 18, ink[0]),
      line('M-24 -14A26 32 0 0 1 -6 -46', brass[4], 2.5),
    ),
    drape({
      left: edge({ x: -10, y: 0 }, { x: -10, y: 460 }),
      right: edge({ x: 80, y: 0 }, { x: 50, y: 240 }, { x: 26, y: 460 }),
      folds: 4,
      scale: ink,
    }),
    drape({
      left: edge({ x: 730, y: 0 }, { x: 756, y: 240 }, { x: 776, y: 460 }),
      right: edge({ x: 812, y: 0 }, { x: 812, y: 460 }),
      folds: 4,
      scale: ink,
      light: 0.4,
    }),
    ...laidTable(),
    dust(200, 60, 420, 320, 26, 14),
    glint(348, 404, 20),
    vignette(800, 600, 0.95),
  )
}
