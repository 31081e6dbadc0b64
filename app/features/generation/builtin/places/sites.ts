import { halo } from '#app/features/generation/scenery/light.ts'
import { pipe } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper, shade, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { between, pick } from '#app/features/generation/scenery/random.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { isKeptOut } from '#app/features/generation/builtin/asked.ts'
import { standing, thing } from '#app/features/generation/builtin/things/things.ts'
import { flag, roundTree, tone, windowLight } from './layers.ts'
import type { Drawn } from './layers.ts'
import { grainy, house, stone, streetLamp, unit } from './masonry.ts'

const lighthouse: Drawn = (layer) => {
  const k = unit(layer)
  const left = layer.random() < 0.5
  return place(
    layer.width * (left ? 0.26 : 0.74),
    layer.horizon + 120 * k,
    { scale: k * 1.25 },
    path('M-280 60C-200 -40 -80 -50 0 -46C90 -50 190 -30 290 60Z', use('woodDark'), { filter: use('grainStone') }),
    layer.lit
      ? group(
          { style: 'mix-blend-mode:screen', opacity: 0.7 },
          path(left ? 'M0 -436L900 -640V-300Z' : 'M0 -436L-900 -640V-300Z', brass[5], {
            opacity: 0.35,
            filter: use('blurSoft'),
          }),
        )
      : '',
    standing('lighthouse', 0, -40, 470),
    halo(0, -432, layer.lit ? 260 : 120, 'glow', 0.9),
  )
}

const pyramids: Drawn = (layer) => {
  const k = unit(layer)
  const one = (x: number, y: number, s: number): string =>
    group(
      { filter: use('grainStone') },
      path(d`M${x - s} ${y}L${x} ${y - s * 0.86}L${x + s * 0.3} ${y}Z`, tone(layer, 0.24)),
      path(d`M${x + s} ${y}L${x} ${y - s * 0.86}L${x + s * 0.3} ${y}Z`, tone(layer, -0.06)),
    )
  const { width, horizon } = layer
  return group(
    {},
    one(width * 0.72, horizon + 60 * k, 270 * k),
    one(width * 0.3, horizon + 90 * k, 400 * k),
    palm(width * 0.56, horizon + 130 * k, 260 * k),
    palm(width * 0.92, horizon + 150 * k, 330 * k),
    standing('statue', width * 0.5, horizon + 120 * k, 170 * k),
  )
}

const palm = (x: number, y: number, h: number): string =>
  place(
    x,
    y,
    { scale: h / 100 },
    path('M-5 0C-2 -30 -6 -50 4 -76L9 -74C2 -50 6 -28 6 0Z', use('wood')),
    ...[-160, -120, -80, -40, 0, 30].map((turn) =>
      place(
        6,
        -76,
        { turn: turn + 20 },
        path('M0 0C14 -12 34 -10 44 6C30 0 14 2 0 0Z', '#2f6b4f', { stroke: '#0b1f18', 'stroke-width': 0.8 }),
      ),
    ),
    circle(3, -72, 4, use('wood')),
    circle(10, -71, 4, use('wood')),
  )

const ruins: Drawn = (layer) => {
  const k = unit(layer)
  const count = layer.width > layer.height ? 6 : 4
  return group(
    { filter: use('grainStone') },
    ...Array.from({ length: count }, (_, index) => {
      const [x, h] = [(layer.width * (index + 0.5)) / count, (index < 2 ? 330 : between(layer.random, 160, 420)) * k]
      const y = layer.horizon + 130 * k
      return group(
        {},
        rect(x - 34 * k, y - h, 68 * k, h, stone),
        path(
          d`M${x - 34 * k} ${y - h}l${20 * k} ${-30 * k}l${14 * k} ${18 * k}l${18 * k} ${-24 * k}l${16 * k} ${36 * k}Z`,
          stone,
        ),
        rect(x - 48 * k, y - 26 * k, 96 * k, 30 * k, stone),
        rect(x + 10 * k, y - h, 24 * k, h, ink[0], { opacity: 0.28 }),
        line(d`M${x - 20 * k} ${y - h * 0.7}q${20 * k} ${30 * k} ${4 * k} ${90 * k}`, tone(layer, 0.14), 8 * k),
      )
    }),
    rect((layer.width * 0.5) / count - 60 * k, layer.horizon - 240 * k, layer.width / count + 120 * k, 50 * k, stone),
  )
}

