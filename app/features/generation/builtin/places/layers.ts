import { halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, mix, paper, shade, wine, wood } from '#app/features/generation/scenery/palette.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'

export interface Layer {
  width: number
  height: number
  /** Where the land begins and where the foreground does. */
  horizon: number
  front: number
  random: Random
  scale: readonly string[]
  /** Lightness of the land, 0 to 1. */
  light: number
  /** Colour of the sky at the horizon, into which distant things fade. */
  air: string
  lit: boolean
}

export type Drawn = (layer: Layer) => string

const far = ({ scale, light, air }: Layer, tone = 0): string => mix(shade(scale, light + tone), air, 0.5)
export const tone = ({ scale, light }: Layer, add: number): string => shade(scale, light + add)

export function wavy(layer: Layer, y: number, rise: number, fill: string, bumps = 3): string {
  const { width, height, random } = layer
  const step = width / bumps
  let shape = d`M0 ${height}V${y - random() * rise}`
  for (let index = 0; index < bumps; index += 1)
    shape += d`Q${(index + 0.5) * step} ${y - rise * between(random, -0.3, 1.4)} ${(index + 1) * step} ${y - rise * between(random, 0, 0.7)}`
  return path(d`${shape}V${height}Z`, fill)
}

const hills: Drawn = (layer) =>
  group({}, wavy(layer, layer.horizon, 130, far(layer, 0.14)), wavy(layer, layer.horizon + 50, 100, far(layer, 0.02)))

const peaks: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const small = Math.min(width, height)
  const mountains = Array.from({ length: 6 }, (_, index) => {
    const [x, h] = [(width * (index + random() * 0.8)) / 5.4, small * between(random, 0.26, 0.5)]
    const w = h * 0.9
    const top = horizon + 30 - h
    return group(
      {},
      path(
        d`M${x - w} ${horizon + 40}L${x - w * 0.3} ${top + h * 0.34}L${x} ${top}L${x + w * 0.36} ${top + h * 0.4}L${x + w} ${horizon + 40}Z`,
        far(layer, 0.1 + (index % 2) * 0.08),
      ),
      path(
        d`M${x} ${top}L${x + w * 0.36} ${top + h * 0.4}L${x + w} ${horizon + 40}H${x + w * 0.2}L${x + w * 0.06} ${top + h * 0.5}Z`,
        ink[1],
        { opacity: 0.28 },
      ),
      path(
        d`M${x} ${top}L${x + w * 0.2} ${top + h * 0.22}L${x + w * 0.06} ${top + h * 0.18}L${x - w * 0.02} ${top + h * 0.28}L${x - w * 0.1} ${top + h * 0.18}L${x - w * 0.19} ${top + h * 0.22}Z`,
        '#ffffff',
        { opacity: 0.8 },
      ),
    )
  })
  return group({}, ...mountains, wavy(layer, horizon + 40, 60, far(layer, 0)))
}

export const pine = (x: number, y: number, h: number, fill: string, rim: string): string =>
  group(
    {},
    rect(x - h * 0.03, y - h * 0.14, h * 0.06, h * 0.16, wood[1]),
    ...[0, 1, 2, 3].map((tier) => {
      const [ty, w] = [y - h * (0.1 + tier * 0.21), h * (0.26 - tier * 0.05)]
      return (
        path(d`M${x} ${ty - h * 0.34}L${x + w} ${ty}Q${x} ${ty - h * 0.06} ${x - w} ${ty}Z`, fill) +
        path(
          d`M${x} ${ty - h * 0.34}L${x - w} ${ty}Q${x - w * 0.6} ${ty - h * 0.04} ${x - w * 0.4} ${ty - h * 0.03}Z`,
          rim,
          { opacity: 0.4 },
        )
      )
    }),
  )

