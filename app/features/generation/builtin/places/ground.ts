import { use } from '#app/features/generation/scenery/materials.ts'
import { brass } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { d, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { tone, wavy } from './layers.ts'
import type { Layer } from './layers.ts'

export const ground = (layer: Layer, add = 0): string =>
  group(
    {},
    wavy(layer, layer.front - 10, 40, tone(layer, 0.02 + add), 3),
    rect(0, layer.front + (layer.height - layer.front) * 0.4, layer.width, layer.height, use('fade'), {
      opacity: 0.35,
    }),
  )

export const way = (layer: Layer, fill: string): string => {
  const { width: w, height: h, horizon, front } = layer
  const x = w * 0.5
  return group(
    {},
    path(
      d`M${x - w * 0.2} ${h}C${x - w * 0.02} ${h - (h - front) * 0.4} ${x + w * 0.12} ${front} ${x - w * 0.02} ${horizon + (front - horizon) * 0.6}H${x + w * 0.02}C${x + w * 0.2} ${front} ${x + w * 0.12} ${h - (h - front) * 0.4} ${x + w * 0.22} ${h}Z`,
      fill,
      { opacity: 0.75 },
    ),
    path(
      d`M${x - w * 0.2} ${h}C${x - w * 0.02} ${h - (h - front) * 0.4} ${x + w * 0.12} ${front} ${x - w * 0.02} ${horizon + (front - horizon) * 0.6}`,
      'none',
      { stroke: brass[4], 'stroke-width': 3, opacity: 0.35 },
    ),
  )
}

export const tufts = (layer: Layer, count: number): string => {
  const { width, height, front, random } = layer
  return group(
    {},
    ...Array.from({ length: count }, () => {
      const [x, y] = [between(random, 0, width), between(random, front + 10, height)]
      const s = 14 + ((y - front) / (height - front)) * 30
      return line(
        d`M${x} ${y}q${-s * 0.2} ${-s * 0.6} ${-s * 0.5} ${-s}M${x} ${y}v${-s * 1.3}M${x} ${y}q${s * 0.2} ${-s * 0.6} ${s * 0.6} ${-s * 0.9}`,
        tone(layer, 0.22),
        s * 0.1,
        { opacity: 0.65 },
      )
    }),
  )
}
