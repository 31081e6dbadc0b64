import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { orchids, potPlace } from '#samples/adventures/both-sides-of-the-glass/orchids.ts'
import type { Orchid } from '#samples/adventures/both-sides-of-the-glass/orchids.ts'
import { leaf } from './paints.ts'
import { broadLeaf, deepGreens } from './plants.ts'
import { flowerPot } from './rocks.ts'

interface Hues {
  petal: string
  light: string
  mark: string
  heart: string
}

const huesOf = ({ key, heart }: Orchid): Hues => {
  const hues: [petal: string, light: string][] = [
    ['#e48fb6', '#f7c9de'],
    ['#f0a65a', '#fbd9a6'],
    ['#f4efdf', '#ffffff'],
    ['#c79be0', '#e7d2f3'],
    ['#f2d066', '#fdeeb5'],
    ['#e97f86', '#f8c1c2'],
  ]
  const at = orchids.findIndex((one) => one.key === key)
  const [petal, light] = hues[(at * 5 + 1) % hues.length]!
  return { petal, light, mark: '#5b1f45', heart: heart === 'dark' ? '#3a0f2c' : '#fff6c8' }
}

const petalShape = 'M0 0C26 -30 66 -30 88 -2C66 30 26 30 0 0Z'

/** Seen from the front, some 180 wide. */
export function orchidFlower(orchid: Orchid, ink = false): string {
  const { petals, marks, heart } = orchid
  const hues: Hues = ink
    ? { petal: '#fffaf0', light: '#fffdf7', mark: '#1f2a44', heart: heart === 'dark' ? '#1f2a44' : '#fffaf0' }
    : huesOf(orchid)
  const rim = ink ? '#1f2a44' : '#7a3560'
  const turns = Array.from({ length: petals }, (_, at) => -90 + (360 / petals) * at)
  const scale = petals === 3 ? 1.06 : 0.98
  return group(
    {},
    ...turns.map((turn) =>
      place(
        0,
        0,
        { turn, scale },
        path(petals === 3 ? 'M0 0C30 -54 76 -46 92 0C76 46 30 54 0 0Z' : petalShape, hues.petal, {
          stroke: marks === 'edge' ? hues.mark : rim,
          'stroke-width': marks === 'edge' ? 13 : 3,
          'stroke-linejoin': 'round',
        }),
        marks === 'edge' ? '' : path('M6 -4C30 -24 60 -22 80 -3C60 -8 30 -8 6 -4Z', hues.light, { opacity: 0.9 }),
        marks === 'stripes' ? line('M26 -14Q50 -18 76 -8M24 0H82M26 14Q50 18 76 8', hues.mark, 5) : '',
        marks === 'spots'
          ? group(
              {},
              ...[
                [38, -10],
                [38, 10],
                [58, 0],
                [70, -11],
                [70, 11],
              ].map(([x, y]) => circle(x!, y!, 5.5, hues.mark)),
            )
          : '',
      ),
    ),
    path('M-20 -4Q0 -30 20 -4Q26 20 0 34Q-26 20 -20 -4Z', hues.heart, { stroke: rim, 'stroke-width': 4 }),
    ink ? '' : ellipse(-5, 0, 6, 9, heart === 'dark' ? '#7d3f66' : '#ffffff', { opacity: 0.8 }),
  )
}

/** In its pot; x, y is the middle of the pot's foot, some 240 wide and 300 high at scale 1. */
const orchidInPot = (orchid: Orchid, x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    { scale },
    ellipse(6, 4, 66, 12, '#0b1711', { opacity: 0.4 }),
    ...[
      [-158, 96],
      [-24, 100],
      [-128, 70],
      [-52, 74],
    ].map(([turn, length]) => place(0, -74, { turn: turn! }, broadLeaf(length!, 22, deepGreens))),
    line('M0 -80C6 -110 -4 -140 0 -166', leaf[3], 9),
    line('M-2 -80C4 -110 -6 -140 -2 -166', leaf[5], 3),
    flowerPot(0, 0, 92),
    orchid.pair
      ? group(
          {},
          line('M0 -150Q-24 -180 -50 -186M0 -150Q24 -196 52 -206', leaf[3], 7),
          place(-52, -190, { scale: 0.56 }, orchidFlower(orchid)),
          place(54, -214, { scale: 0.56 }, orchidFlower(orchid)),
        )
      : place(0, -206, { scale: 0.86 }, orchidFlower(orchid)),
  )

/** Twelve of them in their places, in a box of this size. */
export const orchidsIn = (x: number, y: number, width: number, height: number): string =>
  group(
    {},
    ...orchids.map((orchid, at) => {
      const spot = potPlace(at)
      const [cx, low] = [
        x + ((spot.left + spot.width / 2) / 100) * width,
        y + ((spot.top + spot.height * 0.94) / 100) * height,
      ]
      return orchidInPot(orchid, cx, low, ((spot.height / 100) * height) / 318)
    }),
  )

/** The steps that they stand on. */
export const bench = (x: number, y: number, width: number, height: number, wood: readonly string[]): string =>
  group(
    {},
    ...[0, 1, 2].map((row) => {
      const low = y + ((0.5 + 33 * (row + 0.94)) / 100) * height
      return group(
        {},
        rect(x - 12, low - 6, width + 24, 14, wood[4]!),
        rect(x - 12, low - 6, width + 24, 4, wood[5]!),
        rect(x - 12, low + 8, width + 24, height * 0.05 + 10, wood[2]!),
        line(d`M${x} ${low + 14}H${x + width}`, wood[0]!, 4, { opacity: 0.5 }),
      )
    }),
  )
