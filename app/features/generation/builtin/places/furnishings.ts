import { halo } from '#app/features/generation/scenery/light.ts'
import { books } from '#app/features/generation/scenery/furniture.ts'
import { boiler, gauge, gear, pipe } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { ThingName } from '#app/features/generation/builtin/things/things.ts'
import { standing, thing } from '#app/features/generation/builtin/things/things.ts'
import { wallPieces } from './wall-pieces.ts'
import type { Piece } from './wall-pieces.ts'

const spines = [
  use('wine'),
  use('dusk'),
  use('wood'),
  use('teal'),
  use('violet'),
  use('wineDeep'),
  use('tealDark'),
] as const

function shelfRow(x: number, y: number, width: number, height: number, random: Random): string {
  const oddities: string[] = []
  const runs: [at: number, spines: [number, number, string, number][]][] = [[x + 8, []]]
  let at = x + 8
  const end = x + width - 12
  while (at < end - 20) {
    if (random() < 0.12 && end - at > height * 0.8) {
      oddities.push(
        standing(pick(random, ['globe', 'skull', 'vase', 'hourglass', 'crystal']), at + height * 0.4, y, height * 0.72),
      )
      at += height * 0.84
      runs.push([at, []])
    } else {
      const w = between(random, 15, 27)
      const lean = random() < 0.06 ? 7 : 0
      if (at + w > end) break
      runs.at(-1)?.[1].push([w, height * between(random, 0.6, 0.86), pick(random, spines), lean])
      at += w + (lean ? lean * 1.4 : 1)
    }
  }
  return group({}, ...runs.map(([from, list]) => (list.length > 0 ? books(from, y, list) : '')), ...oddities)
}

const bookcase: Piece = ({ x, floor, width, height, random }) => {
  const [w, h] = [Math.min(width * 0.92, 340), Math.min(height * 0.86, 620)]
  const [left, top] = [x - w / 2, floor - h]
  const rows = Math.max(3, Math.round(h / 140))
  const step = (h - 50) / rows
  return group(
    {},
    group({ filter: use('shadow') }, rect(left, top, w, h, use('woodDark'))),
    rect(left + 14, top + 18, w - 28, h - 40, ink[0], { opacity: 0.75 }),
    ...Array.from({ length: rows }, (_, row) => {
      const y = top + 18 + step * (row + 1)
      return group(
        {},
        shelfRow(left + 14, y, w - 28, step - 16, random),
        rect(left + 10, y, w - 20, 12, use('wood')),
        rect(left + 10, y, w - 20, 2.5, wood[6], { opacity: 0.7 }),
      )
    }),
    rect(left - 12, top - 16, w + 24, 24, use('wood')),
    rect(left - 12, top - 16, w + 24, 3, wood[6], { opacity: 0.8 }),
    rect(left - 8, floor - 26, w + 16, 26, use('woodMid')),
  )
}

const rack =
  (kinds: readonly ThingName[]): Piece =>
  ({ x, floor, width, height, random }) => {
    const w = Math.min(width * 0.9, 340)
    return group(
      {},
      ...[0.42, 0.66].map((share) => {
        const y = floor - height * share
        const count = Math.max(2, Math.floor(w / 96))
        return group(
          {},
          group({ filter: use('shadow') }, rect(x - w / 2, y, w, 14, use('wood'))),
          rect(x - w / 2, y, w, 3, wood[6], { opacity: 0.8 }),
          ...Array.from({ length: count }, (_, index) =>
            standing(
              kinds[Math.floor(random() * kinds.length)] ?? 'candle',
              x - w / 2 + ((index + 0.5) * w) / count,
              y + 2,
              between(random, 76, 96),
            ),
          ),
        )
      }),
    )
  }

const cabinet: Piece = ({ x, floor, width, height, random }) => {
  const [w, h] = [Math.min(width * 0.84, 300), Math.min(height * 0.42, 270)]
  const rows = 3
  return group(
    {},
    group({ filter: use('shadow') }, rect(x - w / 2, floor - h, w, h, use('woodDark'))),
    ...Array.from({ length: rows * 2 }, (_, index) => {
      const [dx, dy] = [
        x - w / 2 + 16 + (index % 2) * (w / 2 - 10),
        floor - h + 22 + Math.floor(index / 2) * ((h - 44) / rows),
      ]
      return group(
        {},
        rect(dx, dy, w / 2 - 22, (h - 44) / rows - 10, use('wood'), { stroke: ink[0], 'stroke-width': 2 }),
        circle(dx + w / 4 - 11, dy + (h - 44) / rows / 2 - 5, 8, use('brass')),
      )
    }),
    rect(x - w / 2 - 12, floor - h - 12, w + 24, 18, use('wood')),
    rect(x - w / 2 - 12, floor - h - 12, w + 24, 3, wood[6]),
    standing(
      pick(random, ['lamp', 'globe', 'radio', 'gramophone', 'telephone', 'mirror', 'vase', 'typewriter']),
      x - w * 0.2,
      floor - h - 10,
      130,
    ),
    standing(
      pick(random, ['candle', 'skull', 'book', 'teacup', 'hourglass', 'photo']),
      x + w * 0.26,
      floor - h - 10,
      84,
    ),
  )
}

