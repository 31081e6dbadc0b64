import { odette } from '#samples/art/cast/characters.ts'
import { halo } from '#app/features/generation/scenery/light.ts'
import { boiler, gauge, pipe } from '#app/features/generation/scenery/machines.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { rabbitSeated } from '#samples/art/cast/rabbit.ts'
import { circle, clipTo, ellipse, group, line, path, place } from '#app/features/generation/scenery/svg.ts'

/* 720 x 1280, transparent. */

export const drawOdette = (): string =>
  group(
    {},
    place(
      360,
      1120,
      { scale: 2.2 },
      path('M-104 20C-116 50 -122 70 -126 90H126C122 70 116 50 104 20Z', use('dusk')),
      path('M-70 20C-74 50 -76 70 -78 90H78C76 70 74 50 70 20Z', use('paper')),
      odette('kind'),
    ),
  )

export const drawBasil = (): string => group({}, place(350, 1110, { scale: 2.45 }, rabbitSeated()))

export function drawBertha(): string {
  return group(
    {},
    pipe('M560 520V200H700', 56, 'brass'),
    pipe('M160 520V120', 56),
    clipTo(
      'M80 1280V443Q80 290 360 290Q640 290 640 443V1280Z',
      boiler(360, 1280, 560, 990),
      halo(360, 1000, 420, 'glowEmber', 0.5),
    ),
    gauge(250, 560, 92, -34),
    gauge(470, 560, 92, 22),
    line('M168 438Q250 386 330 446M390 446Q470 386 552 438', brass[3], 18),
    ellipse(360, 690, 40, 26, use('brass'), { stroke: brass[1], 'stroke-width': 4 }),
    ...[-18, 0, 18].map((at) => circle(360 + at, 690, 5, ink[0])),
    path('M150 330C120 290 190 270 160 220C140 190 190 160 176 120', 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      opacity: 0.14,
      'stroke-linecap': 'round',
    }),
  )
}
