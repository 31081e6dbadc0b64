import { contact } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade, wood } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { tone, wavy } from './layers.ts'
import type { Drawn, Layer } from './layers.ts'
import { ground, tufts, way } from './ground.ts'
import { unit } from './masonry.ts'
import { paved } from './paved.ts'

const leafy = (layer: Layer, x: number, y: number, turn: number, size: number): string =>
  place(
    x,
    y,
    { turn, scale: size },
    line('M0 0C80 20 180 20 300 70', wood[0], 16),
    ...Array.from({ length: 13 }, (_, index) =>
      place(
        30 + index * 22,
        4 + index * 5,
        { turn: (index % 2 ? -60 : 50) + index * 3 },
        path('M0 0C20 -22 60 -20 80 0C60 20 20 20 0 0Z', tone(layer, -0.12 + (index % 3) * 0.05)),
      ),
    ),
  )

const branches: Drawn = (layer) => {
  const k = unit(layer)
  return group(
    {},
    ground(layer),
    way(layer, shade(brass, 0.34)),
    tufts(layer, 70),
    leafy(layer, -20, 40 * k, 10, 1.3 * k),
    place(layer.width, 0, { scaleX: -1 }, leafy(layer, -30, 120 * k, 4, 1.1 * k)),
  )
}

const flowers: Drawn = (layer) => {
  const { width, height, front, random } = layer
  return group(
    {},
    ground(layer, 0.04),
    way(layer, shade(brass, 0.5)),
    tufts(layer, 60),
    ...Array.from({ length: 70 }, () => {
      const side = random() < 0.5 ? between(random, 0, 0.34) : between(random, 0.66, 1)
      const y = between(random, front + 20, height)
      const r = 4 + ((y - front) / (height - front)) * 11
      const color = pick(random, ['#e08a95', '#fbf4e4', '#efc15e', '#ab8fda', '#bb4a68'])
      const x = width * side
      return (
        line(d`M${x} ${y}v${r * 3}`, tone(layer, 0.2), r * 0.3) +
        [0, 72, 144, 216, 288]
          .map((turn) => place(x, y, { turn }, ellipse(0, -r * 0.8, r * 0.5, r * 0.8, color)))
          .join('') +
        circle(x, y, r * 0.45, brass[4])
      )
    }),
  )
}

const water = (layer: Layer): string => {
  const { width, height, front, random } = layer
  return group(
    {},
    ...[0, 1, 2].map((row) => {
      const y = front + row * (height - front) * 0.32
      const step = width / 7
      let shape = d`M0 ${height}V${y}`
      for (let index = 0; index < 8; index += 1)
        shape += d`q${step * 0.25} ${-34 - row * 10} ${step * 0.5} ${-6}t${step * 0.5} ${6}`
      return path(`${shape}V${Math.round(height)}Z`, tone(layer, 0.08 - row * 0.07), {
        stroke: tone(layer, 0.42),
        'stroke-width': 4,
        'stroke-opacity': 0.7,
      })
    }),
    ...Array.from({ length: 20 }, () =>
      circle(width * random(), between(random, front, height), between(random, 2, 6), '#ffffff', { opacity: 0.5 }),
    ),
  )
}

const shore: Drawn = (layer) => {
  const { width, height, front, random } = layer
  const sand = { ...layer }
  return group(
    {},
    wavy(sand, front - 30, 50, tone(layer, 0.3), 2),
    wavy(sand, front, 40, tone(layer, 0.16), 2),
    ...Array.from({ length: 26 }, () =>
      ellipse(
        width * random(),
        between(random, front + 40, height),
        between(random, 5, 16),
        between(random, 3, 8),
        pick(random, ['#e08a95', '#fbf4e4', '#b59c82', '#806a67']),
        { opacity: 0.8 },
      ),
    ),
    rect(0, front + (height - front) * 0.5, width, height, use('fade'), { opacity: 0.3 }),
  )
}

const rocks: Drawn = (layer) => {
  const { width, height, front, random } = layer
  const k = unit(layer)
  const rock = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      { scale: s },
      contact(0, 4, 110, 18),
      path('M-100 0L-84 -60L-30 -98L40 -84L92 -34L104 0Z', tone(layer, -0.02), { stroke: ink[0], 'stroke-width': 2 }),
      path('M-100 0L-84 -60L-30 -98L-10 -50L-40 0Z', tone(layer, 0.18), { opacity: 0.6 }),
    )
  return group(
    {},
    ground(layer, 0.06),
    tufts(layer, 14),
    ...[0.03, 0.97, 0.1, 0.9].map((at) =>
      rock(width * at, between(random, front + 60 * k, height), between(random, 0.9, 1.9) * k),
    ),
  )
}

const weeds: Drawn = (layer) => {
  const { width, height, random } = layer
  const k = unit(layer)
  return group(
    {},
    ground(layer, 0.02),
    tufts(layer, 30),
    ...Array.from({ length: 16 }, (_, index) => {
      const x = width * (index % 2 ? between(random, 0, 0.22) : between(random, 0.78, 1))
      const h = between(random, 140, 380) * k
      return line(
        d`M${x} ${height}q${-30 * k} ${-h * 0.3} 0 ${-h * 0.5}t0 ${-h * 0.5}`,
        tone(layer, between(random, -0.14, 0.16)),
        14 * k,
      )
    }),
  )
}

const drifts: Drawn = (layer) => {
  const { width, height, front, random } = layer
  return group(
    {},
    wavy(layer, front - 20, 60, '#dfe6fb', 2),
    wavy(layer, front + 50, 50, '#b9c4ea', 3),
    wavy(layer, front + 130, 40, '#95a2d8', 3),
    rect(0, front - 60, width, height, shade(layer.scale, layer.light), {
      opacity: 0.45,
      style: 'mix-blend-mode:multiply',
    }),
    ...Array.from({ length: 60 }, () =>
      circle(width * random(), height * random(), between(random, 2, 7), '#ffffff', { opacity: 0.8 }),
    ),
  )
}

export const nearLayers = {
  ...paved,
  branches,
  flowers,
  waves: water,
  shore,
  rocks,
  weeds,
  drifts,
} as const satisfies Record<string, Drawn>
export type NearName = keyof typeof nearLayers
