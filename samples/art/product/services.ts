import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { frame } from '#app/features/generation/scenery/hangings.ts'
import { pendantLamp } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { keyhole } from '#app/features/generation/scenery/locks.ts'
import { gear } from '#app/features/generation/scenery/machines.ts'
import { card, dove, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { audience, confetti, figure } from '#app/features/generation/scenery/people.ts'
import { brass, ink, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
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

function lightString(x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string {
  const at = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count)
    return group({}, circle(x, y + 9, 7, use('bulb')), halo(x, y + 9, 34, 'glow', 0.6))
  })
  return group({}, line(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, ink[0], 3), ...lamps)
}

export function drawEvents(): string {
  return group(
    {},
    rect(0, 0, 800, 600, use('night')),
    rect(0, 0, 800, 460, shade(ink, 0.34), { filter: use('grainPlaster') }),
    halo(400, 240, 460, 'glowViolet', 0.8),
    path('M150 470V220A250 200 0 0 1 650 220V470Z', '#2a1d66', { stroke: brass[3], 'stroke-width': 8 }),
    clipTo(
      'M150 470V220A250 200 0 0 1 650 220V470Z',
      circle(400, 300, 260, use('glowSoft')),
      drape({
        left: edge({ x: 140, y: 10 }, { x: 140, y: 470 }),
        right: edge({ x: 300, y: 10 }, { x: 250, y: 220 }, { x: 204, y: 470 }),
        folds: 5,
      }),
      drape({
        left: edge({ x: 500, y: 10 }, { x: 552, y: 220 }, { x: 596, y: 470 }),
        right: edge({ x: 660, y: 10 }, { x: 660, y: 470 }),
        folds: 5,
        light: 0.5,
      }),
    ),
    swags(170, 96, 460, 40, 5),
    polygon(
      [
        { x: 110, y: 440 },
        { x: 690, y: 440 },
        { x: 760, y: 500 },
        { x: 40, y: 500 },
      ],
      use('wood'),
      { filter: use('grainSoft') },
    ),
    rect(40, 500, 720, 60, use('woodPitch')),
    rect(40, 498, 720, 6, brass[3]),
    pool(400, 462, 220, 30, 'glowSoft', 0.9),
    beam({ x: 150, y: -30, from: 24, to: 150, length: 500, lean: 250, opacity: 0.9 }),
    beam({ x: 650, y: -30, from: 24, to: 130, length: 500, lean: -250, cool: true, opacity: 0.6 }),
    topHat(400, 462, 180, { upturned: true }),
    halo(400, 340, 190, 'glow', 0.9),
    dove(330, 228, 92),
    dove(486, 190, 84, true),
    dove(404, 140, 70),
    card(290, 300, 56, -24, { rank: 'K', suit: 'spade' }),
    card(520, 290, 56, 20, { rank: 'A', suit: 'heart' }),
    confetti(170, 110, 460, 320, 46, [brass[4], wine[4], teal[4], '#fbf4e4', ink[7]]),
    lightString(-20, 30, 400, 16, 44, 9),
    lightString(400, 16, 820, 30, 44, 9),
    audience(800, 556, 86, 7),
    glint(344, 330, 22),
    vignette(800, 600, 0.85),
  )
}

function puzzleTable(): string {
  return group(
    {},
    contact(400, 530, 330, 40),
    path('M90 452L210 388H590L710 452Z', use('wood'), { filter: use('grainSoft') }),
    path('M90 452H710V478H90Z', use('woodDark')),
    rect(90, 450, 620, 4, wood[6], { opacity: 0.8 }),
    path('M150 478H190L180 600H160ZM610 478H650L640 600H620Z', use('woodPitch')),
  )
}