const temple: Drawn = (layer) => {
  const k = unit(layer)
  const steps = Array.from({ length: 6 }, (_, index) =>
    rect(-330 + index * 48, -(index + 1) * 62, 660 - index * 96, 64, index % 2 ? use('steel') : use('paperShade')),
  )
  return group(
    {},
    place(
      layer.width * between(layer.random, 0.4, 0.6),
      layer.horizon + 140 * k,
      { scale: k * 1.1 },
      grainy(...steps, rect(-70, -480, 140, 110, stone), path('M-96 -480L0 -540L96 -480Z', stone)),
      path('M-26 -372V-440H26V-372Z', ink[0]),
      path('M-34 0L-20 -372H20L34 0Z', ink[0], { opacity: 0.35 }),
      ...[0, 1, 2, 3, 4, 5].map((index) => line(d`M-30 ${-index * 62 - 20}H30`, paper[3], 4, { opacity: 0.4 })),
      circle(0, -500, 15, use('ember')),
      halo(0, -410, 160, 'glowEmber', 0.8),
    ),
    palm(layer.width * 0.1, layer.horizon + 170 * k, 440 * k),
    palm(layer.width * 0.9, layer.horizon + 160 * k, 480 * k),
  )
}

const tents: Drawn = (layer) => {
  const k = unit(layer)
  const tent = (x: number, y: number, s: number, color: string): string =>
    place(
      x,
      y,
      { scale: s * k },
      path('M-200 0L-160 -150Q0 -200 0 -330Q0 -200 160 -150L200 0Z', color),
      ...[-1, 0, 1].map((at) =>
        path(
          d`M${at * 110 - 30} 0L${at * 88 - 24} -154Q${at * 20} -210 0 -330Q${at * 40 + 10} -210 ${at * 88 + 24} -154L${at * 110 + 30} 0Z`,
          paper[4],
          { opacity: 0.85 },
        ),
      ),
      path('M-172 -150q17 34 34 0t34 0t34 0t34 0t34 0t34 0t34 0t34 0t34 0t38 0V-168H-172Z', use('brass')),
      path('M-34 0Q0 -120 34 0Z', ink[1]),
      flag(0, -326, 60, layer.random),
      halo(0, -40, 130, 'glow', 0.7),
    )
  const wheelX = layer.width * 0.8
  const r = 230 * k
  const wheelY = layer.horizon - 130 * k
  return group(
    {},
    line(
      d`M${wheelX} ${wheelY}L${wheelX - r * 0.6} ${layer.horizon + 110 * k}M${wheelX} ${wheelY}L${wheelX + r * 0.6} ${layer.horizon + 110 * k}`,
      ink[3],
      12 * k,
    ),
    circle(wheelX, wheelY, r, 'none', { stroke: brass[3], 'stroke-width': 8 * k }),
    ...Array.from({ length: 12 }, (_, index) => {
      const [cx, cy] = [wheelX + Math.cos((index * Math.PI) / 6) * r, wheelY + Math.sin((index * Math.PI) / 6) * r]
      return (
        line(d`M${wheelX} ${wheelY}L${cx} ${cy}`, brass[2], 3 * k) +
        rect(cx - 17 * k, cy, 34 * k, 30 * k, pick(layer.random, [wine[3], teal[3], brass[3]]), { rx: 8 * k }) +
        circle(cx, cy, 6 * k, use('bulb'))
      )
    }),
    tent(layer.width * 0.24, layer.horizon + 150 * k, 1.15, use('wine')),
    tent(layer.width * 0.56, layer.horizon + 130 * k, 0.85, use('violet')),
  )
}