export const roundTree = (x: number, y: number, h: number, fill: string, rim: string): string =>
  group(
    {},
    path(d`M${x - h * 0.05} ${y}L${x - h * 0.03} ${y - h * 0.5}H${x + h * 0.03}L${x + h * 0.06} ${y}Z`, wood[1]),
    line(
      d`M${x} ${y - h * 0.3}L${x + h * 0.14} ${y - h * 0.5}M${x} ${y - h * 0.36}L${x - h * 0.14} ${y - h * 0.54}`,
      wood[1],
      h * 0.03,
    ),
    ...[
      [0, -0.74, 0.25],
      [-0.2, -0.58, 0.2],
      [0.2, -0.6, 0.2],
      [0.02, -0.52, 0.2],
    ].map(([dx = 0, dy = 0, r = 0.2]) => circle(x + h * dx, y + h * dy, h * r, fill)),
    ...[
      [-0.06, -0.8, 0.16],
      [-0.24, -0.63, 0.12],
    ].map(([dx = 0, dy = 0, r = 0.1]) => circle(x + h * dx, y + h * dy, h * r, rim, { opacity: 0.3 })),
  )

export const bareTree = (x: number, y: number, h: number, fill: string, flip: 1 | -1): string =>
  place(
    x,
    y,
    { scale: h / 100, scaleX: flip },
    path('M-8 0C-4 -20 -6 -34 -2 -50H4C2 -34 4 -18 10 0Z', fill),
    line(
      'M0 -44C2 -60 -6 -70 -4 -96M1 -50C8 -66 22 -68 30 -86M0 -40C-10 -54 -24 -54 -34 -70M14 -69C20 -70 30 -66 38 -70M-18 -56C-22 -64 -22 -72 -26 -80M-4 -76C-10 -82 -14 -86 -16 -94',
      fill,
      4,
    ),
  )

const woods: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const small = Math.min(width, height)
  const row = (y: number, size: number, count: number, fill: string): string =>
    group(
      {},
      ...Array.from({ length: count }, (_, index) =>
        pine((width * (index + random())) / count, y, small * size * between(random, 0.75, 1.2), fill, fill),
      ),
    )
  return group(
    {},
    row(horizon + 30, 0.4, 18, far(layer, 0.12)),
    wavy(layer, horizon + 20, 30, far(layer, 0.04)),
    row(horizon + 60, 0.44, 14, far(layer, -0.02)),
  )
}

const waterLines = (layer: Layer, from: number, to: number, count: number): string => {
  const { width, random } = layer
  return group(
    {},
    ...Array.from({ length: count }, () => {
      const y = between(random, from, to)
      const size = 40 + ((y - from) / (to - from)) * 180
      const x = between(random, 0, width)
      return line(
        d`M${x} ${y}q${size * 0.25} ${-size * 0.06} ${size * 0.5} 0t${size * 0.5} 0`,
        tone(layer, 0.34),
        2 + ((y - from) / (to - from)) * 4,
        { opacity: 0.5 },
      )
    }),
  )
}

const horizonLine: Drawn = (layer) => {
  const { width, height, horizon } = layer
  const water = { ...layer, scale: layer.scale }
  return group(
    {},
    rect(0, horizon - 6, width, height - horizon + 6, far(layer, 0.06)),
    rect(0, horizon - 6, width, 8, layer.air, { opacity: 0.8 }),
    waterLines(water, horizon + 8, layer.front + 60, 46),
  )
}

const dunes: Drawn = (layer) =>
  group(
    {},
    wavy(layer, layer.horizon, 70, far(layer, 0.2), 2),
    wavy(layer, layer.horizon + 60, 90, far(layer, 0.08), 3),
  )

const skyline: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const small = Math.min(width, height)
  const row = (shift: number, size: number, add: number): string => {
    const parts: string[] = []
    for (let x = -20; x < width;) {
      const [w, h] = [small * between(random, 0.05, 0.12), small * size * between(random, 0.4, 1)]
      const top = horizon + shift - h
      parts.push(
        rect(x, top, w, h + 40, far(layer, add)),
        random() < 0.4 ? path(d`M${x} ${top}L${x + w / 2} ${top - w * 0.6}L${x + w} ${top}Z`, far(layer, add)) : '',
      )
      if (layer.lit)
        for (let index = 0; index < 5; index += 1)
          parts.push(
            rect(x + w * between(random, 0.1, 0.8), top + h * between(random, 0.1, 0.8), w * 0.1, w * 0.14, brass[5], {
              opacity: 0.75,
            }),
          )
      x += w + 3
    }
    return group({}, ...parts)
  }
  return group({}, row(10, 0.5, 0.14), row(36, 0.32, 0.02))
}

