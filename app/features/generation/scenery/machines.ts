import { contact, halo } from './light.ts'
import { use } from './materials.ts'
import { brass, ink, shade, wood } from './palette.ts'
import { circle, d, ellipse, group, line, path, place, rect } from './svg.ts'

export function gear(x: number, y: number, r: number, teeth: number, fill: string, turn = 0): string {
  const points = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI * 2) / (teeth * 4)
    const radius = index % 4 < 2 ? r : r * 0.86
    return d`${index === 0 ? 'M' : 'L'}${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`
  })
  const hub = (radius: number): string =>
    d`M${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0Z`
  const spokes = Array.from({ length: 5 }, (_, index) =>
    place(0, 0, { turn: index * 72 }, rect(-r * 0.07, -r * 0.68, r * 0.14, r * 0.52, fill)),
  )
  return place(
    x,
    y,
    { turn },
    group(
      { filter: use('shadow') },
      path(`${points.join('')}Z${hub(r * 0.66)}`, fill, { 'fill-rule': 'evenodd' }),
      ...spokes,
      path(`${hub(r * 0.24)}${hub(r * 0.08)}`, fill, { 'fill-rule': 'evenodd' }),
    ),
    circle(0, 0, r * 0.76, 'none', { stroke: '#ffffff', 'stroke-opacity': 0.16, 'stroke-width': r * 0.03 }),
    circle(0, 0, r * 0.2, 'none', { stroke: ink[0], 'stroke-opacity': 0.4, 'stroke-width': 2 }),
  )
}

export function rope(shape: string, width: number, tone = 0.72): string {
  return group(
    {},
    line(shape, ink[0], width * 1.9, { opacity: 0.75, 'stroke-linecap': 'butt' }),
    line(shape, shade(wood, tone - 0.2), width),
    line(shape, shade(wood, tone + 0.16), width * 0.7, {
      'stroke-dasharray': `${width * 0.8} ${width * 0.5}`,
      'stroke-linecap': 'butt',
    }),
  )
}

/** x, y is its axle. */
export function pulley(x: number, y: number, r: number): string {
  return group(
    {},
    path(
      d`M${x - r * 0.5} ${y - r * 1.5}H${x + r * 0.5}L${x + r * 0.8} ${y + r * 0.4}Q${x} ${y + r * 1.3} ${x - r * 0.8} ${y + r * 0.4}Z`,
      use('woodMid'),
      {
        stroke: ink[0],
        'stroke-width': 2,
      },
    ),
    circle(x, y, r * 0.74, use('brassDull')),
    circle(x, y, r * 0.5, ink[1]),
    circle(x, y, r * 0.22, use('brass')),
    line(d`M${x} ${y - r * 1.5}v${-r}`, brass[2], r * 0.24),
  )
}

/** Needle in degrees from upright. */
export function gauge(x: number, y: number, r: number, needle: number): string {
  const marks = Array.from({ length: 9 }, (_, index) =>
    place(0, 0, { turn: -120 + index * 30 }, rect(-1.5, -r * 0.72, 3, r * 0.16, ink[2])),
  )
  return place(
    x,
    y,
    {},
    group({ filter: use('shadowNear') }, circle(0, 0, r, use('brass'))),
    circle(0, 0, r * 0.82, use('paper')),
    ...marks,
    place(0, 0, { turn: needle }, path(d`M${-r * 0.06} ${r * 0.2}L0 ${-r * 0.62}L${r * 0.06} ${r * 0.2}Z`, '#a3213f')),
    circle(0, 0, r * 0.1, ink[2]),
    path(
      d`M${-r * 0.66} ${-r * 0.24}A${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.1} ${-r * 0.7}Q${-r * 0.3} ${-r * 0.4} ${-r * 0.66} ${-r * 0.24}Z`,
      '#ffffff',
      {
        opacity: 0.5,
      },
    ),
  )
}

export function pipe(shape: string, width: number, metal: 'brass' | 'iron' = 'iron'): string {
  const [dark, middle, light] = metal === 'brass' ? [brass[0], brass[2], brass[4]] : [ink[1], ink[3], ink[5]]
  return group(
    {},
    line(shape, ink[0], width + 6, { opacity: 0.6, 'stroke-linecap': 'butt', transform: 'translate(5 7)' }),
    line(shape, dark, width, { 'stroke-linecap': 'butt' }),
    line(shape, middle, width * 0.66, {
      'stroke-linecap': 'butt',
      transform: d`translate(${-width * 0.08} ${-width * 0.08})`,
    }),
    line(shape, light, width * 0.2, {
      'stroke-linecap': 'butt',
      transform: d`translate(${-width * 0.2} ${-width * 0.2})`,
      opacity: 0.85,
    }),
  )
}