const barrels: Piece = ({ x, floor, width, count = 3 }) => {
  const barrel = (bx: number, by: number, h: number): string =>
    place(
      bx,
      by,
      { scale: h / 100 },
      path('M-34 0C-46 -30 -46 -70 -34 -100H34C46 -70 46 -30 34 0Z', use('wood'), { filter: use('grainDown') }),
      line('M-12 -2C-17 -40 -17 -60 -12 -98M12 -2C17 -40 17 -60 12 -98', ink[0], 2, { opacity: 0.5 }),
      path('M-37 -14H37L39 -24H-39ZM-39 -76H39L37 -86H-37Z', use('steelRod')),
      ellipse(0, -100, 34, 8, use('woodMid')),
    )
  const k = Math.min(width, 320)
  const stack = [
    barrel(x - k * 0.26, floor + 6, k * 0.56),
    barrel(x + k * 0.22, floor + 8, k * 0.56),
    barrel(x - k * 0.02, floor - k * 0.5, k * 0.5),
  ]
  return group({}, ...stack.slice(0, count))
}

const crates: Piece = ({ x, floor, width, random, count = 3 }) => {
  const box = (bx: number, by: number, s: number): string =>
    group(
      {},
      group({ filter: use('shadow') }, rect(bx - s / 2, by - s, s, s, use('wood'), { filter: use('grainAcross') })),
      rect(bx - s / 2 + 7, by - s + 7, s - 14, s - 14, 'none', { stroke: wood[2], 'stroke-width': 12 }),
      line(d`M${bx - s / 2 + 12} ${by - 12}L${bx + s / 2 - 12} ${by - s + 12}`, wood[2], 13),
    )
  const k = Math.min(width, 320)
  const stack = [
    box(x - k * 0.22, floor + 4, k * 0.5),
    box(x + k * 0.27, floor + 6, k * 0.4),
    box(x - k * 0.18, floor - k * 0.49, k * 0.36),
  ]
  return group(
    {},
    ...stack.slice(0, count),
    standing(
      pick(random, ['lantern', 'cage', 'rope', 'cat']),
      x + k * 0.28,
      count > 1 ? floor - k * 0.38 : floor,
      k * 0.32,
    ),
  )
}

const machine: Piece = ({ x, floor, width, height }) => {
  const k = Math.min(width, 320)
  return group(
    {},
    pipe(d`M${x - k * 0.3} ${floor - height * 0.4}V${floor - height}`, 30, 'brass'),
    pipe(d`M${x + k * 0.34} ${floor - height * 0.2}V${floor - height * 0.7}H${x + k * 0.5}`, 24),
    gear(x + k * 0.3, floor - height * 0.78, k * 0.18, 14, use('brass'), 8),
    boiler(x, floor + 6, k * 0.7, Math.min(height * 0.66, 400)),
    gauge(x - k * 0.16, floor - Math.min(height * 0.66, 400) * 0.8, k * 0.085, -40),
    gauge(x + k * 0.14, floor - Math.min(height * 0.66, 400) * 0.8, k * 0.085, 60),
  )
}

const screens: Piece = ({ x, floor, width, height, random, count = 2 }) => {
  const k = Math.min(width * 0.94, 330)
  const screen = (sx: number, sy: number, w: number, h: number): string =>
    group(
      {},
      rect(sx, sy, w, h, use('steel'), { rx: 10 }),
      rect(sx + 9, sy + 9, w - 18, h - 18, teal[0], { rx: 6 }),
      ...Array.from({ length: 5 }, (_, index) =>
        line(
          d`M${sx + 20} ${sy + 22 + index * (h - 30) * 0.19}h${(w - 44) * between(random, 0.3, 1)}`,
          pick(random, ['#74e0b5', '#74e0b5', brass[4], '#8fc3ff']),
          4,
          { opacity: 0.9 },
        ),
      ),
      halo(sx + w / 2, sy + h / 2, w * 0.9, 'glowTeal', 0.7),
    )
  return group(
    {},
    path(
      d`M${x - k / 2} ${floor}V${floor - 150}L${x - k / 2 + 24} ${floor - 190}H${x + k / 2 - 24}L${x + k / 2} ${floor - 150}V${floor}Z`,
      use('steel'),
      { stroke: ink[0], 'stroke-width': 2 },
    ),
    ...Array.from({ length: 18 }, (_, index) =>
      circle(
        x - k / 2 + 36 + (index % 9) * ((k - 72) / 8),
        floor - 120 + Math.floor(index / 9) * 34,
        8,
        pick(random, [brass[4], '#74e0b5', wine[4], ink[6]]),
      ),
    ),
    ...[
      screen(x - k / 2, floor - height * 0.78, k * 0.6, k * 0.44),
      screen(x + k * 0.14, floor - height * 0.7, k * 0.36, k * 0.3),
    ].slice(0, count),
  )
}

