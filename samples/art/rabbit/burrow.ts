import { books, bottle, tableTop, turnedLeg } from '#app/features/generation/scenery/furniture.ts'
import { frame, roundRug } from '#app/features/generation/scenery/hangings.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { beam, contact, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { card, topHat, wand } from '#app/features/generation/scenery/magic.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { rabbitHead, rabbitSeated } from '#samples/art/cast/rabbit.ts'
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

const VAULT = 'M120 860V520C120 180 520 60 960 60C1400 60 1800 180 1800 520V860Z'

function earth(): string {
  const random = seeded(91)
  const stones = Array.from({ length: 170 }, () => {
    const [x, y, r] = [between(random, 0, 1920), between(random, 0, 900), between(random, 14, 46)]
    return ellipse(x, y, r, r * between(random, 0.6, 0.9), shade(wood, between(random, 0.14, 0.28)))
  })
  return group({ filter: use('grainStone') }, rect(0, 0, 1920, 1080, wood[1]), ...stones)
}

function vault(): string {
  const rings = Array.from({ length: 7 }, (_, index) =>
    line(
      d`M${120 + index * 10} 860V${520 + index * 6}C${120 + index * 10} ${180 + index * 44} ${520 + index * 10} ${60 + index * 44} 960 ${60 + index * 44}C${1400 - index * 10} ${60 + index * 44} ${1800 - index * 10} ${180 + index * 44} ${1800 - index * 10} ${520 + index * 6}V860`,
      ink[0],
      2,
      { opacity: 0.28 },
    ),
  )
  const panels = Array.from({ length: 13 }, (_, index) =>
    group(
      {},
      rect(130 + index * 128, 620, 122, 250, shade(wood, 0.3 + ((index * 3) % 4) * 0.025)),
      rect(146 + index * 128, 644, 90, 190, 'none', { stroke: ink[0], 'stroke-width': 3, 'stroke-opacity': 0.5 }),
      line(d`M${149 + index * 128} ${832}h85v-184`, wood[5], 2, { opacity: 0.5 }),
    ),
  )
  return group(
    {},
    path(VAULT, shade(wine, 0.2), { stroke: ink[0], 'stroke-width': 26 }),
    clipTo(
      VAULT,
      group({ filter: use('grainPlaster') }, rect(100, 40, 1720, 840, '#4a2140'), ...rings),
      halo(560, 420, 760, 'glowSoft', 0.65),
      group({ filter: use('grainDown') }, ...panels),
      rect(100, 606, 1720, 16, use('wood')),
      rect(100, 606, 1720, 3, wood[6], { opacity: 0.7 }),
      rect(100, 850, 1720, 26, use('woodDark')),
    ),
    path(VAULT, 'none', { stroke: wood[3], 'stroke-width': 10 }),
  )
}

function floor(): string {
  const boards = Array.from({ length: 16 }, (_, index) => {
    const x = (share: number): [number, number] => [120 + 1680 * share, -560 + 3040 * share]
    const [[a, b], [c, e]] = [x(index / 16), x((index + 1) / 16)]
    return polygon(
      [
        { x: a, y: 860 },
        { x: c, y: 860 },
        { x: e, y: 1080 },
        { x: b, y: 1080 },
      ],
      shade(wood, 0.56 - Math.abs(index / 16 - 0.42) * 0.4),
      { stroke: ink[0], 'stroke-width': 2, 'stroke-opacity': 0.6 },
    )
  })
  return group(
    {},
    rect(0, 860, 1920, 220, wood[2]),
    group({ filter: use('grainDown') }, ...boards),
    rect(0, 860, 1920, 40, use('fadeUp'), { opacity: 0.7 }),
  )
}