/** x, y is the middle of its foot. */
export function boiler(x: number, y: number, width: number, height: number): string {
  const w = width / 2
  const rivets = [0.2, 0.46, 0.72].flatMap((level) =>
    Array.from({ length: 9 }, (_, index) =>
      circle(-w * 0.92 + (index * w * 1.84) / 8, -height * level, 4, ink[6], { opacity: 0.7 }),
    ),
  )
  const bars = [-0.3, -0.15, 0, 0.15, 0.3].map((at) => rect(w * at * 1.6 - 4, -height * 0.4, 8, height * 0.24, ink[0]))
  return place(
    x,
    y,
    {},
    contact(0, 0, w * 1.3, w * 0.24),
    path(
      d`M${-w} 0V${-height * 0.84}Q${-w} ${-height} 0 ${-height}Q${w} ${-height} ${w} ${-height * 0.84}V0Z`,
      use('silk'),
    ),
    ...[0.18, 0.44, 0.7].map((level) => rect(-w, -height * level - 14, width, 26, use('steelRod'), { opacity: 0.75 })),
    ...rivets,
    group(
      { filter: use('shadowNear') },
      path(
        d`M${-w * 0.6} ${-height * 0.12}V${-height * 0.32}Q0 ${-height * 0.56} ${w * 0.6} ${-height * 0.32}V${-height * 0.12}Z`,
        use('brassDull'),
      ),
    ),
    path(
      d`M${-w * 0.5} ${-height * 0.15}V${-height * 0.31}Q0 ${-height * 0.5} ${w * 0.5} ${-height * 0.31}V${-height * 0.15}Z`,
      use('ember'),
    ),
    ...bars,
    halo(0, -height * 0.26, width * 1.5, 'glowEmber', 0.85),
  )
}

export function ladder(x: number, top: number, bottom: number, width: number, lean = 0): string {
  const rungs: string[] = []
  for (let y = top + 20; y < bottom; y += 46) {
    const shift = lean * ((bottom - y) / (bottom - top))
    rungs.push(
      line(d`M${x - width / 2 + shift} ${y}H${x + width / 2 + shift}`, wood[4], 9),
      line(d`M${x - width / 2 + shift} ${y - 3}H${x + width / 2 + shift}`, wood[6], 2, { opacity: 0.7 }),
    )
  }
  const rail = (side: number): string =>
    line(d`M${x + (side * width) / 2} ${bottom}L${x + (side * width) / 2 + lean} ${top}`, wood[3], 13) +
    line(d`M${x + (side * width) / 2 - 3} ${bottom}L${x + (side * width) / 2 - 3 + lean} ${top}`, wood[5], 3)
  return group({ filter: use('shadow') }, ...rungs, rail(-1), rail(1))
}

/** x, y is the axle. */
export function winch(x: number, y: number, width: number): string {
  const w = width / 2
  const coils = Array.from({ length: 9 }, (_, index) =>
    line(
      d`M${-w * 0.62 + (index * w * 1.24) / 8} ${-w * 0.32}q6 ${w * 0.32} 0 ${w * 0.64}`,
      index % 2 ? wood[5] : wood[4],
      w * 0.13,
    ),
  )
  return place(
    x,
    y,
    {},
    group(
      { filter: use('shadow') },
      rect(-w * 0.7, -w * 0.34, w * 1.4, w * 0.68, use('woodDark')),
      ...coils,
      rect(-w * 0.86, -w * 0.5, w * 0.18, w, use('brassRod'), { rx: 6 }),
      rect(w * 0.68, -w * 0.5, w * 0.18, w, use('brassRod'), { rx: 6 }),
    ),
    line(d`M${w * 0.86} 0H${w * 1.1}V${w * 0.6}H${w * 1.36}`, brass[2], w * 0.11),
    ellipse(w * 1.4, w * 0.6, w * 0.16, w * 0.1, use('wood')),
  )
}
