import { halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, shade } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import { buildings } from './buildings.ts'
import { sites } from './sites.ts'
import { bareTree, pine, roundTree, tone } from './layers.ts'
import type { Drawn } from './layers.ts'

const clear = (at: number): boolean => Math.abs(at - 0.5) < 0.16

const pines: Drawn = (layer) => {
  const { width, height, horizon, random } = layer
  const small = Math.min(width, height)
  const trees = Array.from({ length: 13 }, (_, index) => ({
    at: (index + random() * 0.8) / 13,
    y: horizon + between(random, 70, 190),
    h: small * between(random, 0.5, 0.86),
  }))
  return group(
    {},
    ...trees
      .filter(({ at }) => !clear(at))
      .sort((a, b) => a.y - b.y)
      .map(({ at, y, h }) => pine(width * at, y, h, tone(layer, -0.05), tone(layer, 0.3))),
  )
}

const trees: Drawn = (layer) => {
  const { width, height, horizon, random } = layer
  const small = Math.min(width, height)
  const list = Array.from({ length: 9 }, (_, index) => ({
    at: (index + random() * 0.8) / 9,
    y: horizon + between(random, 60, 160),
    h: small * between(random, 0.38, 0.6),
  }))
  return group(
    {},
    ...list
      .filter(({ at }) => !clear(at))
      .sort((a, b) => a.y - b.y)
      .map(({ at, y, h }) => roundTree(width * at, y, h, tone(layer, 0.02), tone(layer, 0.3))),
  )
}

const hedges: Drawn = (layer) => {
  const { width, height, horizon, random } = layer
  const k = Math.min(width, height) / 1080
  const bush = (x: number, y: number, r: number): string =>
    group(
      {},
      circle(x, y, r, tone(layer, 0)),
      circle(x - r * 0.24, y - r * 0.28, r * 0.66, tone(layer, 0.16), { opacity: 0.6 }),
      ...Array.from({ length: 7 }, () =>
        circle(
          x + r * between(random, -0.7, 0.7),
          y + r * between(random, -0.7, 0.5),
          r * 0.07,
          pick(random, ['#e08a95', '#fbf4e4', '#efc15e', '#ab8fda']),
        ),
      ),
    )
  const gate = place(
    width * 0.5,
    horizon + 130 * k,
    { scale: k },
    path(
      'M-150 0V-250Q-150 -400 0 -400Q150 -400 150 -250V0H110V-240Q110 -350 0 -350Q-110 -350 -110 -240V0Z',
      tone(layer, 0.04),
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      thing(
        'rose',
        -132 + (index % 2) * 264 + between(random, -14, 14),
        -30 - Math.floor(index / 2) * 44,
        40,
        between(random, -30, 30),
      ),
    ),
    halo(0, -180, 190, 'glowSoft', 0.7),
  )
  return group(
    {},
    ...[0.06, 0.2, 0.8, 0.94].map((at) =>
      roundTree(width * at, horizon + 80 * k, 420 * k, tone(layer, -0.06), tone(layer, 0.22)),
    ),
    gate,
    ...[0.04, 0.14, 0.24, 0.33, 0.67, 0.76, 0.86, 0.96].map((at) =>
      bush(width * at, horizon + 120 * k, between(random, 60, 92) * k),
    ),
  )
}

const dead: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const k = Math.min(width, height) / 1080
  return group(
    {},
    ...[0.08, 0.24, 0.78, 0.93].map((at, index) =>
      bareTree(
        width * at,
        horizon + between(random, 90, 170) * k,
        between(random, 420, 640) * k,
        ink[1],
        index % 2 ? -1 : 1,
      ),
    ),
    place(
      width * 0.52,
      horizon + 110 * k,
      { scale: k },
      path('M-90 0V-110L0 -190L90 -110V0Z', use('woodDark')),
      path('M-112 -104L0 -200L112 -104L96 -90L0 -172L-96 -90Z', use('wood')),
      rect(-22, -74, 44, 74, ink[0]),
      rect(34, -84, 34, 34, use('bulb')),
      halo(50, -66, 110, 'glow', 0.8),
      line('M-70 0V60M70 0V60M0 0V66', ink[1], 10),
    ),
    ...Array.from({ length: 6 }, () =>
      halo(width * random(), horizon + between(random, 40, 220) * k, 40 * k, 'glowTeal', 0.9),
    ),
  )
}

