import { odette, vespera, vesperaStanding } from '#samples/art/cast/characters.ts'
import { drape, edge, swags } from '#app/features/generation/scenery/cloth.ts'
import { emblem } from '#app/features/generation/scenery/emblems.ts'
import { lettering } from '#app/features/generation/scenery/lettering.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, dove, starShape, topHat } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { audience, confetti } from '#app/features/generation/scenery/people.ts'
import { rabbitStanding } from '#samples/art/cast/rabbit.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from '#app/features/generation/scenery/svg.ts'

const [WIDTH, HEIGHT, FLOOR] = [1920, 1080, 690]

function boards(): string {
  const count = 18
  const planks = Array.from({ length: count }, (_, index) => {
    const edges = (share: number): [number, number] => [160 + 1600 * share, -520 + 2960 * share]
    const [[far, near], [nextFar, nextNear]] = [edges(index / count), edges((index + 1) / count)]
    return polygon(
      [
        { x: far, y: FLOOR },
        { x: nextFar, y: FLOOR },
        { x: nextNear, y: HEIGHT },
        { x: near, y: HEIGHT },
      ],
      shade(wood, 0.7 - Math.abs(index / count - 0.5) * 0.6 + ((index * 7) % 5) * 0.014),
      { stroke: ink[0], 'stroke-width': 2, 'stroke-opacity': 0.6 },
    )
  })
  return group(
    {},
    group({ filter: use('grainDown') }, ...planks),
    rect(0, FLOOR, WIDTH, 50, use('fadeUp'), { opacity: 0.6 }),
  )
}

function night(): string {
  const stars = Array.from({ length: 46 }, (_, index) =>
    path(starShape(5 + ((index * 13) % 8), 0.3), index % 3 ? paper[5] : brass[5], {
      transform: d`translate(${220 + ((index * 331) % 1480)} ${90 + ((index * 197) % 540)})`,
      opacity: 0.75,
    }),
  )
  return group(
    {},
    rect(0, 0, WIDTH, HEIGHT, ink[0]),
    rect(140, 40, 1640, FLOOR - 40, '#2a1e6a'),
    rect(140, 40, 1640, FLOOR - 40, use('fadeUp'), { opacity: 0.5 }),
    halo(960, 380, 760, 'glowViolet', 0.7),
    ...stars,
  )
}

function frame(): string {
  return group(
    {},
    swags(-60, -6, 2040, 92, 7),
    drape({
      left: edge({ x: -30, y: 0 }, { x: -30, y: HEIGHT }),
      right: edge({ x: 330, y: 0 }, { x: 240, y: 460 }, { x: 120, y: 760 }, { x: 150, y: HEIGHT }),
      folds: 7,
      light: 0.62,
      fringe: true,
    }),
    drape({
      left: edge({ x: 1590, y: 0 }, { x: 1680, y: 460 }, { x: 1800, y: 760 }, { x: 1770, y: HEIGHT }),
      right: edge({ x: 1950, y: 0 }, { x: 1950, y: HEIGHT }),
      folds: 7,
      light: 0.46,
      fringe: true,
    }),
    audience(WIDTH, 1020, 104, 12),
  )
}

function plinth(x: number, y: number, half: number): string {
  return group(
    {},
    contact(x, y + 96, half * 1.3, 34),
    path(
      d`M${x - half} ${y}L${x - half * 1.12} ${y + 84}Q${x} ${y + 126} ${x + half * 1.12} ${y + 84}L${x + half} ${y}Z`,
      use('violet'),
    ),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((at) =>
      path(starShape(15), use('brass'), { transform: d`translate(${x + at * half} ${y + 62 - Math.abs(at) * 14})` }),
    ),
    path(
      d`M${x - half * 1.12} ${y + 78}Q${x} ${y + 120} ${x + half * 1.12} ${y + 78}V${y + 92}Q${x} ${y + 136} ${x - half * 1.12} ${y + 92}Z`,
      use('brass'),
    ),
    ellipse(x, y, half * 1.02, 36, use('brass')),
    ellipse(x, y - 5, half * 0.97, 32, use('wood')),
  )
}

