import { linear, radial } from '#app/features/generation/scenery/gradients.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper } from '#app/features/generation/scenery/palette.ts'
import type { Random } from '#app/features/generation/scenery/random.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, rect } from '#app/features/generation/scenery/svg.ts'
import { light } from './lights.ts'
import { ornaments } from './ornaments.ts'
import type { Layered, LayerName } from './treatment.ts'
import { weather } from './weather.ts'

const some = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Overlays such as the frame and the flaws of a photograph. */
const photographic = {
  vignette: (w, h) => rect(0, 0, w, h, use('dark'), { opacity: 0.85 }),
  deepVignette: (w, h) =>
    radial(
      'deep',
      [
        [0.3, ink[0], 0],
        [1, ink[0], 0.95],
      ],
      [0.5, 0.5, 0.68],
    ) + rect(0, 0, w, h, 'url(#deep)'),
  oval: (w, h) =>
    path(
      d`M0 0H${w}V${h}H0ZM${w * 0.5} ${h * 0.03}A${w * 0.47} ${h * 0.47} 0 1 0 ${w * 0.5} ${h * 0.97}A${w * 0.47} ${h * 0.47} 0 1 0 ${w * 0.5} ${h * 0.03}Z`,
      '#16100d',
      { 'fill-rule': 'evenodd', opacity: 0.94, filter: use('blurSoft') },
    ),
  grain: (w, h) =>
    `<filter id="filmGrain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="1" seed="3"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 2.400 0 0 0 -0.86"/></filter>${rect(0, 0, w, h, '#808080', { filter: 'url(#filmGrain)', opacity: 0.5, style: 'mix-blend-mode:overlay' })}`,
  bokeh: (w, h, random) =>
    group(
      { style: 'mix-blend-mode:screen' },
      ...some(26, () => {
        const r = Math.min(w, h) * between(random, 0.02, 0.085)
        const [x, y] = [w * random(), h * random()]
        const color = [brass[4], brass[5], '#e08a95', '#8fb6f0', '#ab8fda'][Math.floor(random() * 5)] ?? brass[4]
        return circle(x, y, r, color, {
          opacity: between(random, 0.12, 0.34),
          stroke: color,
          'stroke-width': 3,
          'stroke-opacity': 0.5,
        })
      }),
    ),
  trails: (w, h, random) =>
    group(
      { style: 'mix-blend-mode:screen' },
      ...some(12, (index) => {
        const y = h * (0.5 + 0.04 * index)
        return line(
          d`M-20 ${y}C${w * 0.3} ${y - h * between(random, -0.1, 0.3)} ${w * 0.7} ${y + h * between(random, -0.2, 0.2)} ${w + 20} ${y - h * between(random, 0, 0.4)}`,
          index % 3 ? brass[4] : '#e0567a',
          between(random, 3, 9),
          { opacity: 0.75 },
        )
      }),
    ),
  whiteBorder: (w, h) =>
    path(d`M0 0H${w}V${h}H0ZM${w * 0.05} ${h * 0.05}V${h * 0.86}H${w * 0.95}V${h * 0.05}Z`, use('paper'), {
      'fill-rule': 'evenodd',
    }),
  paperBorder: (w, h, random) => {
    const m = Math.min(w, h) * 0.05
    const wave = (): number => m * between(random, 0.6, 1.3)
    const points = [
      ...some(9, (index) => d`L${m + ((w - 2 * m) * index) / 8} ${wave()}`),
      ...some(7, (index) => d`L${w - wave()} ${m + ((h - 2 * m) * index) / 6}`),
      ...some(9, (index) => d`L${w - m - ((w - 2 * m) * index) / 8} ${h - wave()}`),
      ...some(7, (index) => d`L${wave()} ${h - m - ((h - 2 * m) * index) / 6}`),
    ].join('')
    return path(`M0 0H${Math.round(w)}V${Math.round(h)}H0ZM${Math.round(m)} ${Math.round(m)}${points}Z`, paper[5], {
      'fill-rule': 'evenodd',
    })
  },
  panelBorder: (w, h) =>
    rect(0, 0, w, h, 'none', { stroke: paper[5], 'stroke-width': Math.min(w, h) * 0.06 }) +
    rect(w * 0.02, h * 0.02, w * 0.96, h * 0.96, 'none', { stroke: '#0d0a14', 'stroke-width': Math.min(w, h) * 0.012 }),
  bars: (w, h) => rect(0, 0, w, h * 0.13, '#07040e') + rect(0, h * 0.87, w, h * 0.13, '#07040e'),
  fisheye: (w, h) =>
    path(
      d`M0 0H${w}V${h}H0ZM${w / 2 - Math.min(w, h) * 0.49} ${h / 2}a${Math.min(w, h) * 0.49} ${Math.min(w, h) * 0.49} 0 1 0 ${Math.min(w, h) * 0.98} 0a${Math.min(w, h) * 0.49} ${Math.min(w, h) * 0.49} 0 1 0 ${-Math.min(w, h) * 0.98} 0Z`,
      '#05030a',
      { 'fill-rule': 'evenodd' },
    ) +
    radial('eye', [
      [0.7, ink[0], 0],
      [1, ink[0], 0.9],
    ]) +
    circle(w / 2, h / 2, Math.min(w, h) * 0.49, 'url(#eye)'),
  edgesBlurred: (w, h) =>
    linear(
      'tilt',
      [
        [0, '#dfe8f5', 0.75],
        [0.34, '#dfe8f5', 0],
        [0.66, '#dfe8f5', 0],
        [1, '#f5e4d0', 0.7],
      ],
      [0, 0, 0, 1],
    ) +
    rect(0, 0, w, h, 'url(#tilt)', { style: 'mix-blend-mode:soft-light' }) +
    rect(0, 0, w, h, 'url(#tilt)', { opacity: 0.35 }),
  focusRing: (w, h) =>
    radial(
      'focus',
      [
        [0.34, '#2a1a4a', 0],
        [1, '#2a1a4a', 0.8],
      ],
      [0.5, 0.56, 0.66],
    ) + rect(0, 0, w, h, 'url(#focus)'),
  ghostImage: (w, h) =>
    group(
      { style: 'mix-blend-mode:screen', opacity: 0.62 },
      path(
        d`M${w * 0.2} ${h}C${w * 0.2} ${h * 0.7} ${w * 0.36} ${h * 0.74} ${w * 0.42} ${h * 0.62}C${w * 0.3} ${h * 0.5} ${w * 0.3} ${h * 0.14} ${w * 0.52} ${h * 0.13}C${w * 0.7} ${h * 0.14} ${w * 0.72} ${h * 0.34} ${w * 0.68} ${h * 0.44}L${w * 0.72} ${h * 0.5}L${w * 0.66} ${h * 0.52}C${w * 0.66} ${h * 0.62} ${w * 0.6} ${h * 0.64} ${w * 0.56} ${h * 0.66}C${w * 0.6} ${h * 0.76} ${w * 0.78} ${h * 0.74} ${w * 0.8} ${h}Z`,
        '#8f76c9',
        { filter: use('blurSoft') },
      ),
    ),
  frozenDrops: (w, h, random) =>
    group(
      {},
      ...some(80, () => {
        const r = between(random, 3, 13)
        return ellipse(w * random(), h * random(), r, r * between(random, 0.7, 1), '#eaf4ff', {
          opacity: between(random, 0.4, 0.9),
        })
      }),
      ...some(7, () => {
        const [x, y] = [w * random(), h * random()]
        return line(d`M${x} ${y}l${between(random, -160, 160)} ${between(random, -120, 120)}`, '#ffffff', 4, {
          opacity: 0.6,
        })
      }),
    ),
  scratches: (w, h, random) =>
    group(
      {},
      ...some(26, () => {
        const [x, y] = [w * random(), h * random()]
        return line(
          d`M${x} ${y}l${between(random, -12, 12)} ${h * between(random, 0.05, 0.5)}`,
          paper[5],
          between(random, 0.8, 2.6),
          { opacity: between(random, 0.2, 0.6) },
        )
      }),
      ...some(16, () => circle(w * random(), h * random(), between(random, 4, 26), paper[4], { opacity: 0.16 })),
    ),
} satisfies Partial<Record<LayerName, Layered>>

const all: Record<LayerName, Layered> = { ...photographic, ...light, ...weather, ...ornaments }

export const layered = (names: readonly LayerName[], width: number, height: number, random: Random): string =>
  group({}, ...names.map((name) => all[name](width, height, random)))