function fireplace(): string {
  const opening = 'M250 860V640Q250 540 370 540Q490 540 490 640V860Z'
  const flame = (x: number, y: number, size: number): string =>
    path(
      d`M${x} ${y}C${x - size * 0.5} ${y - size * 0.2} ${x - size * 0.36} ${y - size * 0.6} ${x - size * 0.06} ${y - size}C${x} ${y - size * 0.7} ${x + size * 0.2} ${y - size * 0.76} ${x + size * 0.16} ${y - size * 0.9}C${x + size * 0.46} ${y - size * 0.5} ${x + size * 0.44} ${y - size * 0.1} ${x} ${y}Z`,
      use('ember'),
    )
  return group(
    {},
    group({ filter: use('shadow') }, path('M196 866V470H544V866Z', use('dusk'), { filter: use('grainStone') })),
    path(opening, ink[0]),
    clipTo(
      opening,
      halo(370, 800, 200, 'glowEmber'),
      flame(330, 836, 120),
      flame(404, 838, 150),
      flame(366, 838, 180),
      place(300, 834, { turn: -6 }, rect(0, 0, 150, 26, use('woodPitch'), { rx: 12 })),
      place(312, 846, { turn: 5 }, rect(0, -10, 140, 26, use('woodDark'), { rx: 12 })),
    ),
    path(opening, 'none', { stroke: brass[2], 'stroke-width': 8 }),
    group({ filter: use('grainAcross') }, rect(170, 446, 400, 34, use('wood'))),
    rect(170, 446, 400, 4, wood[6]),
    halo(370, 780, 460, 'glowEmber', 0.5),
    candle(210, 444, 92),
    books(430, 446, [
      [22, 58, use('teal')],
      [26, 66, use('wine')],
      [20, 54, use('violet')],
    ]),
    topHat(300, 438, 92, { shadow: false }),
    frame(446, 284, 140, 172, use('wineDeep'), place(0, 36, { scale: 0.54 }, rabbitHead('down'))),
  )
}

function roundDoor(): string {
  const [x, y, r] = [1560, 640, 200]
  const disc = d`M${x} ${y - r}a${r} ${r} 0 1 1 -0.1 0Z`
  return group(
    {},
    circle(x, y, r + 34, use('woodDark'), { filter: use('shadow') }),
    circle(x, y, r + 12, use('brass')),
    clipTo(
      disc,
      rect(x - r, y - r, r * 2, r * 2, '#2c1c66'),
      halo(x - 50, y - 60, 260, 'glowMoon'),
      beam({ x: x - 30, y: y - 240, from: 30, to: 130, length: 460 }),
      path(d`M${x - 210} ${y + 90}H${x + 210}V${y + 220}H${x - 210}Z`, wood[3]),
      path(
        d`M${x - 220} ${y - 220}C${x - 60} ${y - 180} ${x - 120} ${y + 60} ${x - 150} ${y + 210}H${x - 240}Z`,
        use('wine'),
      ),
      path(
        d`M${x + 220} ${y - 220}C${x + 80} ${y - 180} ${x + 120} ${y + 60} ${x + 150} ${y + 210}H${x + 240}Z`,
        use('wineDeep'),
      ),
    ),
    circle(x, y, r, 'none', { stroke: ink[0], 'stroke-width': 6, opacity: 0.7 }),
  )
}

function armchair(x: number, base: number): string {
  return group(
    {},
    contact(x, base + 6, 300, 40),
    group(
      { filter: use('shadow') },
      path(
        d`M${x - 190} ${base - 60}C${x - 216} ${base - 300} ${x - 200} ${base - 430} ${x} ${base - 436}C${x + 200} ${base - 430} ${x + 216} ${base - 300} ${x + 190} ${base - 60}Z`,
        use('teal'),
      ),
    ),
    path(
      d`M${x - 160} ${base - 80}C${x - 180} ${base - 300} ${x - 170} ${base - 398} ${x} ${base - 404}C${x + 170} ${base - 398} ${x + 180} ${base - 300} ${x + 160} ${base - 80}Z`,
      use('tealDark'),
      { filter: use('grainCloth') },
    ),
    path(d`M${x - 180} ${base - 130}H${x + 180}V${base - 46}H${x - 180}Z`, use('teal')),
    path(d`M${x - 180} ${base - 130}H${x + 180}V${base - 118}H${x - 180}Z`, teal[5], { opacity: 0.35 }),
    ...[-180, 156].map((lx) => path(d`M${x + lx} ${base - 44}h24l-6 46h-12Z`, use('wood'))),
  )
}

