import { use } from './materials.ts'
import { brass, ink, shade, wine } from './palette.ts'
import type { Point } from './svg.ts'
import { d, group, line, path } from './svg.ts'

type Edge = (share: number) => Point

/** Points from the top (0) to the bottom (1). */
export function edge(...points: [Point, Point, ...Point[]]): Edge {
  return (share) => {
    const at = Math.min(0.9999, Math.max(0, share)) * (points.length - 1)
    const index = Math.floor(at)
    const t = at - index
    const [p1, p2] = [points[index] ?? points[0], points[index + 1] ?? points[0]]
    const [p0, p3] = [points[index - 1] ?? p1, points[index + 2] ?? p2]
    const spline = (a: number, b: number, c: number, e: number): number =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t)
    return { x: spline(p0.x, p1.x, p2.x, p3.x), y: spline(p0.y, p1.y, p2.y, p3.y) }
  }
}

interface Drape {
  left: Edge
  right: Edge
  folds: number
  scale?: readonly string[]
  /** Lightness of valleys and ridges, 0 to 1. */
  dark?: number
  light?: number
  fall?: number
  fringe?: boolean
  seed?: number
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

function strip(drape: Drape, from: number, to: number, color: string): string {
  const steps = 10
  const points: Point[] = []
  for (let index = 0; index <= steps; index += 1)
    points.push(between(drape.left(index / steps), drape.right(index / steps), from))
  for (let index = steps; index >= 0; index -= 1)
    points.push(between(drape.left(index / steps), drape.right(index / steps), to))
  const shape = points.map((point, index) => d`${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
  return path(`${shape}Z`, color, { stroke: color, 'stroke-width': 0.8 })
}

export function drape(options: Drape): string {
  const { folds, scale = wine, dark = 0.12, light = 0.66, fall = 0.35, fringe = false } = options
  const slices = folds * 8
  const strips = Array.from({ length: slices }, (_, index) => {
    const share = index / slices
    const wave = share * folds + Math.sin(share * 9 + (options.seed ?? 0)) * 0.22
    const ridge = (Math.cos((wave - Math.floor(wave) - 0.36) * Math.PI * 2) + 1) / 2
    const tone = dark + (light - dark) * ridge ** 1.5 * (1 - fall * share)
    return strip(options, share, (index + 1.04) / slices, shade(scale, tone))
  })
  const hem = fringe ? fringeAlong((share) => between(options.left(1), options.right(1), share)) : ''
  return group({}, group({ filter: use('grainCloth') }, ...strips), hem)
}

function fringeAlong(at: (share: number) => Point, length = 20): string {
  const threads: string[] = []
  const [start, end] = [at(0), at(1)]
  const count = Math.max(6, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / 7))
  for (let index = 0; index <= count; index += 1) {
    const point = at(index / count)
    const tone = 0.45 + 0.35 * Math.sin(index * 1.7) * 0.5 - (index / count) * 0.15
    threads.push(line(d`M${point.x} ${point.y - 3}l1 ${length}`, shade(brass, tone), 4.6))
  }
  return group({}, ...threads, line(d`M${start.x} ${start.y - 4}L${end.x} ${end.y - 4}`, brass[3], 5))
}

export function swags(
  x: number,
  y: number,
  width: number,
  drop: number,
  count: number,
  scale: readonly string[] = wine,
): string {
  const step = width / count
  const parts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const left = x + index * step
    const bands = 9
    for (let band = 0; band < bands; band += 1) {
      const share = band / bands
      const sag = drop * (1 - share)
      const tone = 0.16 + 0.42 * ((Math.cos(share * Math.PI * 6) + 1) / 2) * (1 - (index / count) * 0.3)
      parts.push(
        path(d`M${left - 4} ${y}Q${left + step / 2} ${y + sag * 2} ${left + step + 4} ${y}Z`, shade(scale, tone)),
      )
    }
    const trim = d`M${left - 2} ${y + 4}Q${left + step / 2} ${y + drop * 2} ${left + step + 2} ${y + 4}`
    parts.push(
      line(trim, brass[1], 12, { 'stroke-dasharray': '3 3', transform: 'translate(0 6)' }),
      line(trim, brass[3], 5),
    )
  }
  for (let index = 0; index <= count; index += 1) parts.push(tassel(x + index * step, y, drop * 0.95))
  return group({ filter: use('shadow') }, ...parts)
}

function tassel(x: number, y: number, length: number): string {
  const knot = y + length * 0.5
  const skirt = d`M${x - 8} ${knot + 10}L${x + 8} ${knot + 10}L${x + 14} ${y + length}Q${x} ${y + length + 7} ${x - 14} ${y + length}Z`
  const threads = [-7, -2, 3, 8].map((shift) =>
    line(d`M${x + shift * 0.6} ${knot + 14}L${x + shift} ${y + length}`, brass[1], 1.2, { opacity: 0.7 }),
  )
  return group(
    {},
    line(d`M${x} ${y}L${x} ${knot}`, brass[2], 5),
    path(skirt, use('brass')),
    ...threads,
    path(d`M${x - 10} ${knot}a10 9 0 1 1 20 0a10 9 0 1 1 -20 0Z`, use('brass'), { stroke: ink[1], 'stroke-width': 1 }),
  )
}
