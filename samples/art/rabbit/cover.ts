import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, dove, key, starShape, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { audience } from '#app/features/generation/scenery/people.ts'
import { brass, ink, shade, wood } from '#app/features/generation/scenery/palette.ts'
import { rabbitHead } from '#samples/art/cast/rabbit.ts'
import { d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'

function floor(): string {
  const boards = Array.from({ length: 14 }, (_, index) => {
    const x = (share: number): [number, number] => [100 + 1400 * share, -500 + 2600 * share]
    const [[a, b], [c, e]] = [x(index / 14), x((index + 1) / 14)]
    return polygon(
      [
        { x: a, y: 640 },
        { x: c, y: 640 },
        { x: e, y: 900 },
        { x: b, y: 900 },
      ],
      shade(wood, 0.6 - Math.abs(index / 14 - 0.45) * 0.5),
      { stroke: ink[0], 'stroke-width': 2, 'stroke-opacity': 0.6 },
    )
  })
  return group(
    {},
    group({ filter: use('grainDown') }, ...boards),
    rect(0, 640, 1600, 60, use('fadeUp'), { opacity: 0.7 }),
  )
}

function podium(x: number, y: number): string {
  return group(
    {},
    contact(x, y + 120, 290, 36),
    path(
      d`M${x - 210} ${y}L${x - 240} ${y + 110}Q${x} ${y + 160} ${x + 240} ${y + 110}L${x + 210} ${y}Z`,
      use('violet'),
    ),
    ...[-150, -75, 0, 75, 150].map((at) =>
      path(starShape(16), use('brass'), { transform: d`translate(${x + at} ${y + 76 - Math.abs(at) * 0.06})` }),
    ),
    path(
      d`M${x - 240} ${y + 104}Q${x} ${y + 156} ${x + 240} ${y + 104}L${x + 242} ${y + 120}Q${x} ${y + 172} ${x - 242} ${y + 120}Z`,
      use('brass'),
    ),
    ellipse(x, y, 216, 44, use('brass')),
    ellipse(x, y - 5, 206, 40, use('wood')),
  )
}

function flying(): string {
  const cards = [
    [430, 300, -28],
    [520, 200, -8],
    [1080, 196, 22],
    [1180, 300, 34],
    [1210, 440, 10],
    [400, 450, -14],
  ] as const
  const faces = [
    ['B', 'heart'],
    ['A', 'spade'],
    ['K', 'diamond'],
    ['Q', 'club'],
  ] as const
  return group(
    {},
    ...cards.map(([x, y, turn], index) =>
      card(x, y, 96, turn, faces[index] ? { rank: faces[index][0], suit: faces[index][1] } : { back: true }),
    ),
    dove(330, 210, 120),
    dove(1290, 180, 110, true),
    ...[
      [640, 170, 10],
      [960, 150, 12],
      [560, 420, 8],
      [1060, 420, 9],
      [700, 100, 7],
      [900, 90, 8],
    ].map(([x = 0, y = 0, r = 8]) => path(starShape(r, 0.3), brass[5], { transform: d`translate(${x} ${y})` })),
  )
}

export function drawCover(): string {
  const basil = group({}, place(2, -168, { scale: 0.74 }, rabbitHead('ahead')))
  const paw = (x: number, turn: number): string =>
    place(
      x,
      452,
      { turn },
      ellipse(0, 0, 30, 24, use('fur')),
      line('M-10 8V20M2 10V23M14 8V18', '#8d77ab', 3, { opacity: 0.7 }),
    )
  return group(
    {},
    rect(0, 0, 1600, 900, use('night')),
    drape({
      left: edge({ x: 100, y: 0 }, { x: 100, y: 660 }),
      right: edge({ x: 1500, y: 0 }, { x: 1500, y: 660 }),
      folds: 22,
      scale: ink,
      dark: 0.16,
      light: 0.46,
    }),
    halo(800, 360, 620, 'glowViolet', 0.6),
    floor(),
    pool(800, 760, 520, 90, 'glowSoft', 0.9),
    beam({ x: 420, y: -80, from: 60, to: 360, length: 900, lean: 390, opacity: 1 }),
    halo(800, 330, 420, 'glowSoft', 0.8),
    podium(800, 690),
    topHat(800, 676, 370, { upturned: true, inside: basil }),
    paw(716, -12),
    paw(884, 12),
    flying(),
    place(800, 700, {}, line('M150 -50C190 -30 210 20 200 70', '#bb4a68', 4)),
    key(1000, 776, 110, 74),
    candle(560, 720, 110),
    swags(-40, -6, 1680, 84, 7),
    drape({
      left: edge({ x: -30, y: 0 }, { x: -30, y: 900 }),
      right: edge({ x: 250, y: 0 }, { x: 180, y: 420 }, { x: 90, y: 640 }, { x: 120, y: 910 }),
      folds: 6,
      light: 0.6,
      fringe: true,
    }),
    drape({
      left: edge({ x: 1370, y: 0 }, { x: 1430, y: 420 }, { x: 1510, y: 640 }, { x: 1484, y: 910 }),
      right: edge({ x: 1640, y: 0 }, { x: 1640, y: 900 }),
      folds: 6,
      light: 0.44,
      fringe: true,
    }),
    audience(1600, 850, 96, 10),
    dust(420, 80, 780, 560, 70, 23),
    glint(662, 436, 24),
    vignette(1600, 900, 0.9),
  )
}
