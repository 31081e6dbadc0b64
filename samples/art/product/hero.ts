import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { books, bottle, tableTop } from '#app/features/generation/scenery/furniture.ts'
import { birdcage, ropeCoil, shelf } from '#app/features/generation/scenery/hangings.ts'
import { candle, lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, crystalBall, dove, starShape, topHat, wand } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { figure } from '#app/features/generation/scenery/people.ts'
import { brass, ink, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
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

const room: Room = { width: 1600, height: 900, back: { left: 150, top: 40, right: 1450, bottom: 690 } }
const KEYHOLE = 'M0 -330A150 150 0 0 1 74 -50L150 250H-150L-74 -50A150 150 0 0 1 0 -330Z'

function castle(): string {
  const tower = (x: number, base: number, width: number, height: number, tone: number): string =>
    rect(x - width / 2, base - height, width, height, shade(ink, tone)) +
    path(
      d`M${x - width * 0.66} ${base - height}L${x} ${base - height - width * 1.5}L${x + width * 0.66} ${base - height}Z`,
      shade(ink, tone - 0.14),
    ) +
    rect(x - width * 0.12, base - height + width * 0.3, width * 0.24, width * 0.4, brass[5], { rx: 3 }) +
    halo(x, base - height + width * 0.5, width, 'glowSoft')
  return group(
    {},
    tower(-58, 20, 34, 96, 0.42),
    tower(84, 20, 30, 80, 0.42),
    tower(52, 20, 40, 130, 0.46),
    tower(-20, 20, 38, 150, 0.46),
    tower(16, 20, 54, 200, 0.52),
  )
}

function keyholeDoor(): string {
  const [x, y] = [1090, 440]
  const random = seeded(5)
  const stars = Array.from({ length: 34 }, () =>
    path(starShape(between(random, 2, 5), 0.3), '#fff3d0', {
      transform: d`translate(${between(random, -140, 140)} ${between(random, -310, -30)})`,
    }),
  )
  const stairs = Array.from({ length: 9 }, (_, index) => {
    const [w, at] = [132 - index * 11, 240 - index * 27]
    return (
      rect(-w + index * 5, at - 27, w * 2, 27, shade(brass, 0.36 + index * 0.055)) +
      rect(-w + index * 5, at - 27, w * 2, 6, shade(brass, 0.6 + index * 0.045))
    )
  })
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = -2.5 + index * 0.24
    return polygon(
      [
        { x: x - 20, y: y - 160 },
        { x: x + Math.cos(angle) * 900, y: y - 160 + Math.sin(angle) * 900 },
        { x: x + Math.cos(angle + 0.09) * 900, y: y - 160 + Math.sin(angle + 0.09) * 900 },
      ],
      use('glowSoft'),
      { opacity: 0.16, style: 'mix-blend-mode:screen' },
    )
  })
  return group(
    {},
    halo(x, y - 120, 620, 'glowSoft', 0.75),
    ...rays,
    place(
      x,
      y,
      {},
      path(KEYHOLE, use('woodDark'), {
        stroke: wood[2],
        'stroke-width': 74,
        'stroke-linejoin': 'round',
        filter: use('shadowFar'),
      }),
      path(KEYHOLE, 'none', { stroke: brass[3], 'stroke-width': 34, 'stroke-linejoin': 'round' }),
      path(KEYHOLE, 'none', {
        stroke: brass[5],
        'stroke-width': 6,
        'stroke-linejoin': 'round',
        transform: 'translate(-6 -5)',
        opacity: 0.9,
      }),
      path(KEYHOLE, '#2a2474'),
      clipTo(
        KEYHOLE,
        rect(-160, -340, 320, 600, use('fadeUp'), { opacity: 0.3 }),
        circle(0, -150, 330, use('glowMoon'), { opacity: 0.8 }),
        ...stars,
        path('M-160 30C-80 -30 -30 10 20 -14S120 -20 160 20V260H-160Z', '#3a2a7e'),
        castle(),
        ...stairs,
        circle(0, 40, 230, use('glowSoft'), { opacity: 0.8 }),
      ),
    ),
    polygon(
      [
        { x: x - 150, y: 690 },
        { x: x + 150, y: 690 },
        { x: x + 330, y: 900 },
        { x: x - 520, y: 900 },
      ],
      use('beam'),
      { opacity: 0.7, style: 'mix-blend-mode:screen', filter: use('blurSoft') },
    ),
  )
}