const roses = (): string =>
  group(
    {},
    ...[
      [420, 930, -34],
      [560, 962, 20],
      [1330, 950, 62],
      [1480, 918, -14],
      [760, 978, 80],
    ].map(([x = 0, y = 0, turn = 0]) => emblem('rose', x, y, 74, turn)),
  )

export function drawCurtainCall(): string {
  return group(
    {},
    night(),
    boards(),
    halo(1080, 420, 560, 'glowSoft', 0.9),
    pool(960, 900, 760, 130, 'glowSoft', 0.9),
    beam({ x: 420, y: -60, from: 50, to: 330, length: 1000, lean: 560 }),
    beam({ x: 1560, y: -60, from: 50, to: 300, length: 980, lean: -420, cool: true, opacity: 0.7 }),
    plinth(1110, 830, 230),
    topHat(1110, 812, 380, { upturned: true, inside: place(0, -150, { scale: 0.55 }, vespera('up')) }),
    contact(640, 936, 190, 26),
    place(640, 936, { scale: 1.34 }, rabbitStanding()),
    dove(420, 240, 130),
    dove(1470, 200, 116, true),
    dove(760, 170, 92),
    ...[
      [520, 420, -24],
      [830, 300, 14],
      [1420, 430, 28],
    ].map(([x = 0, y = 0, turn = 0], index) =>
      card(x, y, 82, turn, index === 1 ? { rank: 'B', suit: 'heart' } : { back: true }),
    ),
    roses(),
    confetti(300, 120, 1320, 640, 70, [brass[4], wine[4], teal[4], ink[7]]),
    frame(),
    dust(420, 80, 1080, 700, 70, 83),
    glint(930, 560, 30),
    vignette(WIDTH, HEIGHT, 0.85),
  )
}

function sign(): string {
  const [x, y, w, h] = [960, 196, 880, 190]
  const bulbs: string[] = []
  for (let at = -w / 2 + 22; at <= w / 2 - 20; at += 44)
    bulbs.push(circle(x + at, y - h / 2 + 16, 8, use('bulb')), circle(x + at, y + h / 2 - 16, 8, use('bulb')))
  for (let at = -h / 2 + 56; at <= h / 2 - 40; at += 42)
    bulbs.push(circle(x - w / 2 + 18, y + at, 8, use('bulb')), circle(x + w / 2 - 18, y + at, 8, use('bulb')))
  return group(
    {},
    line(d`M${x - 300} 0V${y - h / 2}M${x + 300} 0V${y - h / 2}`, brass[2], 8),
    group({ filter: use('shadow') }, rect(x - w / 2, y - h / 2, w, h, use('brass'), { rx: 22 })),
    rect(x - w / 2 + 8, y - h / 2 + 8, w - 16, h - 16, wine[1], { rx: 16 }),
    rect(x - w / 2 + 32, y - h / 2 + 32, w - 64, h - 64, ink[1], { rx: 10 }),
    lettering('B. & VESPERA', x, y + 34, { size: 104, fill: brass[5], align: 'middle', tracking: 5 }),
    ...bulbs,
    halo(x, y, 520, 'glowSoft', 0.7),
  )
}

export function drawTopBilling(): string {
  return group(
    {},
    night(),
    boards(),
    pool(960, 900, 800, 140, 'glowSoft', 1),
    beam({ x: 360, y: -60, from: 50, to: 330, length: 1000, lean: 420 }),
    beam({ x: 1620, y: -60, from: 50, to: 330, length: 1000, lean: -440 }),
    sign(),
    plinth(960, 838, 200),
    topHat(960, 822, 330, { upturned: true, inside: place(0, -140, { scale: 0.46 }, odette('laughing')) }),
    contact(560, 948, 190, 26),
    place(560, 948, { scale: 1.3 }, rabbitStanding()),
    contact(1400, 950, 130, 22),
    vesperaStanding(1400, 950, 590),
    dove(330, 470, 110),
    dove(1600, 420, 104, true),
    roses(),
    confetti(260, 290, 1400, 520, 90, [brass[4], wine[4], teal[4], ink[7], paper[5]]),
    frame(),
    dust(420, 80, 1080, 700, 70, 89),
    glint(560, 140, 34),
    vignette(WIDTH, HEIGHT, 0.8),
  )
}