const bed: Piece = ({ x, floor, width }) => {
  const k = Math.min(width * 1.05, 380) / 380
  return place(
    x,
    floor + 20,
    { scale: k },
    group(
      { filter: use('shadow') },
      path('M-190 0V-240Q-190 -270 -160 -270Q-130 -270 -130 -240V0Z', use('woodDark')),
      rect(150, -140, 34, 140, use('woodDark')),
    ),
    rect(-150, -60, 310, 40, use('wood')),
    path('M-140 -60V-110Q0 -130 160 -104V-60Z', use('wine'), { filter: use('grainCloth') }),
    path('M-136 -100C-140 -150 -60 -150 -50 -112Q-90 -90 -136 -100Z', use('pearl')),
    path('M-50 -114Q60 -132 164 -104L166 -30Q60 -20 -50 -40Z', use('violet'), { filter: use('grainCloth') }),
    line('M-50 -114V-40', paper[4], 7),
    circle(-160, -270, 16, use('brass')),
    circle(167, -148, 15, use('brass')),
  )
}

const bars: Piece = ({ x, floor, width, height }) => {
  const [w, h] = [Math.min(width * 0.8, 280), Math.min(height * 0.82, 500)]
  return group(
    {},
    rect(x - w / 2, floor - h, w, h, ink[0], { stroke: use('steel'), 'stroke-width': 18 }),
    halo(x, floor - h * 0.5, w * 0.7, 'glowMoon', 0.4),
    standing('skull', x + w * 0.2, floor - 4, 56),
    ...Array.from({ length: 7 }, (_, index) =>
      rect(x - w / 2 + ((index + 0.7) * w) / 7.4, floor - h, 12, h, use('steelRod')),
    ),
    rect(x - w / 2, floor - h * 0.56, w, 16, use('steelRod')),
    standing('lock', x + w * 0.06, floor - h * 0.42, 74),
  )
}

const throne: Piece = ({ x, floor, height }) =>
  place(
    x,
    floor + 10,
    { scale: Math.min(1.3, height / 480) },
    path('M-170 0L-140 -34H140L170 0Z', use('wineDeep')),
    group({ filter: use('shadow') }, path('M-84 -30V-300L-60 -380L0 -420L60 -380L84 -300V-30Z', use('brass'))),
    path('M-62 -130V-300L0 -378L62 -300V-130Z', use('wine'), { filter: use('grainCloth') }),
    path('M-110 -30V-190H-74V-30ZM110 -30V-190H74V-30Z', use('brassDull')),
    rect(-74, -130, 148, 34, use('wine'), { rx: 10 }),
    rect(-74, -100, 148, 70, use('woodDark')),
    thing('crown', 0, -420, 70),
    halo(0, -260, 260, 'glowSoft', 0.6),
  )

const stove: Piece = ({ x, floor, width, height }) => {
  const w = Math.min(width * 0.86, 300)
  return group(
    {},
    pipe(d`M${x} ${floor - 200}V${floor - height}`, 46),
    group({ filter: use('shadow') }, rect(x - w / 2, floor - 210, w, 210, use('silk'), { rx: 10 })),
    rect(x - w / 2 - 8, floor - 222, w + 16, 24, use('steelRod'), { rx: 8 }),
    rect(x - w * 0.36, floor - 160, w * 0.44, 100, ink[0], { rx: 10, stroke: brass[2], 'stroke-width': 5 }),
    rect(x - w * 0.33, floor - 152, w * 0.38, 84, use('ember'), { rx: 8 }),
    ...[0.2, 0.34].map((share) => circle(x + w * share, floor - 150, 13, use('brass'))),
    rect(x + w * 0.16, floor - 110, w * 0.24, 10, use('brassBar')),
    standing('kettle', x - w * 0.24, floor - 220, 100),
    standing('cauldron', x + w * 0.24, floor - 218, 92),
    halo(x - w * 0.14, floor - 110, 260, 'glowEmber', 0.6),
  )
}

export const furnishings = {
  ...wallPieces,
  bookcase,
  cabinet,
  barrels,
  crates,
  machine,
  screens,
  bed,
  bars,
  throne,
  stove,
  potions: rack(['potion', 'flask', 'wine', 'mushroom', 'crystal', 'candle']),
  tools: rack(['hammer', 'gearWheel', 'scissors', 'rope', 'lantern', 'axe']),
  toys: rack(['teddy', 'doll', 'drum', 'robot', 'musicBox', 'train']),
  kitchenware: rack(['kettle', 'teacup', 'bread', 'apple', 'cake', 'vase']),
  oddities: rack(['skull', 'mask', 'hourglass', 'crystalBall', 'owl', 'compass']),
  weapons: rack(['sword', 'shield', 'axe', 'dagger', 'crown']),
  hats: rack(['hat', 'mask', 'umbrella', 'hatBox', 'spectacles']),
} satisfies Record<string, Piece>

export type FurnishingName = keyof typeof furnishings

/** How many each of these pieces shows; they can show fewer. Of all others a piece is one. */
export const shownTogether: Partial<Record<FurnishingName, number>> = {
  barrels: 3,
  crates: 3,
  columns: 2,
  pictures: 3,
  screens: 2,
}