const depths: Drawn = (layer) => {
  const { width, height, random } = layer
  const rays = Array.from({ length: 5 }, () => {
    const x = between(random, 0, width)
    return path(d`M${x} -20L${x + 90} -20L${x - 120} ${height * 0.9}H${x - 420}Z`, shade(layer.scale, 0.85), {
      opacity: 0.12,
      filter: use('blurWide'),
    })
  })
  return group(
    {},
    rect(0, 0, width, height, shade(layer.scale, Math.max(0.16, layer.light - 0.1))),
    halo(width * 0.42, height * 0.1, Math.max(width, height) * 0.7, 'glowTeal', 0.9),
    ...rays,
    wavy(layer, layer.horizon, 190, tone(layer, 0.02), 4),
    wavy(layer, layer.horizon + 90, 120, tone(layer, -0.04), 3),
  )
}

const orbits: Drawn = (layer) => {
  const { width, height, horizon, random } = layer
  const r = Math.min(width, height) * 0.24
  const [x, y] = [width * between(random, 0.3, 0.72), horizon * 0.52]
  const stars = Array.from({ length: 130 }, () =>
    path(starShape(between(random, 2, 7), 0.3), paper[5], {
      transform: d`translate(${between(random, 0, width)} ${between(random, 0, horizon)})`,
      opacity: between(random, 0.3, 0.95),
    }),
  )
  const globe = d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`
  return group(
    {},
    rect(0, 0, width, height, ink[1]),
    halo(width * 0.2, horizon * 0.4, width * 0.5, 'glowViolet', 0.9),
    halo(width * 0.8, horizon * 0.7, width * 0.45, 'glowRose', 0.8),
    ...stars,
    halo(x, y, r * 1.7, 'glowTeal', 0.9),
    circle(x, y, r, use('teal')),
    clipTo(
      globe,
      ...[-0.6, -0.2, 0.16, 0.5].map((at) =>
        ellipse(x, y + r * at, r * 1.05, r * 0.12, shade(layer.scale, 0.6), { opacity: 0.5 }),
      ),
      circle(x + r * 0.5, y + r * 0.35, r * 1.2, ink[0], { opacity: 0.32 }),
    ),
    path(
      d`M${x - r * 0.98} ${y + r * 0.2}C${x - r * 1.9} ${y + r * 0.62} ${x - r * 1.7} ${y + r * 0.92} ${x - r * 0.7} ${y + r * 0.62}C${x + r * 0.4} ${y + r * 0.3} ${x + r * 1.7} ${y - r * 0.5} ${x + r * 1.7} ${y - r * 0.8}C${x + r * 1.6} ${y - r * 0.94} ${x + r * 1.2} ${y - r * 0.7} ${x + r * 0.9} ${y - r * 0.42}`,
      'none',
      { stroke: use('brassPale'), 'stroke-width': r * 0.09, opacity: 0.85 },
    ),
    circle(width * 0.14, horizon * 0.26, r * 0.2, use('moon')),
    wavy(layer, horizon, 90, tone(layer, 0.16), 4),
    wavy(layer, horizon + 60, 70, tone(layer, 0.04), 3),
  )
}

export const farLayers = { hills, peaks, woods, horizon: horizonLine, dunes, skyline, depths, orbits } as const
export type FarName = keyof typeof farLayers

export const windowLight = (x: number, y: number, w: number, h: number, lit: boolean): string =>
  rect(x, y, w, h, lit ? use('bulb') : ink[2], { stroke: ink[0], 'stroke-width': 2 }) +
  (lit ? halo(x + w / 2, y + h / 2, w * 2, 'glow', 0.5) : '')

export const flag = (x: number, y: number, size: number, random: Random): string =>
  line(d`M${x} ${y}V${y - size}`, wood[2], 3) +
  path(
    d`M${x} ${y - size}l${size * 0.7} ${size * 0.2}l${-size * 0.7} ${size * 0.2}Z`,
    pick(random, [wine[3], brass[4], wine[4]]),
  )
