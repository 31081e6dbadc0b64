import { halo } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, wine } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { flag, roundTree, tone, windowLight } from './layers.ts'
import type { Drawn } from './layers.ts'
import { grainy, house, stone, streetLamp, tower, unit } from './masonry.ts'

const castle: Drawn = (layer) => {
  const k = unit(layer)
  const x = layer.width * between(layer.random, 0.4, 0.62)
  return place(
    x,
    layer.horizon + 110 * k,
    { scale: k * 1.3 },
    path('M-460 30C-300 -60 -180 -70 0 -74C180 -70 300 -60 470 30Z', tone(layer, -0.02)),
    grainy(
      tower(-190, -30, 90, 250, use('wine'), layer.lit),
      tower(190, -30, 90, 250, use('wine'), layer.lit),
      tower(0, -60, 130, 380, use('wineDeep'), layer.lit),
      rect(-190, -190, 380, 160, stone),
      ...Array.from({ length: 9 }, (_, index) => rect(-186 + index * 42, -212, 24, 26, stone)),
      tower(-90, -40, 70, 200, '', layer.lit),
      tower(90, -40, 70, 200, '', layer.lit),
    ),
    path('M-42 -30V-90A42 42 0 0 1 42 -90V-30Z', ink[0]),
    path('M-34 -30V-88A34 34 0 0 1 34 -88V-30Z', use('ember'), { opacity: layer.lit ? 0.8 : 0.2 }),
    line('M-18 -30V-116M0 -30V-122M18 -30V-116M-34 -60H34M-34 -86H34', ink[0], 4),
    flag(0, -620, 70, layer.random),
    flag(-190, -400, 54, layer.random),
    flag(190, -400, 54, layer.random),
    halo(0, -80, 240, 'glowEmber', layer.lit ? 0.6 : 0),
  )
}

const houses: Drawn = (layer) => {
  const k = unit(layer)
  const parts: string[] = []
  const gap = layer.width * between(layer.random, 0.42, 0.58)
  const hole = layer.width > layer.height ? 170 * k : 130 * k
  for (let x = -60 * k; x < layer.width + 100 * k;) {
    const w = between(layer.random, 190, 290) * k
    if (Math.abs(x + w / 2 - gap) > hole)
      parts.push(
        place(
          x + w / 2,
          layer.front - 10 * k,
          { scale: k },
          house(0, 0, w / k, between(layer.random, 280, 520), layer, between(layer.random, 0.4, 0.8)),
        ),
      )
    x += w + 4
  }
  return group(
    {},
    ...parts,
    streetLamp(gap - hole * 0.8, layer.front + 40 * k, k, layer.lit),
    streetLamp(gap + hole * 1.6, layer.front + 40 * k, k, layer.lit),
  )
}

const cottages: Drawn = (layer) => {
  const k = unit(layer)
  const count = layer.width > layer.height ? 4 : 2
  return group(
    {},
    ...Array.from({ length: count }, (_, index) => {
      const x = (layer.width * (index + between(layer.random, 0.3, 0.7))) / count
      const y = layer.horizon + between(layer.random, 90, 170) * k
      return group(
        {},
        roundTree(x - 190 * k, y + 6, 250 * k, tone(layer, -0.04), tone(layer, 0.2)),
        place(x, y, { scale: k }, house(0, 0, between(layer.random, 200, 260), 150, layer, 0.66)),
      )
    }),
  )
}

const towers: Drawn = (layer) => {
  const k = unit(layer)
  const { random } = layer
  const parts: string[] = []
  for (let x = -40; x < layer.width;) {
    const [w, h] = [between(random, 120, 210) * k, between(random, 300, 640) * k]
    const top = layer.front - h
    const columns = Math.max(3, Math.floor(w / (34 * k)))
    parts.push(
      rect(x, top, w, h, pick(random, [use('dusk'), use('night'), use('tealDark'), use('wineDeep')])),
      rect(x + w * 0.7, top, w * 0.3, h, ink[0], { opacity: 0.3 }),
    )
    for (let row = 0; row < Math.floor(h / (44 * k)); row += 1)
      for (let column = 0; column < columns; column += 1)
        if (random() < 0.5)
          parts.push(
            rect(
              x + (column + 0.28) * (w / columns),
              top + 20 * k + row * 44 * k,
              (w / columns) * 0.46,
              24 * k,
              layer.lit ? pick(random, [brass[5], brass[4], '#8fd6e0', '#e08ab4']) : ink[6],
              { opacity: 0.85 },
            ),
          )
    if (random() < 0.5)
      parts.push(line(d`M${x + w / 2} ${top}v${-80 * k}`, ink[4], 5), circle(x + w / 2, top - 82 * k, 6 * k, wine[4]))
    x += w + 8 * k
  }
  return group({}, ...parts)
}

const mansion: Drawn = (layer) => {
  const k = unit(layer)
  const wing = (x: number): string =>
    place(
      x,
      0,
      {},
      rect(-100, -210, 200, 210, use('night')),
      path('M-120 -210L-70 -310H70L120 -210Z', use('woodDark')),
      ...[-56, 0, 56].map((at) => windowLight(at - 14, -160, 28, 56, layer.lit)),
      ...[-56, 56].map((at) => windowLight(at - 14, -76, 28, 56, layer.lit)),
    )
  return place(
    layer.width * between(layer.random, 0.4, 0.6),
    layer.horizon + 110 * k,
    { scale: k * 1.35 },
    path('M-480 40C-300 -40 300 -40 480 40Z', tone(layer, 0)),
    grainy(
      wing(-190),
      wing(190),
      rect(-110, -290, 220, 290, use('dusk')),
      path('M-134 -290L0 -420L134 -290Z', use('woodDark'), { stroke: ink[0], 'stroke-width': 2 }),
      tower(-124, 0, 62, 340, use('wineDeep'), layer.lit),
      tower(124, 0, 62, 340, use('wineDeep'), layer.lit),
    ),
    circle(0, -330, 28, layer.lit ? use('bulb') : ink[1], { stroke: brass[2], 'stroke-width': 4 }),
    ...[-60, 0, 60].map((at) => windowLight(at - 17, -240, 34, 70, layer.lit)),
    ...[-66, 66].map((at) => windowLight(at - 15, -120, 30, 70, layer.lit)),
    path('M-32 0V-90A32 32 0 0 1 32 -90V0Z', use('wood'), { stroke: brass[2], 'stroke-width': 4 }),
    halo(0, -80, 200, 'glowSoft', layer.lit ? 0.7 : 0.2),
  )
}

export const buildings = { castle, houses, cottages, towers, mansion } as const