function armrests(x: number, base: number): string {
  const arm = (side: 1 | -1): string =>
    place(
      x + side * 196,
      base - 130,
      { scaleX: side },
      path('M-38 90V-30C-38 -70 46 -74 46 -22V90Z', use(side === -1 ? 'teal' : 'tealDark')),
      ellipse(4, -30, 30, 28, use('tealDark'), { stroke: brass[3], 'stroke-width': 3 }),
    )
  return group({ filter: use('shadowNear') }, arm(-1), arm(1))
}

function teaTable(): string {
  return group(
    {},
    turnedLeg(700, 880, 130, 34),
    contact(700, 1010, 120, 18),
    tableTop(590, 836, 220, 34, 14),
    bottle(640, 856, 60, brass[4], 'round'),
    path('M674 860C668 820 690 804 720 806C752 806 764 826 758 860Q716 872 674 860Z', use('paper')),
    path('M758 826C790 816 790 850 760 850', 'none', { stroke: paper[4], 'stroke-width': 7 }),
    path('M676 832C650 826 654 806 642 800L650 796C668 806 664 822 678 818Z', paper[4]),
    path('M690 808Q718 792 746 808Z', use('brass')),
    circle(718, 796, 5, use('brass')),
    ...[0, 1, 2].map((index) =>
      place(
        566 + index * 22,
        1012 + index * 6,
        { turn: -60 + index * 18 },
        path('M0 -8C30 -10 60 -4 80 0C60 4 30 10 0 8Q-8 0 0 -8Z', '#e08a3c'),
        line('M-2 -3L-22 -12M-3 0H-26M-2 3L-20 12', '#579a5a', 4),
      ),
    ),
  )
}

function shelfNook(): string {
  const nook = 'M690 560V330Q690 250 790 250Q890 250 890 330V560Z'
  return group(
    {},
    path(nook, ink[0], { opacity: 0.6, stroke: wood[3], 'stroke-width': 12 }),
    rect(684, 404, 212, 12, use('wood')),
    rect(684, 552, 212, 14, use('wood')),
    bottle(730, 404, 76, '#e08a3c', 'round'),
    bottle(790, 404, 92, teal[4], 'tall'),
    bottle(844, 404, 70, brass[4], 'flask'),
    books(704, 552, [
      [26, 98, use('wine')],
      [30, 112, use('violet')],
      [22, 86, use('tealDark')],
      [28, 104, use('woodMid')],
      [24, 92, use('dusk'), 7],
    ]),
  )
}

export function drawBurrow(): string {
  return group(
    {},
    earth(),
    vault(),
    floor(),
    roundDoor(),
    shelfNook(),
    frame(1180, 250, 130, 160, use('night'), place(0, 34, { scale: 0.5 }, rabbitHead('ahead'))),
    fireplace(),
    roundRug(1020, 988, 520, 78),
    pool(1020, 950, 560, 100, 'glowSoft', 0.7),
    armchair(1080, 990),
    place(1080, 872, { scale: 1.3 }, rabbitSeated()),
    armrests(1080, 990),
    teaTable(),
    topHat(1430, 1010, 170, { upturned: true }),
    wand(1500, 1040, 150, -12),
    card(1330, 1010, 70, 18, { rank: 'B', suit: 'heart' }),
    beam({ x: 1460, y: 520, from: 120, to: 260, length: 520, lean: -260, cool: true, opacity: 0.35 }),
    ellipse(1960, 1040, 260, 240, ink[0], { opacity: 0.85, filter: use('blurWide') }),
    dust(300, 200, 1300, 700, 70, 71),
    glint(1404, 540, 26),
    vignette(1920, 1080),
  )
}
