import { use } from './materials.ts'
import { brass, ink, wood } from './palette.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect } from './svg.ts'
import { contact } from './light.ts'

function panel(x: number, y: number, width: number, height: number, fill: string, bevel = 5): string {
  return group(
    {},
    rect(x, y, width, height, fill),
    path(
      d`M${x} ${y + height}V${y}H${x + width}L${x + width - bevel} ${y + bevel}H${x + bevel}V${y + height - bevel}Z`,
      wood[6],
      { opacity: 0.35 },
    ),
    path(
      d`M${x} ${y + height}H${x + width}V${y}L${x + width - bevel} ${y + bevel}V${y + height - bevel}H${x + bevel}Z`,
      ink[0],
      { opacity: 0.5 },
    ),
  )
}

export function drawer(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { pull?: boolean; fill?: string } = {},
): string {
  const [cx, cy] = [x + width / 2, y + height / 2]
  const pull =
    options.pull === false
      ? ''
      : group(
          { filter: use('shadowNear') },
          circle(cx, cy - 3, 7, use('brass')),
          path(d`M${cx - 15} ${cy}a15 14 0 0 0 30 0`, 'none', { stroke: brass[3], 'stroke-width': 4 }),
        )
  return group(
    {},
    rect(x - 3, y - 3, width + 6, height + 6, ink[0], { opacity: 0.75 }),
    group({ filter: use('grainAcross') }, panel(x, y, width, height, options.fill ?? use('wood'))),
    rect(x + 11, y + 11, width - 22, height - 22, 'none', {
      stroke: ink[0],
      'stroke-opacity': 0.35,
      'stroke-width': 2,
    }),
    pull,
  )
}

