import { use } from './materials.ts'
import { brass } from './palette.ts'
import { between, seeded } from './random.ts'
import { circle, d, ellipse, group, path, rect } from './svg.ts'

const SCREEN = 'mix-blend-mode:screen'

type Glow = 'glow' | 'glowSoft' | 'glowViolet' | 'glowRose' | 'glowTeal' | 'glowMoon' | 'glowEmber'

export const halo = (x: number, y: number, radius: number, kind: Glow = 'glowSoft', opacity = 1): string =>
  circle(x, y, radius, use(kind), { style: SCREEN, opacity })

export const pool = (x: number, y: number, rx: number, ry: number, kind: Glow = 'glowSoft', opacity = 1): string =>
  ellipse(x, y, rx, ry, use(kind), { style: SCREEN, opacity })

interface Beam {
  x: number
  y: number
  /** Half its width at the lamp and at its end. */
  from: number
  to: number
  length: number
  lean?: number
  cool?: boolean
  opacity?: number
}

export function beam({ x, y, from, to, length, lean = 0, cool = false, opacity = 1 }: Beam): string {
  const cone = (share: number): string =>
    d`M${x - from * share} ${y}L${x + from * share} ${y}L${x + lean + to * share} ${y + length}L${x + lean - to * share} ${y + length}Z`
  const fill = use(cool ? 'beamCool' : 'beam')
  return group(
    { style: SCREEN, opacity },
    path(cone(1), fill, { opacity: 0.42, filter: use('blurWide') }),
    path(cone(0.66), fill, { opacity: 0.36, filter: use('blurSoft') }),
  )
}

/** Within the box given by x, y, width and height. */
export function dust(x: number, y: number, width: number, height: number, count: number, seed = 11): string {
  const random = seeded(seed)
  const motes = Array.from({ length: count }, () => {
    const size = between(random, 0.8, 2.8)
    return circle(x + width * random(), y + height * random(), size, brass[5], {
      opacity: Math.round(between(random, 10, 55)) / 100,
    })
  })
  return group({ style: SCREEN }, ...motes)
}

export const vignette = (width: number, height: number, opacity = 1): string =>
  rect(0, 0, width, height, use('dark'), { opacity })

export const contact = (x: number, y: number, rx: number, ry: number, opacity = 0.85): string =>
  ellipse(x + rx * 0.12, y, rx, ry, use('pool'), { opacity })

export function glint(x: number, y: number, size: number): string {
  const thin = size * 0.09
  const shape = d`M${x} ${y - size}Q${x + thin} ${y - thin} ${x + size} ${y}Q${x + thin} ${y + thin} ${x} ${y + size}Q${x - thin} ${y + thin} ${x - size} ${y}Q${x - thin} ${y - thin} ${x} ${y - size}Z`
  return group({ style: SCREEN }, circle(x, y, size * 0.9, use('glow')), path(shape, brass[6]))
}
