import { lettering } from './lettering.ts'
import { starShape, topHat } from './magic.ts'
import { use } from './materials.ts'
import { brass, ink, paper, wine, wood } from './palette.ts'
import { circle, clipTo, d, ellipse, group, line, path, place, rect } from './svg.ts'

export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ...inside: string[]
): string {
  const [w, h] = [width / 2, height / 2]
  const b = Math.min(width, height) * 0.09
  return place(
    x,
    y,
    {},
    group({ filter: use('shadow') }, rect(-w, -h, width, height, use('brass'), { rx: 3 })),
    rect(-w + 2, -h + 2, width - 4, height - 4, 'none', {
      stroke: brass[6],
      'stroke-opacity': 0.55,
      'stroke-width': 2,
      rx: 2,
    }),
    rect(-w + b - 3, -h + b - 3, width - b * 2 + 6, height - b * 2 + 6, brass[0]),
    rect(-w + b, -h + b, width - b * 2, height - b * 2, ground),
    clipTo(d`M${-w + b} ${-h + b}H${w - b}V${h - b}H${-w + b}Z`, ...inside),
  )
}

export function poster(x: number, y: number, width: number, turn: number, name: string, smallPrint = ''): string {
  const height = width * 1.45
  const [w, h] = [width / 2, height / 2]
  const rays = Array.from({ length: 18 }, (_, index) => {
    const angle = (index * Math.PI) / 9
    const next = angle + Math.PI / 18
    const far = height
    return path(
      d`M0 ${h * 0.1}L${Math.cos(angle) * far} ${h * 0.1 + Math.sin(angle) * far}L${Math.cos(next) * far} ${h * 0.1 + Math.sin(next) * far}Z`,
      wine[3],
      { opacity: 0.55 },
    )
  })
  const ears = path(
    'M-20 -4C-40 -60 -30 -92 -14 -92C0 -92 0 -50 -2 -6ZM6 -6C2 -60 20 -104 34 -96C48 -88 30 -40 22 -4Z',
    use('fur'),
  )
  return place(
    x,
    y,
    { turn },
    group({ filter: use('shadow') }, rect(-w, -h, width, height, use('paper'))),
    clipTo(
      d`M${-w * 0.9} ${-h * 0.93}H${w * 0.9}V${h * 0.93}H${-w * 0.9}Z`,
      rect(-w, -h, width, height, wine[2]),
      ...rays,
      rect(-w, h * 0.56, width, h * 0.5, ink[2]),
      place(0, h * 0.1, { scale: width / 260 }, ears),
      topHat(0, h * 0.5, width * 0.62, { upturned: true, shadow: false }),
      path(starShape(width * 0.09), brass[4], { transform: d`translate(${-w * 0.58} ${-h * 0.3})` }),
      path(starShape(width * 0.06), brass[4], { transform: d`translate(${w * 0.6} ${-h * 0.12})` }),
      lettering(name, 0, -h * 0.66, { size: width * 0.155, fill: paper[4], align: 'middle', tracking: 1 }),
      line(d`M${-w * 0.6} ${-h * 0.56}H${w * 0.6}`, brass[4], 2),
      smallPrint && lettering(smallPrint, -w * 0.7, h * 0.84, { size: width * 0.034, fill: paper[4] }),
    ),
    group({ filter: use('grainPaper') }, rect(-w, -h, width, height, paper[3], { opacity: 0.12 })),
  )
}