export function drawTeamBuilding(): string {
  return group(
    {},
    rect(0, 0, 800, 600, shade(teal, 0.3), { filter: use('grainPlaster') }),
    rect(0, 0, 800, 600, use('fade'), { opacity: 0.5 }),
    gear(120, 150, 110, 18, use('brassDull'), 6),
    gear(268, 90, 64, 12, use('steel'), 0),
    gear(690, 170, 128, 20, use('brassDull'), 2),
    gear(560, 70, 62, 12, use('steel'), 8),
    halo(400, 300, 430, 'glowSoft', 0.8),
    puzzleTable(),
    pool(400, 428, 240, 34, 'glowSoft', 1),
    group(
      { filter: use('shadow') },
      rect(290, 296, 220, 132, use('violet'), { rx: 8 }),
      path('M282 300L306 262H494L518 300Z', use('silkTop')),
    ),
    rect(284, 294, 232, 10, use('brassBar')),
    rect(284, 420, 232, 10, use('brassBar')),
    ...[322, 374, 426, 478].map((x, index) =>
      group(
        {},
        circle(x, 360, 22, use('brass')),
        keyhole(x, 360, 28, ink[0]),
        index === 1 ? halo(x, 360, 60, 'glow') : '',
      ),
    ),
    beam({ x: 400, y: 86, from: 60, to: 230, length: 340, opacity: 0.9 }),
    pendantLamp(400, 96, 150, 0),
    figure(150, 640, 370, { hair: 'short', lit: 1, arm: 'reach', rim: brass[5], coat: use('teal') }),
    figure(650, 640, 356, { hair: 'bun', lit: -1, arm: 'reach', armSide: -1, rim: brass[5], coat: use('violet') }),
    figure(304, 716, 318, { hair: 'cap', lit: 1, rim: brass[5], coat: use('wine') }),
    figure(496, 736, 330, { hair: 'bob', lit: -1, rim: brass[5], coat: use('dusk') }),
    dust(220, 120, 360, 280, 34, 4),
    glint(374, 340, 24),
    vignette(800, 600, 0.9),
  )
}

