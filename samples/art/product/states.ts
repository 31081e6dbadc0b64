import { books } from '#app/features/generation/scenery/furniture.ts'
import { deskLamp, candle } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, crystalBall, starShape, topHat, wand } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { rabbitHead } from '#samples/art/cast/rabbit.ts'
import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { circle, clipTo, d, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'

const BLOB = 'M240 14C350 -6 452 60 462 168C472 286 392 344 244 344C92 346 8 290 18 172C26 62 130 32 240 14Z'

function nightWindow(...inside: string[]): string {
  const stars = [
    [90, 90, 5],
    [150, 60, 4],
    [330, 54, 6],
    [400, 110, 4],
    [60, 170, 4],
    [420, 190, 5],
    [250, 40, 4],
  ].map(([x = 0, y = 0, r = 4]) =>
    path(starShape(r, 0.28), brass[5], { opacity: 0.7, transform: d`translate(${x} ${y})` }),
  )
  return clipTo(
    BLOB,
    rect(0, 0, 480, 360, shade(ink, 0.34)),
    circle(150, 90, 260, use('glowViolet')),
    ...stars,
    ...inside,
  )
}

const tableEdge = (y: number): string =>
  group(
    {},
    group(
      { filter: use('grainAcross') },
      polygon(
        [
          { x: -40, y: y + 60 },
          { x: 40, y },
          { x: 440, y },
          { x: 520, y: y + 60 },
        ],
        use('wood'),
      ),
      rect(-40, y + 60, 560, 80, use('woodDark')),
    ),
    rect(-40, y + 60, 560, 3, wood[6], { opacity: 0.6 }),
  )

export function drawNoProjects(): string {
  return group(
    {},
    nightWindow(tableEdge(228), pool(210, 262, 200, 36, 'glowSoft', 1), deskLamp(138, 262, 190)),
    place(
      228,
      268,
      { turn: -5 },
      group({ filter: use('shadow') }, path('M-92 -30H70L96 30H-74Z', use('paper'))),
      line('M-50 -14H34M-46 0H46', paper[2], 2.5, { 'stroke-dasharray': '7 6' }),
    ),
    place(
      270,
      262,
      { turn: -38 },
      rect(0, -4, 92, 8, use('brassRod'), { rx: 3 }),
      path('M0 -4L-16 0L0 4Z', paper[4]),
      rect(84, -5, 12, 10, wine[4], { rx: 3 }),
    ),
    topHat(374, 274, 116, { upturned: true, shadow: false }),
    halo(376, 194, 60, 'glowSoft', 0.8),
    ...[
      [366, 160, 8],
      [394, 138, 6],
      [378, 108, 5],
      [354, 126, 4],
    ].map(([x = 0, y = 0, r = 5]) => path(starShape(r, 0.3), brass[4], { transform: d`translate(${x} ${y})` })),
    glint(318, 206, 14),
  )
}

export function drawNothingFound(): string {
  return group(
    {},
    nightWindow(
      rect(40, 256, 420, 120, use('woodPitch'), { opacity: 0.7 }),
      clipTo('M0 0H480V256H0Z', place(352, 252, { scale: 0.62 }, rabbitHead('ahead'))),
      group({ filter: use('grainAcross') }, rect(20, 256, 440, 20, use('wood'))),
      rect(20, 256, 440, 3, wood[6]),
      books(60, 256, [
        [24, 92, use('wine')],
        [20, 76, use('teal')],
        [26, 84, use('violet'), 9],
      ]),
    ),
    group(
      { filter: use('shadow') },
      place(
        226,
        150,
        { turn: 38 },
        rect(76, -9, 112, 18, use('woodMid'), { rx: 9 }),
        rect(70, -7, 24, 14, use('brass')),
      ),
    ),
    circle(226, 150, 80, use('glass')),
    clipTo(
      'M226 74a76 76 0 1 1 -0.1 0Z',
      circle(200, 130, 120, use('glowSoft'), { opacity: 0.6 }),
      line('M168 210H292', wood[5], 12),
      path('M176 140A56 56 0 0 1 216 94', 'none', {
        stroke: '#ffffff',
        'stroke-width': 9,
        opacity: 0.65,
        'stroke-linecap': 'round',
      }),
    ),
    circle(226, 150, 78, 'none', { stroke: brass[1], 'stroke-width': 16 }),
    circle(226, 150, 78, 'none', { stroke: use('brassPale'), 'stroke-width': 10 }),
    glint(170, 98, 16),
  )
}

export function drawNoAdventures(): string {
  return group(
    {},
    nightWindow(
      drape({
        left: edge({ x: -4, y: -10 }, { x: -4, y: 270 }),
        right: edge({ x: 240, y: -10 }, { x: 240, y: 270 }),
        folds: 8,
        fringe: true,
      }),
      drape({
        left: edge({ x: 238, y: -10 }, { x: 238, y: 270 }),
        right: edge({ x: 486, y: -10 }, { x: 486, y: 270 }),
        folds: 8,
        light: 0.5,
        fringe: true,
      }),
      group({ filter: use('grainAcross') }, rect(0, 276, 480, 90, use('woodDark'))),
      rect(0, 274, 480, 4, brass[3]),
      swags(0, 10, 480, 30, 4),
      beam({ x: 130, y: -30, from: 20, to: 110, length: 330, lean: 90 }),
    ),
    pool(240, 302, 150, 26, 'glowSoft', 1),
    topHat(270, 306, 116),
    candle(176, 308, 78),
    wand(300, 328, 84, -6),
  )
}

export function drawNotFound(): string {
  return group(
    {},
    rect(0, 0, 800, 600, use('night')),
    drape({
      left: edge({ x: 40, y: 0 }, { x: 40, y: 450 }),
      right: edge({ x: 760, y: 0 }, { x: 760, y: 450 }),
      folds: 15,
      scale: ink,
      dark: 0.14,
      light: 0.42,
    }),
    group(
      { filter: use('grainSoft') },
      polygon(
        [
          { x: 0, y: 440 },
          { x: 800, y: 440 },
          { x: 900, y: 600 },
          { x: -100, y: 600 },
        ],
        use('wood'),
      ),
    ),
    rect(0, 440, 800, 40, use('fadeUp'), { opacity: 0.7 }),
    pool(400, 500, 360, 60, 'glowSoft', 0.9),
    place(504, 236, { scale: 0.86, turn: 8 }, rabbitHead('ahead')),
    beam({ x: 190, y: -60, from: 40, to: 300, length: 640, lean: 220, opacity: 0.95 }),
    contact(210, 508, 110, 18),
    card(210, 366, 270, -6, { rank: '4', suit: 'spade' }),
    contact(596, 508, 110, 18),
    card(600, 370, 270, 7, { rank: '4', suit: 'heart' }),
    crystalBall(404, 386, 92),
    swags(-30, -6, 860, 52, 6),
    drape({
      left: edge({ x: -20, y: 0 }, { x: -20, y: 610 }),
      right: edge({ x: 110, y: 0 }, { x: 70, y: 300 }, { x: 30, y: 610 }),
      folds: 4,
    }),
    drape({
      left: edge({ x: 706, y: 0 }, { x: 738, y: 300 }, { x: 776, y: 610 }),
      right: edge({ x: 830, y: 0 }, { x: 830, y: 610 }),
      folds: 4,
      light: 0.46,
    }),
    dust(180, 60, 460, 380, 40, 17),
    glint(360, 318, 24),
    vignette(800, 600, 0.85),
  )
}
