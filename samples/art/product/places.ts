import { edge, drape, swags } from '#app/features/generation/scenery/cloth.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { books, bottle, door, drawer, stool, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { frame, poster, ropeCoil, roundRug, saw, shelf } from '#app/features/generation/scenery/hangings.ts'
import { deskLamp, lantern, pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { keyhole, plate, wheel } from '#app/features/generation/scenery/locks.ts'
import { gear } from '#app/features/generation/scenery/machines.ts'
import { card, dove, key, note, starShape, topHat, wand } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { archFrame, archShape } from '#app/features/generation/scenery/openings.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { figure } from '#app/features/generation/scenery/people.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
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

const stars = (seed: number, count: number, width: number, height: number): string[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, () =>
    path(starShape(between(random, 2, 6), 0.3), paper[5], {
      transform: d`translate(${between(random, 0, width)} ${between(random, 0, height)})`,
      opacity: between(random, 0.35, 0.95),
    }),
  )
}

function bricks(width: number, height: number): string {
  const random = seeded(8)
  const rows = Array.from({ length: Math.ceil(height / 44) }, (_, row) =>
    Array.from({ length: Math.ceil(width / 96) + 1 }, (__, column) =>
      rect(
        column * 96 - (row % 2) * 48 + 2,
        row * 44 + 2,
        92,
        40,
        shade(ink, 0.27 + between(random, -0.04, 0.05) - row * 0.003),
        { rx: 3 },
      ),
    ).join(''),
  )
  return group({ filter: use('grainStone') }, rect(0, 0, width, height, shade(ink, 0.14)), ...rows)
}

/** The door by which players and makers come in: ajar, with light behind it. */
export function drawStageDoor(): string {
  const [x, y, width, height] = [240, 290, 320, 560]
  const inside = archShape(x, y, width, height)
  return group(
    {},
    bricks(800, 900),
    rect(0, 900, 800, 100, shade(ink, 0.2)),
    rect(0, 898, 800, 3, shade(ink, 0.4)),
    archFrame(x, y, width, height, 34),
    path(inside, shade(brass, 0.5)),
    clipTo(
      inside,
      halo(400, 560, 420, 'glow', 1),
      rect(x, 700, width, 160, shade(wood, 0.5)),
      drape({
        left: edge({ x: 228, y: 280 }, { x: 236, y: 560 }, { x: 226, y: 850 }),
        right: edge({ x: 340, y: 280 }, { x: 300, y: 560 }, { x: 286, y: 850 }),
        folds: 4,
      }),
      topHat(372, 790, 120),
      rect(x, y, width, height, use('fade'), { opacity: 0.25 }),
      polygon(
        [
          { x: 404, y: 250 },
          { x: 566, y: 250 },
          { x: 566, y: 900 },
          { x: 404, y: 872 },
        ],
        use('wineDeep'),
      ),
      group(
        { filter: use('grainDown') },
        ...[430, 474, 518].map((at) => line(d`M${at} 250V900`, wine[1], 5)),
        rect(404, 420, 170, 16, use('woodPitch')),
        rect(404, 700, 170, 16, use('woodPitch')),
      ),
      line('M404 250V880', brass[5], 4, { opacity: 0.8 }),
    ),
    circle(432, 590, 15, use('brass')),
    keyhole(432, 632, 34, ink[0]),
    polygon(
      [
        { x: 244, y: 850 },
        { x: 404, y: 850 },
        { x: 470, y: 1000 },
        { x: 60, y: 1000 },
      ],
      use('beam'),
      { opacity: 0.9, style: 'mix-blend-mode:screen' },
    ),
    group(
      { filter: use('grainSoft') },
      polygon(
        [
          { x: 170, y: 850 },
          { x: 630, y: 850 },
          { x: 660, y: 890 },
          { x: 140, y: 890 },
        ],
        use('dusk'),
      ),
      rect(140, 890, 520, 34, shade(ink, 0.3)),
      rect(80, 924, 640, 76, shade(ink, 0.24)),
    ),
    pool(320, 872, 200, 26, 'glow', 0.9),
    line('M400 40V96', ink[0], 6),
    pendantLamp(400, 150, 130, 40),
    beam({ x: 400, y: 150, from: 56, to: 330, length: 700, opacity: 0.55 }),
    poster(118, 480, 138, -3, 'BASIL'),
    frame(690, 420, 126, 90, use('paper'), emblem('star', 0, 0, 54)),
    key(690, 540, 66, 84),
    circle(690, 528, 6, use('brass')),
    lantern(660, 922, 150),
    card(212, 912, 62, -68, { rank: 'Q', suit: 'heart' }),
    dove(170, 250, 96),
    dust(200, 200, 420, 600, 46, 6),
    glint(404, 548, 22),
    vignette(800, 1000, 0.9),
  )
}

