import { linear, radial } from '#app/features/generation/scenery/gradients.ts'
import { candle, lantern } from '#app/features/generation/scenery/lamps.ts'
import { beam, halo, pool } from '#app/features/generation/scenery/light.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink } from '#app/features/generation/scenery/palette.ts'
import { d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { Layered, LayerName } from './treatment.ts'

const screen = 'mix-blend-mode:screen'

export const light = {
  goldenLight: (w, h) =>
    linear(
      'gold',
      [
        [0, '#ffcf6b', 0.95],
        [0.6, '#f08a3c', 0.4],
        [1, '#7a1f4a', 0.35],
      ],
      [0, 0, 1, 0.6],
    ) +
    rect(0, 0, w, h, 'url(#gold)', { style: 'mix-blend-mode:soft-light' }) +
    rect(0, 0, w, h, 'url(#gold)', { opacity: 0.22 }) +
    halo(0, h * 0.2, Math.max(w, h) * 0.5, 'glow', 0.9),
  moonBeam: (w, h) =>
    beam({ x: w * 0.24, y: -60, from: w * 0.05, to: w * 0.22, length: h * 1.1, lean: w * 0.26, cool: true }) +
    rect(0, 0, w, h, '#0c1440', { opacity: 0.34, style: 'mix-blend-mode:multiply' }),
  candles: (w, h) =>
    group(
      {},
      ...[0.07, 0.16, 0.93].map((at, index) =>
        candle(w * at, h * (0.99 - (index % 2) * 0.02), h * (0.17 + (index % 2) * 0.06)),
      ),
      halo(w * 0.12, h * 0.8, h * 0.5, 'glow', 0.75),
      halo(w * 0.93, h * 0.8, h * 0.4, 'glow', 0.65),
    ),
  fireGlow: (w, h) =>
    halo(w * 0.4, h * 1.05, Math.max(w, h) * 0.62, 'glowEmber', 1) +
    halo(w * 0.3, h * 0.9, Math.max(w, h) * 0.34, 'glow', 0.6),
  lanterns: (w, h) =>
    group(
      {},
      ...[0.12, 0.36, 0.64, 0.88].map((at, index) => {
        const [x, y] = [w * at, h * (0.17 + (index % 2) * 0.06)]
        return line(d`M${x} 0V${y - h * 0.1}`, ink[0], 4) + lantern(x, y, h * 0.12) + halo(x, y, h * 0.3, 'glow', 0.6)
      }),
    ),
  neonTubes: (w, h) =>
    group(
      { style: screen },
      ...(
        [
          ['#ff3fa4', 0.08],
          ['#29e0ff', 0.92],
        ] as const
      ).flatMap(([color, at]) =>
        [1, 0.5].map((wide) =>
          line(
            d`M${w * at} ${h * 0.08}V${h * 0.8}M${w * (at < 0.5 ? 0.12 : 0.88)} ${h * 0.16}V${h * 0.66}`,
            wide === 1 ? color : '#ffffff',
            h * 0.016 * wide,
          ),
        ),
      ),
      halo(w * 0.08, h * 0.45, h * 0.6, 'glowRose', 1),
      halo(w * 0.92, h * 0.45, h * 0.6, 'glowTeal', 1),
    ),
  spotlight: (w, h) =>
    rect(0, 0, w, h, '#0a0614', { opacity: 0.5, style: 'mix-blend-mode:multiply' }) +
    beam({ x: w * 0.5, y: -40, from: w * 0.05, to: Math.min(w, h) * 0.36, length: h * 0.96 }) +
    pool(w * 0.5, h * 0.88, Math.min(w, h) * 0.5, h * 0.1, 'glow', 0.9),
  hardShadow: (w, h) => path(d`M${w * 0.55} 0H${w}V${h}H${w * 0.36}Z`, ink[0], { opacity: 0.42 }),
  sideLight: (w, h) =>
    linear(
      'side',
      [
        [0, '#fff0cf', 0.75],
        [0.4, '#fff0cf', 0.06],
        [0.55, ink[0], 0.2],
        [1, ink[0], 0.9],
      ],
      [0, 0, 1, 0],
    ) + rect(0, 0, w, h, 'url(#side)', { opacity: 0.8 }),
  backLight: (w, h) =>
    halo(w * 0.5, h * 0.4, Math.max(w, h) * 0.5, 'glow', 1) +
    halo(w * 0.5, h * 0.4, Math.min(w, h) * 0.4, 'glow', 1) +
    rect(0, h * 0.6, w, h * 0.4, use('fade'), { opacity: 0.8 }),
  rimLight: (w, h) =>
    linear(
      'rim',
      [
        [0, '#ffd58a', 0.9],
        [0.14, '#ffd58a', 0],
        [0.86, '#8fc3ff', 0],
        [1, '#8fc3ff', 0.9],
      ],
      [0, 0, 1, 0],
    ) + rect(0, 0, w, h, 'url(#rim)', { style: screen }),
  rays: (w, h) =>
    group(
      {},
      ...[0.1, 0.3, 0.52, 0.74].map((at, index) =>
        beam({
          x: w * at,
          y: -60,
          from: w * 0.02,
          to: w * (0.07 + (index % 2) * 0.04),
          length: h * 1.1,
          lean: w * 0.2,
          opacity: 1,
        }),
      ),
    ),
  chiaroscuro: (w, h) =>
    radial(
      'chiaro',
      [
        [0, '#ffdf9a', 0.2],
        [0.3, ink[0], 0.05],
        [0.7, ink[0], 0.93],
        [1, ink[0], 0.98],
      ],
      [0.38, 0.46, 0.62],
    ) + rect(0, 0, w, h, 'url(#chiaro)'),
  gothicArch: (w, h) =>
    path(
      d`M0 0H${w}V${h}H0ZM${w * 0.12} ${h}V${h * 0.46}Q${w * 0.14} ${h * 0.16} ${w * 0.5} ${h * 0.03}Q${w * 0.86} ${h * 0.16} ${w * 0.88} ${h * 0.46}V${h}Z`,
      '#0b0713',
      { 'fill-rule': 'evenodd' },
    ) +
    line(
      d`M${w * 0.12} ${h}V${h * 0.46}Q${w * 0.14} ${h * 0.16} ${w * 0.5} ${h * 0.03}Q${w * 0.86} ${h * 0.16} ${w * 0.88} ${h * 0.46}V${h}`,
      brass[2],
      h * 0.01,
    ),
  redEdge: (w, h) =>
    radial(
      'red',
      [
        [0.3, '#8a0f24', 0],
        [1, '#8a0f24', 0.6],
      ],
      [0.5, 0.5, 0.62],
    ) + rect(0, 0, w, h, 'url(#red)'),
  silhouettes: (w, h) =>
    place(
      w * 0.5,
      h,
      { scale: h / 640 },
      path(
        'M-60 0C-64 -120 -50 -170 -20 -178V-196C-44 -214 -40 -270 0 -272C40 -270 44 -214 20 -196V-178C50 -170 64 -120 60 0Z',
        '#07040e',
      ),
    ),
  shoulder: (w, h) =>
    place(
      w * 0.14,
      h,
      { scale: h / 640 },
      path(
        'M-260 0C-250 -150 -170 -210 -60 -226V-260C-110 -290 -110 -420 0 -424C106 -420 104 -290 60 -258V-226C150 -200 210 -130 220 0Z',
        '#0b0716',
        { filter: use('blurThin') },
      ),
      line('M-92 -330C-94 -400 -50 -422 0 -422', brass[3], 4, { opacity: 0.7 }),
    ),
} satisfies Partial<Record<LayerName, Layered>>