/** x, y is the middle of its floor. */
export function birdcage(x: number, y: number, width: number, top: number, ...inside: string[]): string {
  const [w, h] = [width / 2, width * 1.15]
  const bars = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const at = -w + width * share
    return line(
      d`M${at} 0V${-h * 0.55}Q${at * 0.92} ${-h * 0.95} 0 ${-h}`,
      index < 4 ? brass[4] : brass[2],
      width * 0.014,
    )
  })
  return place(
    x,
    y,
    {},
    line(d`M0 ${-h}V${top - y}`, brass[1], 3),
    ellipse(0, 2, w, w * 0.14, use('brassDull')),
    ...inside,
    ...bars,
    line(d`M${-w} ${-h * 0.3}H${w}M${-w} ${-h * 0.56}H${w}`, brass[3], width * 0.02),
    path(
      d`M${-w * 1.03} ${-4}H${w * 1.03}V${width * 0.08}Q0 ${width * 0.16} ${-w * 1.03} ${width * 0.08}Z`,
      use('brassBar'),
    ),
    circle(0, -h - 6, width * 0.06, 'none', { stroke: brass[3], 'stroke-width': 4 }),
  )
}

/** x, y is the middle of the handle. */
export function saw(x: number, y: number, length: number, turn: number): string {
  const teeth = Array.from(
    { length: 30 },
    (_, index) =>
      d`L${24 + (index + 0.5) * (length - 30) * (1 / 30)} ${30 - index * 0.5}L${24 + (index + 1) * (length - 30) * (1 / 30)} ${24 - index * 0.5}`,
  ).join('')
  return place(
    x,
    y,
    { turn },
    group(
      { filter: use('shadowNear') },
      path(d`M20 -22L${length} -4V10${''}L${length - 6} 9${''}${''}L24 24Z`, use('steel')),
      path(`M24 24${teeth}Z`, use('steel')),
      path(
        'M-30 -26C-34 -40 30 -40 30 -24V26C24 36 6 34 0 24C-14 30 -34 20 -30 -26ZM-14 -18V8C-6 14 6 8 10 -2V-20Z',
        use('wood'),
        { 'fill-rule': 'evenodd' },
      ),
    ),
  )
}

export function ropeCoil(x: number, y: number, size: number): string {
  const turns = Array.from({ length: 7 }, (_, index) => {
    const [rx, ry] = [size * (0.3 + index * 0.025), size * (0.62 + index * 0.03)]
    const at = y + ry * 0.98
    return ellipse(x + (index % 3) * 2, at, rx, ry, 'none', {
      stroke: index % 2 === 0 ? wood[5] : wood[4],
      'stroke-width': size * 0.045,
      'stroke-dasharray': '9 1.5',
    })
  })
  return group(
    { filter: use('shadowNear') },
    ...turns,
    line(d`M${x} ${y + size * 1.5}q${size * 0.1} ${size * 0.3} ${-size * 0.06} ${size * 0.5}`, wood[5], size * 0.045),
    circle(x, y, size * 0.09, use('brass')),
  )
}

export function roundRug(x: number, y: number, rx: number, ry: number): string {
  const rings = [
    [1, wine[1]],
    [0.94, brass[2]],
    [0.91, wine[2]],
    [0.7, ink[3]],
    [0.66, brass[2]],
    [0.63, wine[3]],
    [0.34, brass[2]],
    [0.31, ink[3]],
  ] as const
  const lozenges = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    return ellipse(x + Math.cos(angle) * rx * 0.8, y + Math.sin(angle) * ry * 0.8, rx * 0.035, ry * 0.05, brass[3], {
      opacity: 0.85,
    })
  })
  return group(
    { filter: use('grainCloth') },
    ellipse(x + 6, y + 8, rx * 1.02, ry * 1.03, ink[0], { opacity: 0.6, filter: use('blurThin') }),
    ...rings.map(([share, color]) => ellipse(x, y, rx * share, ry * share, color)),
    ...lozenges,
  )
}

export function shelf(x: number, y: number, width: number): string {
  const bracket = (at: number): string =>
    path(d`M${at} ${y + 12}V${y + 52}Q${at + 4} ${y + 20} ${at + 30} ${y + 12}Z`, use('brassDull'))
  return group(
    {},
    group({ filter: use('shadow') }, rect(x, y, width, 14, use('wood'))),
    rect(x, y, width, 3, wood[6], { opacity: 0.8 }),
    bracket(x + 18),
    bracket(x + width - 48),
  )
}