/** Where adventures are made: a plan, half a box, two people at it. `isChanged`: with five differences to find. */
function drawBench(isChanged: boolean): string {
  const room = { width: 800, height: 600, back: { left: 70, top: 24, right: 730, bottom: 430 } }
  return group(
    {},
    drawRoom(room, { wallTone: 0.34, floorTones: { from: 0.58, to: 0.28 }, dado: 0.74, boards: 9, seed: 6, beams: 3 }),
    halo(420, 250, 420, 'glowSoft', 0.8),
    saw(170, 118, 150, 12),
    isChanged ? '' : ropeCoil(300, 112, 44),
    gear(620, 118, 54, 12, use('brassDull'), 4),
    gear(688, 172, 34, 10, use('steel'), 10),
    shelf(100, 250, 150),
    books(108, 250, [
      [18, 58, use('teal')],
      [16, 48, use('wine')],
      [20, 64, use(isChanged ? 'teal' : 'violet'), 7],
    ]),
    bottle(206, 250, 58, wine[4], 'flask'),
    frame(470, 120, 150, 110, use('paper'), emblem(isChanged ? 'star' : 'moon', -30, 0, 50), emblem('sun', 34, 0, 50)),
    figure(208, 520, 330, { hair: 'bun', lit: 1, arm: 'reach', rim: brass[5], coat: use('wine') }),
    figure(626, 524, 344, { hair: 'short', lit: -1, arm: 'reach', armSide: -1, rim: brass[5], coat: use('tealDark') }),
    contact(416, 574, 330, 26),
    turnedLeg(170, 470, 110, 30),
    turnedLeg(660, 470, 110, 30),
    rect(170, 452, 490, 46, use('woodDark')),
    drawer(200, 456, 150, 38),
    drawer(470, 456, 150, 38),
    tableTop(130, 410, 570, 40, 18),
    place(
      300,
      424,
      {},
      polygon(
        [
          { x: -90, y: 14 },
          { x: 70, y: 14 },
          { x: 96, y: -18 },
          { x: -56, y: -18 },
        ],
        use('paper'),
      ),
      line('M-50 4L-10 -8M-10 -8L34 2M34 2L64 -12', ink[4], 2, { 'stroke-dasharray': '6 4' }),
      circle(-50, 4, 5, wine[3]),
      circle(34, 2, 5, teal[3]),
      circle(64, -12, 5, brass[2]),
    ),
    plate(
      400,
      322,
      150,
      104,
      wheel(436, 384, 32, 46, isChanged ? '4' : '7'),
      wheel(476, 384, 32, 46, '2'),
      wheel(516, 384, 32, 46),
    ),
    keyhole(476, 344, 20, ink[0]),
    deskLamp(612, 420, 128),
    isChanged ? '' : key(372, 438, 50, 8),
    wand(208, 440, 80, -10),
    pool(420, 424, 230, 24, 'glowSoft', 0.9),
    beam({ x: 400, y: -30, from: 50, to: 220, length: 460, lean: -30, opacity: 0.6 }),
    dust(180, 80, 440, 330, 40, 9),
    glint(544, 330, 20),
    vignette(800, 600, 0.85),
  )
}

export const drawMakersBench = (): string => drawBench(false)
export const drawOtherBench = (): string => drawBench(true)

const doorways = [
  { x: 90, fill: use('wineDeep'), glow: 'glowRose', sign: 'star' },
  { x: 310, fill: use('violet'), glow: 'glow', sign: 'sun' },
  { x: 530, fill: use('tealDark'), glow: 'glowTeal', sign: 'moon' },
] as const

