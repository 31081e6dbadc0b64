import { drape, edge } from '#app/features/generation/scenery/cloth.ts'
import { wallClock } from '#app/features/generation/scenery/clocks.ts'
import { bottle } from '#app/features/generation/scenery/furniture.ts'
import { candle } from '#app/features/generation/scenery/lamps.ts'
import { beam, dust, glint, halo, pool, vignette } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { plateSetting, wineGlass } from '#samples/art/product/mystery-dinner.ts'

/** Seen from the other side of the table; x, y is the middle of its back. */
const chair = (x: number, y: number): string =>
  group(
    {},
    path(d`M${x - 120} ${y + 200}V${y - 70}Q${x} ${y - 190} ${x + 120} ${y - 70}V${y + 200}Z`, use('wood')),
    path(d`M${x - 92} ${y + 200}V${y - 56}Q${x} ${y - 152} ${x + 92} ${y - 56}V${y + 200}Z`, use('wine')),
    line(d`M${x - 92} ${y + 200}V${y - 56}Q${x} ${y - 152} ${x + 92} ${y - 56}V${y + 200}`, brass[3], 5),
  )

const tipped = (x: number, y: number): string =>
  group({}, ellipse(x + 96, y + 6, 90, 16, wine[3], { opacity: 0.8 }), place(x, y, { turn: 84 }, wineGlass(0, 0, 150)))

const curtain = (side: -1 | 1): string => {
  const x = (share: number) => 800 + side * share
  const [outer, inner] = [
    edge({ x: x(830), y: -10 }, { x: x(830), y: 720 }),
    edge({ x: x(470), y: -10 }, { x: x(560), y: 330 }, { x: x(640), y: 720 }),
  ]
  return drape({ left: side === 1 ? inner : outer, right: side === 1 ? outer : inner, folds: 6, light: 0.5 })
}

export const drawClubCover = (): string =>
  group(
    {},
    rect(0, 0, 1600, 900, ink[1]),
    halo(800, 300, 800, 'glowRose', 0.55),
    wallClock(800, 160, 104, { hour: 11, minute: 10 }),
    beam({ x: 800, y: -40, from: 60, to: 420, length: 760, opacity: 0.5 }),
    chair(800, 440),
    curtain(-1),
    curtain(1),
    path('M-60 900L120 590Q800 530 1480 590L1660 900Z', use('paper')),
    path('M-60 900L120 590Q800 530 1480 590L1660 900Z', use('dark'), { opacity: 0.55 }),
    path('M610 900L680 566Q800 558 920 566L990 900Z', use('wine'), { filter: use('grainCloth') }),
    line('M610 900L680 566M990 900L920 566', brass[3], 5),
    pool(800, 660, 560, 110, 'glowSoft', 0.9),
    plateSetting(800, 676, 120),
    tipped(910, 668),
    plateSetting(350, 700, 120),
    wineGlass(500, 700, 150),
    plateSetting(1250, 700, 120),
    wineGlass(1110, 704, 150),
    candle(640, 640, 120),
    candle(1010, 636, 120),
    bottle(180, 690, 210, teal[3]),
    bottle(1420, 690, 210, teal[3]),
    path('M742 654L760 612L778 642L800 600L822 642L840 612L858 654Z', brass[4], {
      stroke: brass[2],
      'stroke-width': 4,
    }),
    rect(742, 652, 116, 12, paper[3]),
    dust(460, 80, 680, 460, 34, 9),
    glint(936, 604, 22),
    vignette(1600, 900, 0.95),
  )