const graves: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const k = Math.min(width, height) / 1080
  const stone = (x: number, y: number, s: number, kind: number): string =>
    place(
      x,
      y,
      { scale: s, turn: between(random, -7, 7) },
      path(
        kind === 0
          ? 'M-40 0V-90A40 40 0 0 1 40 -90V0Z'
          : kind === 1
            ? 'M-12 0V-78H-44V-104H-12V-140H12V-104H44V-78H12V0Z'
            : 'M-34 0L-26 -140L0 -170L26 -140L34 0Z',
        use('steel'),
        { filter: use('grainStone'), stroke: ink[0], 'stroke-width': 2 },
      ),
      kind === 1 ? '' : line('M-16 -84H16M-16 -66H10', ink[1], 4, { opacity: 0.6 }),
    )
  return group(
    {},
    bareTree(width * 0.12, horizon + 130 * k, 620 * k, ink[1], 1),
    bareTree(width * 0.9, horizon + 100 * k, 480 * k, ink[1], -1),
    place(
      width * 0.66,
      horizon + 90 * k,
      { scale: k },
      path('M-120 0V-180L0 -270L120 -180V0Z', use('steel'), { filter: use('grainStone') }),
      path('M-40 0V-110A40 40 0 0 1 40 -110V0Z', ink[0]),
      halo(0, -60, 120, 'glowTeal', 0.9),
      line('M0 -270V-330M-22 -306H22', ink[4], 10),
    ),
    ...Array.from({ length: 9 }, (_, index) => ({
      at: (index + random() * 0.7) / 9,
      y: horizon + between(random, 90, 190) * k,
    }))
      .sort((a, b) => a.y - b.y)
      .map(({ at, y }, index) => stone(width * at, y, k * between(random, 0.8, 1.15), index % 3)),
  )
}

const coral: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const k = Math.min(width, height) / 1080
  const branch = (x: number, y: number, s: number, color: string): string =>
    place(
      x,
      y,
      { scale: s },
      line(
        'M0 0V-110M0 -40C-40 -50 -50 -80 -48 -120M0 -60C34 -70 48 -100 44 -150M0 -100C-14 -120 -16 -150 -8 -180',
        color,
        22,
      ),
      line('M-4 0V-106M-4 -44C-42 -56 -54 -80 -52 -116', '#ffffff', 4, { opacity: 0.3 }),
    )
  const bubbles = Array.from({ length: 30 }, () =>
    circle(width * random(), height * between(random, 0.1, 0.8), between(random, 4, 14) * k, 'none', {
      stroke: '#dcf0fa',
      'stroke-width': 2,
      opacity: 0.6,
    }),
  )
  return group(
    {},
    place(
      width * 0.7,
      horizon + 120 * k,
      { scale: 5 * k, turn: 9 },
      thing('boat', 0, -40, 90),
      rect(-50, -90, 100, 100, shade(layer.scale, 0.3), { opacity: 0.45 }),
    ),
    ...[0.05, 0.16, 0.3, 0.52, 0.86, 0.96].map((at, index) =>
      branch(
        width * at,
        horizon + between(random, 130, 210) * k,
        k * between(random, 0.9, 1.5),
        ['#bb4a68', '#c45e24', '#ae5784', '#cb9032'][index % 4] ?? brass[3],
      ),
    ),
    ...Array.from({ length: 8 }, () =>
      thing('fish', width * random(), height * between(random, 0.16, 0.56), between(random, 36, 80) * k),
    ),
    ...bubbles,
  )
}

const crystals: Drawn = (layer) => {
  const { width, horizon, random, height } = layer
  const k = Math.min(width, height) / 1080
  return group(
    {},
    path(
      d`M${width * 0.3} ${horizon + 150 * k}C${width * 0.3} ${horizon - 260 * k} ${width * 0.68} ${horizon - 280 * k} ${width * 0.7} ${horizon + 150 * k}Z`,
      ink[0],
      { opacity: 0.75 },
    ),
    halo(width * 0.5, horizon, 380 * k, 'glowSoft', 0.9),
    ...[0.06, 0.19, 0.33, 0.66, 0.8, 0.93].map((at) =>
      thing(
        'crystal',
        width * at,
        horizon + between(random, 20, 100) * k,
        between(random, 190, 380) * k,
        between(random, -14, 14),
      ),
    ),
  )
}

export const middleLayers = { ...buildings, ...sites, pines, trees, hedges, dead, graves, coral, crystals } as const
export type MiddleName = keyof typeof middleLayers
