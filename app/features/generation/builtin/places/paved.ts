import { halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade, teal, wine, wood } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import { tone } from './layers.ts'
import type { Drawn } from './layers.ts'
import { ground, tufts, way } from './ground.ts'
import { unit } from './masonry.ts'

const pavement: Drawn = (layer) => {
  const { width, height, front, random } = layer
  const parts: string[] = []
  for (let row = 0, y = front - 10; y < height; row += 1) {
    const h = 22 + row * 9
    const w = h * 2.4
    for (let x = -w * random(); x < width; x += w)
      parts.push(rect(x, y, w - 4, h - 4, tone(layer, between(random, 0.02, 0.1)), { rx: h * 0.24 }))
    y += h
  }
  return group(
    {},
    rect(0, front - 10, width, height, ink[1]),
    group({ filter: use('grainStone') }, ...parts),
    halo(width * 0.5, height, width * 0.4, 'glowSoft', 0.5),
    rect(0, front - 14, width, 26, use('fadeUp'), { opacity: 0.6 }),
  )
}

const fence: Drawn = (layer) => {
  const { width, height, front } = layer
  const k = unit(layer)
  const bar = (x: number): string =>
    path(
      d`M${x - 6 * k} ${height}V${height - 190 * k}L${x} ${height - 216 * k}L${x + 6 * k} ${height - 190 * k}V${height}Z`,
      ink[0],
    )
  const half = (from: number, to: number): string =>
    group(
      {},
      ...Array.from({ length: 9 }, (_, index) => bar(width * (from + ((to - from) * (index + 0.5)) / 9))),
      rect(width * from, height - 160 * k, width * (to - from), 9 * k, ink[0]),
      rect(width * from, height - 60 * k, width * (to - from), 9 * k, ink[0]),
    )
  return group(
    {},
    ground(layer),
    way(layer, shade(brass, 0.3)),
    tufts(layer, 50),
    half(0, 0.27),
    half(0.75, 1),
    rect(0, front + 100, width, height, use('fade'), { opacity: 0.2 }),
  )
}

const fronds: Drawn = (layer) => {
  const { width, height, random } = layer
  const k = unit(layer)
  const frond = (x: number, y: number, turn: number, s: number): string =>
    place(
      x,
      y,
      { turn, scale: s },
      path('M0 0C60 -70 190 -90 300 -20C190 -40 90 -20 0 0Z', tone(layer, between(random, -0.1, 0.1))),
      line('M0 0C90 -44 190 -54 290 -22', tone(layer, 0.24), 4, { opacity: 0.6 }),
    )
  return group(
    {},
    ground(layer, 0.02),
    way(layer, shade(brass, 0.26)),
    tufts(layer, 50),
    ...[-70, -44, -16, 8].map((turn) => frond(0, height, turn, 1.5 * k)),
    place(
      width,
      0,
      { scaleX: -1 },
      ...[-74, -48, -20, 6].map((turn) => frond(0, height, turn, 1.6 * k)),
      frond(0, 0, 30, 1.3 * k),
    ),
    frond(0, 20, 28, 1.4 * k),
  )
}

const bulbs: Drawn = (layer) => {
  const { width, height, random } = layer
  const string = (y: number, sag: number): string =>
    group(
      {},
      path(d`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, 'none', { stroke: ink[1], 'stroke-width': 4 }),
      ...Array.from({ length: 15 }, (_, index) => {
        const t = (index + 0.5) / 15
        const py = y + 4 * sag * t * (1 - t)
        return (
          circle(width * t, py + 12, 11, pick(random, [use('bulb'), wine[4], teal[4], brass[4]])) +
          halo(width * t, py + 12, 54, 'glow', 0.7)
        )
      }),
    )
  return group(
    {},
    ground(layer, 0.04),
    way(layer, shade(brass, 0.45)),
    tufts(layer, 20),
    string(height * 0.06, height * 0.07),
    string(height * 0.16, height * 0.05),
  )
}

const stalactites: Drawn = (layer) => {
  const { width, height, random } = layer
  const k = unit(layer)
  const teeth = (from: number, dir: 1 | -1, most: number): string =>
    group(
      { filter: use('grainStone') },
      ...Array.from({ length: 14 }, (_, index) => {
        const [x, w] = [(width * (index + random())) / 14, between(random, 40, 90) * k]
        const edge = Math.abs((index + 0.5) / 14 - 0.5) * 2
        const h = most * k * between(random, 0.3, 1) * (0.35 + edge)
        return path(
          d`M${x - w} ${from - dir * 4}Q${x - w * 0.2} ${from + dir * h * 0.4} ${x} ${from + dir * h}Q${x + w * 0.2} ${from + dir * h * 0.4} ${x + w} ${from - dir * 4}Z`,
          tone(layer, between(random, -0.16, -0.06)),
        )
      }),
    )
  return group(
    {},
    ground(layer, 0.02),
    halo(width * 0.5, height * 0.9, width * 0.3, 'glowTeal', 0.6),
    teeth(0, 1, 330),
    teeth(height, -1, 150),
  )
}

const pier: Drawn = (layer) => {
  const { width, height, front, random } = layer
  const k = unit(layer)
  const boards = Array.from({ length: 9 }, (_, index) => {
    const y = front + ((height - front) * index) / 9
    return rect(0, y, width, (height - front) / 9 - 3, shade(wood, 0.5 - index * 0.02 + between(random, -0.03, 0.03)))
  })
  return group(
    {},
    group({ filter: use('grainAcross') }, ...boards),
    ...[0.04, 0.96].map((at) =>
      group(
        {},
        rect(width * at - 30 * k, front - 150 * k, 60 * k, height, use('woodDark')),
        rect(width * at - 36 * k, front - 90 * k, 72 * k, 30 * k, shade(wood, 0.8)),
      ),
    ),
    thing('dove', width * 0.04, front - 176 * k, 60 * k),
  )
}

export const paved = { pavement, fence, fronds, bulbs, stalactites, pier } as const
