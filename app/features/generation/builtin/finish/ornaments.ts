import { archFrame } from '#app/features/generation/scenery/openings.ts'
import { gear } from '#app/features/generation/scenery/machines.ts'
import { linear } from '#app/features/generation/scenery/gradients.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { brass, ink, paper } from '#app/features/generation/scenery/palette.ts'
import { between } from '#app/features/generation/scenery/random.ts'
import { circle, d, ellipse, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import type { Layered, LayerName } from './treatment.ts'

const some = (count: number, draw: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => draw(index))

const corners = (w: number, h: number, draw: string): string =>
  (
    [
      [0, 0, 1, 0],
      [w, 0, 1, 90],
      [w, h, 1, 180],
      [0, h, 1, 270],
    ] as const
  )
    .map(([x, y, , turn]) => place(x, y, { turn, scale: Math.min(w, h) / 1000 }, draw))
    .join('')

const lines = (
  w: number,
  h: number,
  gap: number,
  slope: number,
  color: string,
  width: number,
  opacity: number,
): string => {
  const parts: string[] = []
  for (let x = -h; x < w + h; x += gap) parts.push(d`M${x} 0l${h * slope} ${h}`)
  return line(parts.join(''), color, width, { opacity })
}

export const ornaments = {
  hatch: (w, h) => lines(w, h, 11, 0.6, '#2a2636', 1.8, 0.3),
  crossHatch: (w, h) =>
    lines(w, h, 9, 0.5, '#2a170f', 1.8, 0.42) +
    lines(w, h, 13, -0.5, '#2a170f', 1.8, 0.36) +
    rect(0, 0, w, h, '#f0e2c4', { opacity: 0.2 }),
  dots: (w, h) =>
    `<pattern id="dots" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">${circle(7, 7, 3.8, '#140a2a')}</pattern>${linear(
      'dotFade',
      [
        [0, '#ffffff', 0.15],
        [1, '#ffffff', 0.75],
      ],
      [0, 0, 1, 1],
    )}<mask id="dotMask">${rect(0, 0, w, h, 'url(#dotFade)')}</mask>${rect(0, 0, w, h, 'url(#dots)', { mask: 'url(#dotMask)' })}`,
  canvasWeave: (w, h) =>
    `<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse">${rect(0, 0, 4, 4, '#ffffff', { opacity: 0.14 })}${rect(4, 4, 4, 4, '#000000', { opacity: 0.2 })}</pattern>${rect(0, 0, w, h, 'url(#weave)')}`,
  leadLines: (w, h, random) => {
    const [columns, rows] = [Math.round(w / 190), Math.round(h / 190)]
    const at = some((columns + 1) * (rows + 1), () => '').map((_, index) => {
      const [cx, cy] = [index % (columns + 1), Math.floor(index / (columns + 1))]
      const loose = (edge: boolean): number => (edge ? 0 : between(random, -60, 60))
      return [
        (cx * w) / columns + loose(cx === 0 || cx === columns),
        (cy * h) / rows + loose(cy === 0 || cy === rows),
      ] as const
    })
    const parts: string[] = []
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < columns; x += 1) {
        const [a, b, c] = [at[y * (columns + 1) + x], at[y * (columns + 1) + x + 1], at[(y + 1) * (columns + 1) + x]]
        if (a && b && c) parts.push(d`M${b[0]} ${b[1]}L${a[0]} ${a[1]}L${c[0]} ${c[1]}L${b[0]} ${b[1]}`)
      }
    return line(parts.join(''), '#0a0710', 9) + line(parts.join(''), '#544b66', 2)
  },
  facets: (w, h, random) =>
    group(
      {},
      ...some(150, () => {
        const [x, y, s] = [w * random(), h * random(), Math.min(w, h) * between(random, 0.06, 0.16)]
        return path(
          d`M${x} ${y}l${s * between(random, -1, 1)} ${s}l${s} ${-s * random()}Z`,
          random() < 0.5 ? '#ffffff' : '#0d0620',
          { opacity: between(random, 0.06, 0.22), stroke: '#ffffff', 'stroke-opacity': 0.25, 'stroke-width': 1 },
        )
      }),
    ),
  tornPaper: (w, h, random) =>
    group(
      { filter: use('shadow') },
      path(
        d`M0 0H${w * 0.3}L${w * 0.26} ${h * 0.06}L${w * 0.2} ${h * 0.05}L${w * 0.13} ${h * 0.13}L${w * 0.06} ${h * 0.14}L0 ${h * 0.24}Z`,
        '#cb9032',
      ),
      path(
        d`M${w} ${h}H${w * 0.66}L${w * 0.7} ${h * 0.94}L${w * 0.79} ${h * 0.95}L${w * 0.86} ${h * 0.84}L${w * 0.93} ${h * 0.83}L${w} ${h * 0.7}Z`,
        '#28626c',
      ),
      path(d`M${w} 0V${h * 0.2}L${w * 0.94} ${h * 0.12}L${w * 0.84} ${h * 0.09}L${w * 0.8} 0Z`, '#8b284c'),
      ...some(5, () =>
        rect(w * random(), h * (random() < 0.5 ? 0.02 : 0.93), w * 0.09, h * 0.045, paper[4], { opacity: 0.8 }),
      ),
    ),
  nouveau: (w, h) =>
    rect(w * 0.02, h * 0.02, w * 0.96, h * 0.96, 'none', { stroke: brass[3], 'stroke-width': 7, rx: 30 }) +
    corners(
      w,
      h,
      line(
        'M20 330C30 160 60 60 330 20M20 330C90 300 120 230 90 170C70 130 40 150 50 190M330 20C300 90 230 120 170 90C130 70 150 40 190 50M40 40C120 60 150 130 130 220M40 40C60 120 130 150 220 130',
        brass[4],
        9,
      ) +
        circle(60, 60, 22, use('wine'), { stroke: brass[4], 'stroke-width': 5 }) +
        ellipse(132, 224, 12, 24, '#3a7d5c') +
        ellipse(224, 132, 24, 12, '#3a7d5c'),
    ),
  deco: (w, h) =>
    rect(w * 0.016, h * 0.024, w * 0.968, h * 0.952, 'none', { stroke: brass[4], 'stroke-width': 10 }) +
    rect(w * 0.03, h * 0.046, w * 0.94, h * 0.908, 'none', { stroke: brass[3], 'stroke-width': 4 }) +
    corners(
      w,
      h,
      path('M0 0H300A300 300 0 0 1 0 300Z', ink[1]) +
        [60, 120, 180, 240, 300].map((r) => line(d`M${r} 0A${r} ${r} 0 0 1 0 ${r}`, brass[4], 7)).join('') +
        [15, 30, 45, 60, 75].map((turn) => place(0, 0, { turn }, line('M60 0H300', brass[3], 4))).join(''),
    ),
  gears: (w, h) =>
    group(
      {},
      ...(
        [
          [0.02, 0.95, 0.24, 16],
          [0.17, 1.02, 0.14, 12],
          [0.99, 0.05, 0.22, 16],
          [0.86, -0.01, 0.12, 11],
          [1, 0.34, 0.1, 10],
          [0, 0.66, 0.09, 10],
        ] as const
      ).map(([x, y, r, teeth], index) =>
        gear(w * x, h * y, Math.min(w, h) * r, teeth, index % 2 ? use('brassDull') : use('brass'), index * 9),
      ),
    ),
  speedLines: (w, h, random) =>
    group(
      {},
      ...some(70, () => {
        const angle = random() * Math.PI * 2
        const [from, far] = [Math.min(w, h) * between(random, 0.42, 0.6), Math.max(w, h)]
        return path(
          d`M${w / 2 + Math.cos(angle) * from} ${h / 2 + Math.sin(angle) * from}L${w / 2 + Math.cos(angle - 0.011) * far} ${h / 2 + Math.sin(angle - 0.011) * far}L${w / 2 + Math.cos(angle + 0.011) * far} ${h / 2 + Math.sin(angle + 0.011) * far}Z`,
          random() < 0.5 ? '#ffffff' : '#0a0710',
          { opacity: 0.85 },
        )
      }),
    ),
  grid: (w, h) =>
    group(
      { style: 'mix-blend-mode:screen' },
      ...some(17, (index) =>
        line(d`M${w / 2} ${h * 0.66}L${w * (-1.2 + index * 0.21)} ${h}`, '#2ff0e0', 3, { opacity: 0.8 }),
      ),
      ...some(8, (index) => line(d`M0 ${h * (0.66 + 0.34 * (index / 7) ** 2)}H${w}`, '#2ff0e0', 3, { opacity: 0.75 })),
      ...some(5, (index) =>
        rect(w * (0.04 + 0.19 * index), h * 0.05, w * 0.15, h * 0.012, '#2ff0e0', { opacity: index % 2 ? 0.7 : 0.4 }),
      ),
    ),
  cracks: (w, h, random) =>
    group(
      {},
      ...some(9, () => {
        const [x, y] = [w * random(), h * random()]
        return line(
          d`M${x} ${y}l${between(random, 10, 60)} ${between(random, 20, 80)}l${between(random, -50, 20)} ${between(random, 20, 90)}l${between(random, 10, 60)} ${between(random, 10, 80)}`,
          ink[0],
          4,
          { opacity: 0.7 },
        )
      }),
    ),
  foreground: (w, h, random) =>
    group(
      { filter: use('blurThin') },
      ...some(22, (index) => {
        const x = (w * (index + random())) / 22
        const size = h * between(random, 0.05, 0.2) * (0.5 + Math.abs(index / 21 - 0.5) * 2)
        return path(
          d`M${x - size * 0.16} ${h}Q${x - size * 0.2} ${h - size * 0.6} ${x + size * 0.2} ${h - size}Q${x + size * 0.06} ${h - size * 0.5} ${x + size * 0.18} ${h}Z`,
          '#08050f',
        )
      }),
      path(
        d`M0 ${h}V${h * 0.72}C${w * 0.06} ${h * 0.78} ${w * 0.1} ${h * 0.9} ${w * 0.2} ${h}ZM${w} ${h}V${h * 0.66}C${w * 0.93} ${h * 0.76} ${w * 0.9} ${h * 0.92} ${w * 0.78} ${h}Z`,
        '#08050f',
      ),
    ),
  doorFrame: (w, h) => {
    const [fw, fh] = [w * 0.72, h * 0.86]
    return (
      path(
        d`M0 0H${w}V${h}H0ZM${w * 0.14} ${h}V${h * 0.14 + fw * 0.3}A${fw / 2} ${fw * 0.3} 0 0 1 ${w * 0.86} ${h * 0.14 + fw * 0.3}V${h}Z`,
        use('pitch'),
        { 'fill-rule': 'evenodd', filter: use('grainStone') },
      ) +
      (w > h ? '' : archFrame(w * 0.14, h * 0.14, fw, fh, 14)) +
      line(
        d`M${w * 0.14} ${h}V${h * 0.14 + fw * 0.3}A${fw / 2} ${fw * 0.3} 0 0 1 ${w * 0.86} ${h * 0.14 + fw * 0.3}V${h}`,
        brass[3],
        10,
      )
    )
  },
  emptySide: (w, h) =>
    linear(
      'empty',
      [
        [0, '#1a1030', 0.97],
        [0.5, '#1a1030', 0.9],
        [0.75, '#1a1030', 0],
      ],
      [1, 0, 0, 0],
    ) + rect(0, 0, w, h, 'url(#empty)'),
  plainGround: (w, h) => rect(0, 0, w, h, '#ded2ec', { opacity: 0.3 }),
  ornaments: (w, h) =>
    rect(w * 0.025, h * 0.035, w * 0.95, h * 0.93, 'none', { stroke: brass[3], 'stroke-width': 5, rx: 18 }) +
    corners(
      w,
      h,
      line(
        'M36 190C40 90 90 40 190 36M60 140C80 100 100 80 140 60M36 190q24 -10 30 16M190 36q-10 24 16 30',
        brass[4],
        8,
      ) + circle(64, 64, 15, use('brass')),
    ),
  leading: (w, h) =>
    group(
      { style: 'mix-blend-mode:soft-light' },
      ...some(14, (index) =>
        path(d`M${w / 2} ${h * 0.5}L${w * (index / 7 - 0.5)} ${h * 1.02}h${w * 0.07}Z`, '#ffffff', { opacity: 0.75 }),
      ),
      ...some(10, (index) =>
        path(d`M${w / 2} ${h * 0.5}L${w * (index / 5 - 0.5)} ${-h * 0.02}h${w * 0.06}Z`, '#07040e', { opacity: 0.6 }),
      ),
    ),
  isoGrid: (w, h) => lines(w, h, 120, 1.732, '#ffffff', 2.4, 0.28) + lines(w, h, 120, -1.732, '#ffffff', 2.4, 0.28),
} satisfies Partial<Record<LayerName, Layered>>
