import { halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { windowLight } from './layers.ts'
import type { Layer } from './layers.ts'

export const stone = use('steel')
export const grainy = (...inside: string[]): string => group({ filter: use('grainStone') }, ...inside)

/** The unit of a layer: a building is about 400 units high on a canvas of 1080. */
export const unit = ({ width, height }: Layer): number => Math.min(width, height) / 1080

export function tower(x: number, y: number, w: number, h: number, roof: string, lit: boolean): string {
  const merlons = Array.from({ length: 4 }, (_, index) =>
    rect(x - w * 0.6 + (index * w * 1.2) / 3.6, y - h - w * 0.3, w * 0.22, w * 0.2, stone),
  )
  return group(
    {},
    rect(x - w / 2, y - h, w, h, stone),
    rect(x + w * 0.16, y - h, w * 0.34, h, ink[0], { opacity: 0.3 }),
    rect(x - w * 0.6, y - h - w * 0.16, w * 1.2, w * 0.2, stone),
    ...(roof
      ? [
          path(
            d`M${x - w * 0.7} ${y - h - w * 0.12}L${x} ${y - h - w * 1.5}L${x + w * 0.7} ${y - h - w * 0.12}Z`,
            roof,
            { stroke: ink[0], 'stroke-width': 1.5 },
          ),
        ]
      : merlons),
    windowLight(x - w * 0.13, y - h * 0.76, w * 0.22, w * 0.4, lit),
    windowLight(x - w * 0.13, y - h * 0.4, w * 0.22, w * 0.4, lit),
  )
}

export function house(x: number, y: number, w: number, h: number, layer: Layer, steep = 0.6): string {
  const { random, lit } = layer
  const wall = pick(random, [use('wineDeep'), use('dusk'), use('tealDark'), use('woodDark'), use('paperShade')])
  const columns = Math.max(2, Math.round(w / 80))
  const rows = Math.max(1, Math.floor((h - 90) / 92))
  const windows = Array.from({ length: columns * rows }, (_, index) =>
    windowLight(
      x - w / 2 + ((index % columns) + 0.5) * (w / columns) - 16,
      y - h + 26 + Math.floor(index / columns) * 92,
      32,
      48,
      lit && random() < 0.7,
    ),
  )
  return group(
    {},
    rect(x + w * 0.22, y - h - w * steep * 0.8, w * 0.1, w * 0.4, use('woodDark')),
    group({ filter: use('grainPlaster') }, rect(x - w / 2, y - h, w, h, wall)),
    rect(x + w * 0.2, y - h, w * 0.3, h, ink[0], { opacity: 0.22 }),
    path(
      d`M${x - w * 0.58} ${y - h}L${x} ${y - h - w * steep}L${x + w * 0.58} ${y - h}Z`,
      pick(random, [use('wood'), use('dusk'), use('wine')]),
      { stroke: ink[0], 'stroke-width': 2 },
    ),
    line(d`M${x - w * 0.56} ${y - h - 2}L${x} ${y - h - w * steep}`, brass[3], 3, { opacity: 0.6 }),
    windowLight(x - 13, y - h - w * steep * 0.5, 26, 30, lit),
    ...windows,
    rect(x - 24, y - 78, 48, 78, use('wood'), { stroke: ink[0], 'stroke-width': 3 }),
    circle(x + 14, y - 36, 4, use('brass')),
  )
}

export const streetLamp = (x: number, y: number, k: number, lit: boolean): string =>
  place(
    x,
    y,
    { scale: k },
    rect(-6, -330, 12, 330, use('steelRod')),
    rect(-18, -16, 36, 16, use('steelRod')),
    path('M-24 -330H24L32 -390H-32Z', lit ? use('ember') : use('glass')),
    path('M-38 -390H38L0 -424Z', use('silk')),
    halo(0, -360, lit ? 260 : 0, 'glow', 0.8),
  )