const barn: Drawn = (layer) => {
  const k = unit(layer)
  return group(
    {},
    place(
      layer.width * 0.36,
      layer.horizon + 120 * k,
      { scale: k * 1.2 },
      path('M-150 0V-150L-110 -220L0 -270L110 -220L150 -150V0Z', use('wine'), { filter: use('grainDown') }),
      line('M-156 -146L-114 -222L0 -274L114 -222L156 -146', paper[4], 9),
      rect(-52, -110, 104, 110, use('woodDark'), { stroke: paper[4], 'stroke-width': 6 }),
      line('M-52 0L52 -110M52 0L-52 -110', paper[4], 5),
      windowLight(-20, -206, 40, 40, layer.lit),
    ),
    standing('windmill', layer.width * 0.7, layer.horizon + 90 * k, 340 * k),
    ...[0.1, 0.9].map((at) =>
      roundTree(layer.width * at, layer.horizon + 120 * k, 300 * k, tone(layer, -0.06), tone(layer, 0.2)),
    ),
  )
}

const railway: Drawn = (layer) => {
  const k = unit(layer)
  return group(
    {},
    path(
      d`M-20 ${layer.horizon - 240 * k}L${layer.width * 0.5} ${layer.horizon - 330 * k}L${layer.width + 20} ${layer.horizon - 240 * k}V${layer.horizon - 200 * k}H-20Z`,
      use('dusk'),
    ),
    ...[0.06, 0.36, 0.66, 0.96].map((at) =>
      rect(layer.width * at - 12, layer.horizon - 230 * k, 24, 420 * k, use('steelRod')),
    ),
    rect(0, layer.horizon + 120 * k, layer.width, 16 * k, use('steelRod')),
    thing('train', layer.width * 0.5, layer.horizon - 30 * k, 330 * k),
    ...(isKeptOut('train') ? [] : [0, 1, 2, 3]).map((index) =>
      circle(
        layer.width * 0.5 - 110 * k + index * 50 * k,
        layer.horizon - 230 * k - index * 40 * k,
        (34 + index * 16) * k,
        '#ffffff',
        { opacity: 0.16, filter: use('blurSoft') },
      ),
    ),
    ...[0.2, 0.8].map((at) => streetLamp(layer.width * at, layer.front, k, true)),
  )
}

const station: Drawn = (layer) => {
  const k = unit(layer)
  const dome = (x: number, y: number, r: number): string =>
    group(
      {},
      path(d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, use('dusk'), { stroke: ink[7], 'stroke-width': 3 }),
      path(d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, use('glass')),
      ...[-0.4, 0, 0.4].map((at) => windowLight(x + r * at - 12, y - r * 0.42, 24, 30, true)),
      rect(x - r * 1.06, y - 6, r * 2.12, 16, use('steelRod')),
    )
  return group(
    {},
    pipe(d`M${layer.width * 0.24} ${layer.horizon + 100 * k}H${layer.width * 0.62}`, 40 * k),
    dome(layer.width * 0.24, layer.horizon + 110 * k, 150 * k),
    dome(layer.width * 0.62, layer.horizon + 110 * k, 110 * k),
    standing('rocket', layer.width * 0.84, layer.horizon + 130 * k, 420 * k),
    ellipse(layer.width * 0.84, layer.horizon + 130 * k, 130 * k, 18 * k, ink[0], { opacity: 0.5 }),
  )
}

const harbour: Drawn = (layer) => {
  const k = unit(layer)
  return group(
    {},
    standing('boat', layer.width * 0.68, layer.horizon + 100 * k, 460 * k),
    standing('boat', layer.width * 0.92, layer.horizon + 40 * k, 220 * k),
    ...[0.08, 0.24].map((at) =>
      place(layer.width * at, layer.horizon + 70 * k, { scale: k }, house(0, 0, 230, 200, layer, 0.5)),
    ),
  )
}

const ship: Drawn = (layer) => {
  const k = unit(layer)
  const x = layer.width * between(layer.random, 0.42, 0.6)
  return group(
    {},
    standing('boat', x, layer.horizon + 150 * k, 640 * k),
    clipTo(
      d`M0 ${layer.horizon}H${layer.width}V${layer.height}H0Z`,
      ellipse(x, layer.horizon + 140 * k, 360 * k, 40 * k, shade(layer.scale, layer.light + 0.26), { opacity: 0.6 }),
    ),
  )
}

export const sites = {
  lighthouse,
  pyramids,
  ruins,
  temple,
  tents,
  barn,
  train: railway,
  station,
  harbour,
  ship,
} as const