/** Play, make, learn: the first hall of whoever has just signed up. */
export function drawThreeDoors(): string {
  const room = { width: 800, height: 600, back: { left: 20, top: 10, right: 780, bottom: 452 } }
  return group(
    {},
    drawRoom(room, { wallTone: 0.33, floorTones: { from: 0.62, to: 0.3 }, dado: 0.8, boards: 11, seed: 2, beams: 2 }),
    swags(20, 18, 760, 36, 6),
    ...doorways.map(({ x, fill, glow, sign }) =>
      group(
        {},
        halo(x + 90, 330, 210, glow, 0.7),
        door(x, 172, 180, 280, { arched: true, fill }),
        circle(x + 90, 250, 40, ink[0], { opacity: 0.55 }),
        circle(x + 90, 250, 38, 'none', { stroke: brass[3], 'stroke-width': 4 }),
        emblem(sign, x + 90, 250, 56),
        ellipse(x + 90, 466, 110, 14, use(glow), { style: 'mix-blend-mode:screen', opacity: 0.9 }),
      ),
    ),
    roundRug(400, 540, 270, 36),
    figure(400, 548, 176, { hair: 'bob', lit: 1, arm: 'up', rim: brass[5], coat: use('wine') }),
    lantern(312, 552, 74),
    dove(610, 116, 60, true),
    beam({ x: 400, y: -40, from: 60, to: 260, length: 580, opacity: 0.7 }),
    pool(400, 548, 240, 34, 'glowSoft', 0.8),
    dust(120, 60, 560, 380, 44, 5),
    glint(452, 312, 20),
    vignette(800, 600, 0.85),
  )
}

/** A letter on its way: what the contact page shows when one was sent. */
export function drawLetterSent(): string {
  return group(
    {},
    rect(0, 0, 480, 360, use('night')),
    ...stars(5, 30, 480, 250),
    halo(366, 84, 130, 'glowSoft', 0.9),
    circle(366, 84, 34, use('moon')),
    path('M0 300Q120 250 250 286T480 268V360H0Z', shade(teal, 0.24)),
    path('M0 330Q160 292 300 318T480 310V360H0Z', shade(teal, 0.14)),
    line('M60 250C110 180 150 250 200 196', brass[5], 3, {
      'stroke-dasharray': '2 11',
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    place(
      236,
      236,
      { turn: -10 },
      group({ filter: use('shadow') }, rect(-62, -40, 124, 80, use('paper'), { rx: 3 })),
      line('M-60 -38L0 10L60 -38', paper[2], 4),
      circle(0, 10, 14, use('ember')),
      emblem('star', 0, 10, 18),
    ),
    dove(236, 150, 168),
    lantern(92, 326, 74),
    pool(92, 328, 90, 16, 'glowSoft', 0.9),
    glint(300, 118, 16),
    vignette(480, 360, 0.7),
  )
}

/** A frame with nothing in it: an adventure that is gone. */
export function drawEmptyFrame(): string {
  return group(
    {},
    rect(0, 0, 480, 360, shade(wine, 0.3), { filter: use('grainPlaster') }),
    rect(0, 0, 480, 360, use('fade'), { opacity: 0.5 }),
    ellipse(240, 150, 190, 150, use('glowSoft'), { opacity: 0.8, style: 'mix-blend-mode:screen' }),
    line('M240 18L150 66M240 18L330 66', brass[2], 3),
    circle(240, 18, 6, use('brass')),
    frame(240, 156, 250, 186, shade(wine, 0.18), rect(-125, -93, 250, 186, use('fadeUp'), { opacity: 0.5 })),
    note(252, 164, 84, 64, 7, 3),
    rect(0, 290, 480, 70, use('woodDark'), { filter: use('grainAcross') }),
    rect(0, 288, 480, 4, wood[5]),
    stool(392, 330, 74, 70),
    topHat(392, 250, 74),
    card(96, 318, 54, 64, { back: true }),
    card(136, 326, 54, 84, { rank: '4', suit: 'club' }),
    glint(350, 78, 16),
    vignette(480, 360, 0.7),
  )
}