function leftWall(): string {
  const window = d`M330 110a120 120 0 1 1 -0.1 0Z`
  return group(
    {},
    group({ filter: use('shadow') }, circle(330, 230, 142, use('woodDark'))),
    clipTo(
      window,
      rect(200, 100, 260, 260, '#2b2a72'),
      circle(300, 200, 52, use('moon')),
      circle(300, 200, 150, use('glowMoon'), { opacity: 0.7 }),
    ),
    line('M210 230H450M330 110V350', wood[1], 10),
    circle(330, 230, 122, 'none', { stroke: brass[2], 'stroke-width': 6 }),
    shelf(196, 470, 360),
    books(214, 470, [
      [24, 92, use('wine')],
      [20, 78, use('teal')],
      [28, 100, use('violet')],
      [22, 84, use('wood'), 8],
    ]),
    bottle(360, 470, 80, teal[4], 'round'),
    bottle(408, 470, 96, wine[4], 'tall'),
    topHat(492, 462, 104),
    birdcage(640, 300, 112, 0, dove(-4, -32, 78)),
    ropeCoil(770, 300, 54),
  )
}

function bench(): string {
  return group(
    {},
    contact(380, 880, 420, 50),
    rect(70, 730, 640, 190, use('woodPitch')),
    group({ filter: use('grainAcross') }, rect(70, 726, 640, 180, use('woodDark'))),
    ...[100, 310, 520].map(
      (x) =>
        rect(x, 752, 170, 130, 'none', { stroke: ink[0], 'stroke-width': 4, 'stroke-opacity': 0.5 }) +
        circle(x + 85, 810, 8, use('brass')),
    ),
    tableTop(30, 656, 720, 54, 22),
    topHat(470, 690, 190, { upturned: true }),
    candle(170, 694, 96),
    crystalBall(290, 640, 44),
    wand(540, 706, 150, -8),
    card(640, 668, 66, 14, { rank: 'A', suit: 'spade' }),
  )
}

function flight(): string {
  const way = [
    [480, 520, -30],
    [524, 440, 12],
    [592, 388, 40],
    [676, 400, -16],
    [748, 462, 28],
    [812, 540, -40],
    [880, 590, 20],
  ] as const
  return group(
    {},
    path('M476 560C480 420 600 330 700 400S820 600 930 580', 'none', {
      stroke: use('brassPale'),
      'stroke-width': 3,
      opacity: 0.4,
      'stroke-dasharray': '2 12',
      'stroke-linecap': 'round',
    }),
    ...way.map(([x, y, turn], index) =>
      card(
        x,
        y,
        64 - Math.abs(3 - index) * 3,
        turn,
        index % 3 === 1
          ? { back: true }
          : {
              rank: ['K', 'Q', '7', 'J', '3', 'A', '9'][index] ?? 'A',
              suit: (['heart', 'club', 'diamond', 'spade', 'heart', 'club', 'diamond'] as const)[index] ?? 'heart',
            },
      ),
    ),
    halo(480, 560, 150, 'glowSoft', 0.9),
    ...[
      [520, 360, 9],
      [640, 340, 6],
      [720, 360, 8],
      [800, 470, 7],
      [880, 520, 6],
      [456, 470, 7],
    ].map(([x = 0, y = 0, r = 0]) => path(starShape(r, 0.3), brass[5], { transform: d`translate(${x} ${y})` })),
  )
}

export function drawHero(): string {
  return group(
    {},
    drawRoom(room, { wallTone: 0.31, floorTones: { from: 0.6, to: 0.26 }, dado: 0.72, boards: 13, seed: 4, beams: 4 }),
    halo(330, 230, 560, 'glowMoon', 0.4),
    leftWall(),
    keyholeDoor(),
    beam({ x: 320, y: 230, from: 90, to: 300, length: 640, lean: 260, cool: true, opacity: 0.6 }),
    pool(1060, 780, 460, 90, 'glowSoft', 0.9),
    figure(1006, 776, 182, { hair: 'bun', lit: 1, coat: use('wine') }),
    figure(1098, 784, 202, { hair: 'short', lit: -1, coat: use('tealDark') }),
    figure(1184, 772, 136, { hair: 'cap', lit: -1, arm: 'up', coat: use('violet') }),
    bench(),
    flight(),
    drape({
      left: edge({ x: 1440, y: -10 }, { x: 1490, y: 300 }, { x: 1560, y: 620 }, { x: 1530, y: 910 }),
      right: edge({ x: 1640, y: -10 }, { x: 1640, y: 910 }),
      folds: 5,
      light: 0.5,
    }),
    lantern(1330, 850, 150),
    dust(700, 120, 700, 620, 60, 12),
    glint(962, 250, 26),
    ellipse(0, 900, 260, 120, ink[0], { opacity: 0.5, filter: use('blurWide') }),
    vignette(1600, 900),
  )
}