/** y is its far edge. */
export function tableTop(
  x: number,
  y: number,
  width: number,
  depth: number,
  thickness: number,
  grain = use('grainAcross'),
): string {
  const spread = depth * 0.5
  const top = [
    { x: x + spread, y },
    { x: x + width - spread, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ]
  return group(
    {},
    group({ filter: grain }, polygon(top, use('wood')), rect(x, y + depth, width, thickness, use('woodMid'))),
    rect(x, y + depth, width, 3, wood[6], { opacity: 0.7 }),
    rect(x, y + depth + thickness - 4, width, 4, ink[0], { opacity: 0.5 }),
    rect(x + 12, y + depth + thickness, width - 24, 18, use('fadeUp'), { opacity: 0.6 }),
  )
}

export function turnedLeg(x: number, y: number, height: number, width: number): string {
  const w = width / 2
  const shape = d`M${-w} 0H${w}V${height * 0.16}Q${w * 0.4} ${height * 0.2} ${w * 0.5} ${height * 0.26}Q${w * 1.4} ${height * 0.42} ${w * 0.6} ${height * 0.78}L${w * 0.9} ${height * 0.82}V${height * 0.88}L${w * 0.5} ${height * 0.9}L${w * 0.6} ${height}H${-w * 0.6}L${-w * 0.5} ${height * 0.9}L${-w * 0.9} ${height * 0.88}V${height * 0.82}L${-w * 0.6} ${height * 0.78}Q${-w * 1.4} ${height * 0.42} ${-w * 0.5} ${height * 0.26}Q${-w * 0.4} ${height * 0.2} ${-w} ${height * 0.16}Z`
  return place(
    x,
    y,
    {},
    contact(0, height, w * 2.6, w * 0.7),
    path(shape, use('wood')),
    path(
      d`M${-w * 0.5} ${height * 0.04}V${height * 0.14}M${-w * 0.66} ${height * 0.4}Q${-w * 0.6} ${height * 0.6} ${-w * 0.36} ${height * 0.74}`,
      'none',
      {
        stroke: wood[6],
        'stroke-width': w * 0.2,
        opacity: 0.5,
        'stroke-linecap': 'round',
      },
    ),
  )
}

/** x, y is its upper left corner. */
export function door(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { arched?: boolean; fill?: string; knobLeft?: boolean; open?: boolean } = {},
): string {
  const rise = options.arched ? width * 0.5 : 0
  const leaf = options.arched
    ? d`M0 ${height}V${rise}A${width / 2} ${rise} 0 0 1 ${width} ${rise}V${height}Z`
    : d`M0 ${height}V0H${width}V${height}Z`
  const m = width * 0.12
  const frame = options.arched
    ? d`M${-m} ${height}V${rise}A${width / 2 + m} ${rise + m} 0 0 1 ${width + m} ${rise}V${height}Z`
    : d`M${-m} ${height}V${-m}H${width + m}V${height}Z`
  const inset = (px: number, py: number, w: number, h: number): string =>
    group(
      { filter: use('grainDown') },
      rect(px, py, w, h, use('woodPitch')),
      panel(px + 7, py + 7, w - 14, h - 14, use('woodMid'), 6),
    )
  const half = width * 0.36
  const knobX = options.knobLeft ? width * 0.1 : width * 0.9
  const wing = [
    group({ filter: use('grainDown') }, path(leaf, options.fill ?? use('wood'))),
    inset(width * 0.1, height * 0.56, half, height * 0.36),
    inset(width * 0.54, height * 0.56, half, height * 0.36),
    circle(knobX, height * 0.5, width * 0.052, ink[0], { opacity: 0.5, transform: 'translate(4 5)' }),
    circle(knobX, height * 0.5, width * 0.05, use('brass')),
  ]
  return place(
    x,
    y,
    {},
    group({ filter: use('shadow') }, path(frame, use('woodDark'))),
    path(frame, 'none', { stroke: wood[5], 'stroke-width': 2, opacity: 0.5 }),
    ...(options.open ? [path(leaf, ink[0]), path(leaf, use('glowSoft'), { opacity: 0.5 })] : []),
    ...(options.open ? [group({ transform: 'skewY(-7) scale(0.42 1)' }, ...wing)] : wing),
  )
}

/** Extends to the right of x; y is the shelf. */
export function books(
  x: number,
  y: number,
  list: readonly (readonly [width: number, height: number, fill: string, lean?: number])[],
): string {
  let at = x
  const spines = list.map(([width, height, fill, lean]) => {
    const left = at
    at += width + (lean ? Math.abs(lean) * 1.4 : 1)
    return place(
      left,
      y,
      { turn: lean ?? 0 },
      rect(0, -height, width, height, fill, { rx: 2 }),
      rect(0, -height, width * 0.28, height, '#ffffff', { opacity: 0.12 }),
      rect(width * 0.7, -height, width * 0.3, height, ink[0], { opacity: 0.35 }),
      rect(width * 0.14, -height * 0.84, width * 0.72, 3, brass[4], { opacity: 0.85 }),
      rect(width * 0.14, -height * 0.2, width * 0.72, 3, brass[4], { opacity: 0.7 }),
    )
  })
  return group({ filter: use('shadowNear') }, ...spines)
}

/** x, y is its foot. @param liquid null if it is empty */
export function bottle(
  x: number,
  y: number,
  height: number,
  liquid: string | null,
  kind: 'round' | 'tall' | 'flask' = 'tall',
): string {
  const shapes = {
    tall: 'M-20 0V-58C-20 -72 -9 -74 -9 -84V-100H9V-84C9 -74 20 -72 20 -58V0Q0 6 -20 0Z',
    round: 'M-9 -62V-100H9V-62C38 -56 40 -4 16 0Q0 4 -16 0C-40 -4 -38 -56 -9 -62Z',
    flask: 'M-8 -60V-100H8V-60L34 -6Q36 2 26 2H-26Q-36 2 -34 -6Z',
  }
  const fillings = {
    tall: 'M-17 -3V-48H17V-3Q0 3 -17 -3Z',
    round: 'M-29 -36H29C30 -16 22 -4 14 -3H-14C-22 -4 -30 -16 -29 -36Z',
    flask: 'M-17 -34H17L31 -5Q32 -1 25 -1H-25Q-32 -1 -31 -5Z',
  }
  return place(
    x,
    y,
    {},
    contact(0, 1, height * 0.34, height * 0.07),
    place(
      0,
      0,
      { scale: height / 112 },
      liquid === null ? '' : path(fillings[kind], liquid, { opacity: 0.92 }),
      path(shapes[kind], use('glass'), { stroke: '#e6dbff', 'stroke-opacity': 0.45, 'stroke-width': 1.6 }),
      rect(-7, -112, 14, 16, use('wood'), { rx: 2 }),
      line('M-12 -8V-40', '#ffffff', 3, { opacity: 0.5 }),
    ),
  )
}

/** x, y is the middle of its base. */
export function trunk(
  x: number,
  y: number,
  width: number,
  height: number,
  fill = use('wineDeep'),
  grain = use('grainCloth'),
): string {
  const [w, h] = [width / 2, height]
  const lid = d`M${-w} ${-h * 0.6}V${-h * 0.72}C${-w} ${-h * 0.92} ${-w * 0.9} ${-h} ${-w * 0.74} ${-h}H${w * 0.74}C${w * 0.9} ${-h} ${w} ${-h * 0.92} ${w} ${-h * 0.72}V${-h * 0.6}Z`
  const strap = (at: number): string =>
    rect(at - width * 0.025, -h, width * 0.05, h, use('brassRod')) +
    circle(at, -h * 0.1, 4, brass[5]) +
    circle(at, -h * 0.52, 4, brass[5])
  const corner = (side: 1 | -1): string =>
    path(
      d`M${side * w} 0h${-side * width * 0.09}v${-h * 0.05}l${side * width * 0.05} ${-h * 0.12}h${side * width * 0.04}Z`,
      use('brass'),
    )
  return place(
    x,
    y,
    {},
    contact(0, 0, w * 1.25, h * 0.16),
    group({ filter: grain }, rect(-w, -h * 0.6, width, h * 0.6, fill), path(lid, fill)),
    line(lid.replace(/Z$/, ''), brass[2], width * 0.018),
    path(
      d`M${-w * 0.95} ${-h * 0.7}C${-w * 0.95} ${-h * 0.88} ${-w * 0.86} ${-h * 0.955} ${-w * 0.72} ${-h * 0.955}H${w * 0.7}`,
      'none',
      {
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 4,
      },
    ),
    strap(-w * 0.66),
    strap(w * 0.66),
    rect(-w, -h * 0.64, width, h * 0.055, use('brassBar')),
    rect(-w, -h * 0.045, width, h * 0.045, use('brassBar')),
    rect(-w, -h * 0.64, width * 0.022, h * 0.64, use('brassRod')),
    rect(w - width * 0.022, -h * 0.64, width * 0.022, h * 0.64, use('brassRod')),
    corner(-1),
    corner(1),
  )
}

/** x, y is the middle of its feet. */
export function stool(x: number, y: number, width: number, height: number): string {
  const w = width / 2
  return place(
    x,
    y,
    {},
    contact(0, 0, w * 1.2, w * 0.3),
    line(
      d`M${-w * 0.6} ${-height}L${-w * 0.9} 0M${w * 0.6} ${-height}L${w * 0.9} 0M${-w * 0.1} ${-height}L${-w * 0.2} ${-height * 0.06}`,
      wood[2],
      width * 0.08,
    ),
    line(d`M${-w * 0.75} ${-height * 0.4}H${w * 0.75}`, wood[3], width * 0.06),
    path(
      d`M${-w} ${-height}V${-height - w * 0.16}H${w}V${-height}Q0 ${-height + w * 0.24} ${-w} ${-height}Z`,
      use('woodMid'),
    ),
    ellipse(0, -height - w * 0.14, w, w * 0.26, use('wood')),
  )
}
