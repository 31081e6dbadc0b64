import { linear } from '#app/features/generation/scenery/gradients.ts'
import { halo } from '#app/features/generation/scenery/light.ts'
import { starShape } from '#app/features/generation/scenery/magic.ts'
import { confetti as bits } from '#app/features/generation/scenery/people.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, teal, wine } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { thing } from '#app/features/generation/builtin/things/things.ts'
import type { Layered, LayerName } from './treatment.ts'

const some = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index))

const bank = (w: number, h: number, random: Random, from: number, opacity: number, color: string): string =>
  group(
    { opacity, filter: use('blurHuge') },
    ...some(9, () =>
      ellipse(
        w * random(),
        h * between(random, from, 1),
        w * between(random, 0.14, 0.34),
        h * between(random, 0.05, 0.12),
        color,
      ),
    ),
  )

export const weather = {
  fog: (w, h, random) =>
    linear(
      'fog',
      [
        [0, '#c9cfe0', 0.25],
        [0.6, '#c9cfe0', 0.46],
        [1, '#aeb6cc', 0.4],
      ],
      [0, 0, 0, 1],
    ) +
    rect(0, 0, w, h, 'url(#fog)') +
    bank(w, h, random, 0.42, 0.42, '#e4e8f2'),
  mist: (w, h, random) => bank(w, h, random, 0.55, 0.42, '#cfc3ea') + rect(0, 0, w, h, '#b9aee0', { opacity: 0.12 }),
  rain: (w, h, random) =>
    group(
      {},
      rect(0, 0, w, h, '#1d2b45', { opacity: 0.34 }),
      ...some(190, () => {
        const [x, y, l] = [w * between(random, 0, 1.1), h * random(), h * between(random, 0.03, 0.1)]
        return line(d`M${x} ${y}l${-l * 0.26} ${l}`, '#cfe2ff', between(random, 1.4, 3.4), {
          opacity: between(random, 0.25, 0.7),
        })
      }),
      ...some(22, () =>
        ellipse(w * random(), h * between(random, 0.86, 1), between(random, 12, 34), between(random, 3, 7), 'none', {
          stroke: '#cfe2ff',
          'stroke-width': 2,
          opacity: 0.5,
        }),
      ),
    ),
  storm: (w, h) =>
    place(
      w * 0.68,
      0,
      { scale: h / 1080 },
      path('M0 -10L-60 190L-16 180L-96 400L-40 384L-130 640L40 330L-14 344L60 150L10 164L70 -10Z', '#f4f0ff'),
      halo(-20, 260, 560, 'glowMoon', 1),
    ) + rect(0, 0, w, h, '#2a2f66', { opacity: 0.4, style: 'mix-blend-mode:multiply' }),
  snow: (w, h, random) =>
    group(
      {},
      ...some(180, () =>
        circle(w * random(), h * random(), Math.min(w, h) * between(random, 0.0016, 0.008), '#ffffff', {
          opacity: between(random, 0.5, 0.95),
        }),
      ),
      path(d`M0 ${h}V${h * 0.95}Q${w * 0.25} ${h * 0.91} ${w * 0.5} ${h * 0.955}T${w} ${h * 0.94}V${h}Z`, '#eef3ff', {
        opacity: 0.85,
      }),
    ),
  cobwebs: (w, h) =>
    group(
      {},
      ...(
        [
          [0, 0, 1, 1],
          [w, 0, -1, 1],
        ] as const
      ).map(([x, y, sx]) =>
        place(
          x,
          y,
          { scale: h / 900, scaleX: sx },
          ...[4, 22, 44, 66, 86].map((turn) =>
            line(
              d`M0 0L${Math.cos((turn * Math.PI) / 180) * 330} ${Math.sin((turn * Math.PI) / 180) * 330}`,
              '#e4dff0',
              2,
              { opacity: 0.75 },
            ),
          ),
          ...[70, 130, 190, 250, 310].map((r) =>
            line(
              d`M${r} 5Q${r * 0.8} ${r * 0.2} ${r * 0.92} ${r * 0.37}Q${r * 0.68} ${r * 0.46} ${r * 0.72} ${r * 0.69}Q${r * 0.44} ${r * 0.7} ${r * 0.4} ${r * 0.91}Q${r * 0.2} ${r * 0.8} ${r * 0.07} ${r}`,
              '#e4dff0',
              1.8,
              { opacity: 0.7 },
            ),
          ),
        ),
      ),
    ),
  petals: (w, h, random) =>
    group(
      {},
      ...some(54, () =>
        place(
          w * random(),
          h * random(),
          { turn: random() * 360, scale: Math.min(w, h) / 900 },
          path('M0 -16C14 -14 14 10 0 18C-14 10 -14 -14 0 -16Z', random() < 0.5 ? '#f0a0b8' : '#d8567e', {
            opacity: 0.85,
          }),
        ),
      ),
      halo(w * 0.3, h * 0.3, Math.max(w, h) * 0.5, 'glowRose', 0.8),
    ),
  leaves: (w, h, random) =>
    group(
      {},
      ...some(30, () =>
        thing('leaf', w * random(), h * random(), Math.min(w, h) * between(random, 0.03, 0.07), random() * 360),
      ),
    ),
  confetti: (w, h) => bits(0, 0, w, h, 190, [brass[4], wine[4], teal[4], ink[7], '#ffffff']),
  sparkles: (w, h, random) =>
    group(
      { style: 'mix-blend-mode:screen' },
      ...some(60, () => {
        const [x, y, r] = [w * random(), h * random(), Math.min(w, h) * between(random, 0.004, 0.02)]
        return (
          path(starShape(r, 0.22), '#fff6db', { transform: d`translate(${x} ${y})` }) +
          circle(x, y, r * 2.4, use('glowViolet'))
        )
      }),
      path(d`M${w * 0.05} ${h * 0.8}C${w * 0.3} ${h * 0.4} ${w * 0.6} ${h * 0.9} ${w * 0.95} ${h * 0.25}`, 'none', {
        stroke: '#d9c9f2',
        'stroke-width': h * 0.02,
        opacity: 0.5,
        filter: use('blurSoft'),
      }),
    ),
  stars: (w, h, random) =>
    group(
      {},
      ...some(16, () =>
        thing(
          'star',
          w * random(),
          h * between(random, 0, 0.6),
          Math.min(w, h) * between(random, 0.02, 0.055),
          random() * 60,
        ),
      ),
    ),
  dust: (w, h, random) =>
    group(
      {},
      ...some(120, () => circle(w * random(), h * random(), between(random, 1, 4), '#d8cdb4', { opacity: 0.5 })),
    ),
  floating: (w, h, random) =>
    group(
      {},
      ...(
        [
          ['fish', 0.16, 0.2, 0.16],
          ['pocketWatch', 0.8, 0.18, 0.2],
          ['umbrella', 0.62, 0.1, 0.13],
          ['chessPiece', 0.34, 0.12, 0.15],
          ['egg', 0.9, 0.5, 0.14],
          ['butterfly', 0.08, 0.5, 0.12],
        ] as const
      ).map(([name, x, y, size]) => thing(name, w * x, h * y, Math.min(w, h) * size, between(random, -30, 30))),
    ),
} satisfies Partial<Record<LayerName, Layered>>