function amphora(x: number, y: number, height: number): string {
  return place(
    x,
    y,
    { scale: height / 200 },
    contact(0, 0, 60, 12),
    path('M-26 0H26L20 -12C60 -60 66 -120 24 -150V-182H-24V-150C-66 -120 -60 -60 -20 -12Z', use('wine')),
    path('M-24 -176C-60 -176 -66 -130 -46 -120M24 -176C60 -176 66 -130 46 -120', 'none', {
      stroke: wine[2],
      'stroke-width': 9,
    }),
    rect(-32, -192, 64, 14, use('brass'), { rx: 4 }),
    path('M-54 -100Q0 -84 54 -100L55 -80Q0 -64 -55 -80Z', brass[3]),
    path('M-40 -50Q0 -38 40 -50', 'none', { stroke: brass[3], 'stroke-width': 4 }),
    path('M-36 -130C-50 -110 -50 -70 -30 -40', 'none', {
      stroke: wine[5],
      'stroke-width': 6,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
  )
}

function pedestal(x: number, y: number, width: number, height: number): string {
  return group(
    {},
    contact(x, y, width * 0.8, 14),
    rect(x - width / 2, y - height, width, height, use('dusk')),
    rect(x - width * 0.6, y - height - 12, width * 1.2, 18, use('violet')),
    rect(x - width * 0.6, y - 16, width * 1.2, 16, use('violet')),
    rect(x - width * 0.26, y - height * 0.6, width * 0.52, 24, use('brass'), { rx: 3 }),
  )
}

function sarcophagus(x: number, y: number): string {
  const body =
    'M-30 0L-56 -150C-72 -176 -64 -206 -40 -214C-44 -262 -26 -288 0 -288C26 -288 44 -262 40 -214C64 -206 72 -176 56 -150L30 0Z'
  const bands = [-40, -66, -92, -118].map((level, index) =>
    rect(-70, level, 140, 12, index % 2 ? use('teal') : use('wine')),
  )
  const stripes = Array.from({ length: 7 }, (_, index) =>
    line(d`M${-44 + index * 14.6} -212Q${-36 + index * 12} -262 ${-14 + index * 4.6} -288`, ink[3], 6),
  )
  return place(
    x,
    y,
    {},
    contact(0, 0, 70, 14),
    group({ filter: use('shadow') }, path(body, use('brass'))),
    clipTo(
      body,
      ...bands,
      ...stripes,
      path('M-24 -204C-30 -250 -18 -264 0 -264C18 -264 30 -250 24 -204C16 -184 -16 -184 -24 -204Z', use('brassPale')),
      path('M-64 -176Q0 -150 64 -176L58 -146Q0 -118 -58 -146Z', use('violet')),
      rect(-3, -36, 6, 40, ink[2]),
    ),
    line('M-15 -228Q-10 -232 -4 -228M4 -228Q10 -232 15 -228M-5 -204Q0 -201 5 -204M0 -224V-212', brass[0], 3),
    path(body, 'none', { stroke: brass[1], 'stroke-width': 3 }),
  )
}

function bellJar(x: number, y: number): string {
  const bell = d`M${x - 50} ${y}V${y - 90}A50 50 0 0 1 ${x + 50} ${y - 90}V${y}Z`
  return group(
    {},
    rect(x - 58, y - 8, 116, 14, use('brassBar'), { rx: 5 }),
    emblem('crown', x, y - 54, 66),
    path(bell, use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    circle(x, y - 146, 8, use('brassPale')),
    line(d`M${x - 36} ${y - 20}V${y - 90}A34 34 0 0 1 ${x - 16} ${y - 118}`, '#ffffff', 5, { opacity: 0.6 }),
  )
}

function rope(x1: number, x2: number, y: number): string {
  const post = (x: number): string =>
    group(
      {},
      ellipse(x, y + 96, 26, 8, use('brassDull')),
      rect(x - 5, y, 10, 96, use('brassRod')),
      circle(x, y - 6, 11, use('brassPale')),
    )
  return group(
    {},
    line(d`M${x1} ${y + 8}Q${(x1 + x2) / 2} ${y + 70} ${x2} ${y + 8}`, wine[2], 13),
    line(d`M${x1} ${y + 5}Q${(x1 + x2) / 2} ${y + 66} ${x2} ${y + 5}`, wine[4], 4),
    post(x1),
    post(x2),
  )
}

export function drawMuseums(): string {
  const arch = (x: number): string =>
    group(
      {},
      path(d`M${x} 420V200A70 70 0 0 1 ${x + 140} 200V420Z`, ink[1]),
      path(d`M${x} 420V200A70 70 0 0 1 ${x + 140} 200V420`, 'none', { stroke: ink[5], 'stroke-width': 6 }),
    )
  const column = (x: number): string =>
    rect(x, 90, 44, 340, use('violet')) +
    [8, 18, 28].map((at) => rect(x + at, 110, 4, 300, ink[1], { opacity: 0.4 })).join('') +
    rect(x - 10, 80, 64, 22, use('violet')) +
    rect(x - 10, 414, 64, 20, use('violet'))
  const tiles = Array.from({ length: 9 }, (_, index) =>
    polygon(
      [
        { x: 60 + index * 80, y: 430 },
        { x: 140 + index * 80, y: 430 },
        { x: -260 + (index + 1) * 150, y: 600 },
        { x: -260 + index * 150, y: 600 },
      ],
      shade(ink, index % 2 ? 0.3 : 0.38),
    ),
  )
  return group(
    {},
    rect(0, 0, 800, 600, shade(ink, 0.34), { filter: use('grainPlaster') }),
    path('M200 0H420L470 70H150Z', '#4a3f9a'),
    line('M255 0L230 70M310 0V70M365 0L390 70', ink[1], 5),
    halo(310, 30, 380, 'glowMoon', 0.8),
    arch(96),
    arch(560),
    column(26),
    column(262),
    column(494),
    column(726),
    ...tiles,
    rect(0, 426, 800, 26, use('fadeUp'), { opacity: 0.7 }),
    frame(
      400,
      168,
      150,
      150,
      '#2a2a70',
      circle(-20, -24, 24, use('moon')),
      path('M-80 44Q-30 4 10 30T80 20V100H-80Z', ink[3]),
      emblem('boat', 18, 22, 52),
    ),
    sarcophagus(166, 448),
    amphora(630, 320, 150),
    pedestal(630, 452, 96, 130),
    beam({ x: 300, y: 10, from: 80, to: 170, length: 500, lean: 100, cool: true, opacity: 0.8 }),
    pedestal(400, 496, 120, 120),
    bellJar(400, 366),
    circle(400, 424, 30, use('brass'), { stroke: brass[1], 'stroke-width': 2 }),
    keyhole(400, 424, 36, ink[0]),
    halo(400, 320, 170, 'glow', 0.6),
    rope(296, 504, 452),
    figure(232, 594, 200, { hair: 'bob', lit: 1, rim: brass[5], coat: use('teal') }),
    figure(566, 592, 140, { hair: 'cap', lit: -1, arm: 'reach', armSide: -1, rim: brass[5], coat: use('wine') }),
    dust(220, 60, 380, 340, 30, 41),
    glint(378, 290, 22),
    vignette(800, 600, 0.9),
  )
}
