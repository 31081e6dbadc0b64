import { use } from '#app/features/generation/scenery/materials.ts'
import { between, seeded } from '#app/features/generation/scenery/random.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { circle, clipTo, d, ellipse, group, line, path, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import { amber, glow, night, oak, paint, steel } from './paints.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Look {
  wall?: string
  side?: string
  floor?: string
  /** Cork with holes above, panels below. */
  cork?: boolean
  carpet?: boolean
}

const quad = (...points: [number, number][]): Point[] => points.map(([x, y]) => ({ x, y }))

/** A room seen from the front; `back` is its far wall. */
export function room({ left, top, right, bottom }: Box, look: Look = {}): string {
  const { wall = paint('nightWall'), side = night[2], floor = night[1] } = look
  const dado = top + (bottom - top) * 0.66
  const joints = Array.from({ length: 9 }, (_, at) => {
    const share = (at + 0.5) / 9
    return line(d`M${left + (right - left) * share} ${bottom}L${1920 * share * 1.3 - 288} 1080`, night[0], 3, {
      opacity: 0.6,
    })
  })
  const crossings = [0.14, 0.36, 0.68].map((share) => {
    const y = bottom + (1080 - bottom) * share
    return line(d`M0 ${y}H1920`, night[0], 2 + share * 2, { opacity: 0.5 })
  })
  return group(
    {},
    rect(0, 0, 1920, 1080, night[0]),
    polygon(quad([0, 0], [1920, 0], [right, top], [left, top]), night[1]),
    group(
      { filter: use('grainPlaster') },
      rect(left, top, right - left, bottom - top, wall),
      polygon(quad([0, 0], [left, top], [left, bottom], [0, 1080]), side),
      polygon(quad([1920, 0], [right, top], [right, bottom], [1920, 1080]), side),
    ),
    look.cork
      ? group(
          {},
          rect(left, top, right - left, dado - top, 'url(#holes)'),
          rect(left, dado, right - left, bottom - dado, oak[2], { opacity: 0.55 }),
          ...Array.from({ length: 9 }, (_, at) =>
            rect(left + ((right - left) / 9) * at, dado, 3, bottom - dado, night[0], { opacity: 0.6 }),
          ),
          rect(left, dado - 8, right - left, 12, oak[3]),
          rect(left, dado - 8, right - left, 3, oak[5], { opacity: 0.6 }),
        )
      : rect(left, dado, right - left, bottom - dado, night[1], { opacity: 0.5 }),
    rect(left, bottom - 22, right - left, 22, night[0], { opacity: 0.7 }),
    group(
      { filter: use(look.carpet ? 'grainCloth' : 'grainStone') },
      polygon(quad([left, bottom], [right, bottom], [1920, 1080], [0, 1080]), floor),
    ),
    ...(look.carpet ? [] : [...joints, ...crossings]),
    polygon(quad([left, bottom], [right, bottom], [1920, 1080], [0, 1080]), paint('sink'), { opacity: 0.55 }),
    rect(left, top, 130, bottom - top, paint('sinkLeft'), { opacity: 0.7 }),
    rect(right - 130, top, 130, bottom - top, paint('sinkRight'), { opacity: 0.7 }),
    rect(left, top, right - left, 110, paint('sinkUp'), { opacity: 0.75 }),
  )
}

interface Leaf {
  padded?: boolean
  knobLeft?: boolean
  fill?: string
  /** A round window in it. */
  port?: boolean
}

/** x, y is its upper left corner. */
export function door(x: number, y: number, width: number, height: number, look: Leaf = {}): string {
  const { padded, knobLeft, fill = night[4], port } = look
  const knob = knobLeft ? x + width * 0.13 : x + width * 0.87
  return group(
    {},
    group({ filter: use('shadow') }, rect(x - 14, y - 14, width + 28, height + 14, steel[1])),
    rect(x - 14, y - 14, width + 28, 4, steel[4], { opacity: 0.7 }),
    rect(x - 14, y - 14, 4, height + 14, steel[4], { opacity: 0.5 }),
    group({ filter: use('grainDown') }, rect(x, y, width, height, fill)),
    padded
      ? rect(x + 8, y + 8, width - 16, height - 16, 'url(#buttons)')
      : group(
          {},
          ...[0.08, 0.54].map(
            (share) =>
              rect(x + width * 0.14, y + height * share, width * 0.72, height * 0.38, night[3], { opacity: 0.8 }) +
              line(
                d`M${x + width * 0.14} ${y + height * (share + 0.38)}V${y + height * share}H${x + width * 0.86}`,
                night[0],
                4,
                { opacity: 0.6 },
              ),
          ),
        ),
    port
      ? circle(x + width / 2, y + height * 0.24, width * 0.25, steel[3]) +
          circle(x + width / 2, y + height * 0.24, width * 0.2, night[1]) +
          line(d`M${x + width * 0.4} ${y + height * 0.22}L${x + width * 0.52} ${y + height * 0.19}`, night[7], 5, {
            opacity: 0.6,
          })
      : '',
    rect(x, y, width, 90, paint('sinkUp'), { opacity: 0.5 }),
    rect(x, y + height - 160, width, 160, paint('sink'), { opacity: 0.7 }),
    ellipse(knob, y + height * 0.5 + 4, width * 0.06, 9, night[0], { opacity: 0.6 }),
    circle(knob, y + height * 0.5, Math.max(8, width * 0.05), amber[3]),
    circle(knob - 3, y + height * 0.5 - 3, 3, amber[6]),
  )
}

/** Glass in a steel frame; what is behind it is drawn by `inside`. */
export function pane(x: number, y: number, width: number, height: number, ...inside: string[]): string {
  return group(
    {},
    group({ filter: use('shadow') }, rect(x - 18, y - 18, width + 36, height + 36, steel[2])),
    rect(x - 18, y - 18, width + 36, 5, steel[5], { opacity: 0.55 }),
    rect(x - 7, y - 7, width + 14, height + 14, night[0]),
    clipTo(d`M${x} ${y}h${width}v${height}h${-width}Z`, rect(x, y, width, height, night[1]), ...inside),
    clipTo(
      d`M${x} ${y}h${width}v${height}h${-width}Z`,
      path(
        d`M${x + width * 0.06} ${y + height}L${x + width * 0.34} ${y}h${width * 0.1}L${x + width * 0.16} ${y + height}Z`,
        '#ffffff',
        { opacity: 0.05 },
      ),
      path(
        d`M${x + width * 0.6} ${y + height}L${x + width * 0.88} ${y}h${width * 0.04}L${x + width * 0.64} ${y + height}Z`,
        '#ffffff',
        { opacity: 0.06 },
      ),
    ),
  )
}

/** Slats with the night behind them. */
export function blinds(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  ...behind: string[]
): string {
  const each = height / count
  const slats = Array.from({ length: count }, (_, at) => {
    const top = y + at * each
    return (
      rect(x, top, width, each * 0.5, steel[2]) +
      rect(x, top, width, 2.5, steel[5], { opacity: 0.6 }) +
      rect(x, top + each * 0.5, width, 4, night[0], { opacity: 0.5 })
    )
  })
  return group(
    {},
    pane(x, y, width, height, ...behind),
    ...slats,
    ...[0.18, 0.82].map((share) => rect(x + width * share, y, 3, height, steel[4], { opacity: 0.7 })),
    rect(x - 8, y - 10, width + 16, 16, steel[3]),
  )
}

/** Freezing rain and what it leaves on a window. */
export function iceOnGlass(x: number, y: number, width: number, height: number, seed: number): string {
  const random = seeded(seed)
  const beads = Array.from({ length: 60 }, () => {
    const [cx, cy] = [x + width * random(), y + height * random()]
    const long = between(random, 8, 46)
    return line(d`M${cx} ${cy}l${between(random, -3, 3)} ${long}`, night[7], between(random, 1.5, 4), {
      opacity: Math.round(between(random, 12, 55)) / 100,
    })
  })
  return group({}, ...beads)
}

/** A top seen from the front: x, y is the far left of it, and its front hangs down. */
export function desk(
  x: number,
  y: number,
  width: number,
  depth: number,
  front: number,
  fill = paint('oakFace'),
): string {
  const inset = depth * 0.55
  const top = [
    { x: x + inset, y },
    { x: x + width - inset, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ]
  return group(
    {},
    ellipse(x + width / 2, y + depth + front, width * 0.55, 50, night[0], { opacity: 0.7, filter: use('blurWide') }),
    group({ filter: use('grainAcross') }, polygon(top, fill), rect(x, y + depth, width, front, paint('oakDark'))),
    rect(x, y + depth, width, 4, oak[5], { opacity: 0.7 }),
    rect(x, y + depth + 4, width, 14, night[0], { opacity: 0.45 }),
    rect(x, y + depth, width, front, paint('sink'), { opacity: 0.85 }),
  )
}

export const clockFace = (x: number, y: number, r: number, hour: number, minute: number): string => {
  const hand = (turn: number, long: number, wide: number, colour: string) =>
    line(
      d`M${x} ${y}L${x + Math.sin((turn * Math.PI) / 180) * long} ${y - Math.cos((turn * Math.PI) / 180) * long}`,
      colour,
      wide,
    )
  return group(
    {},
    group({ filter: use('shadow') }, circle(x, y, r * 1.12, steel[2])),
    circle(x, y, r * 1.06, steel[4]),
    circle(x, y, r, '#f2ead2'),
    ...Array.from({ length: 60 }, (_, at) => {
      const a = (at * Math.PI) / 30
      const from = at % 5 === 0 ? 0.8 : 0.9
      return line(
        d`M${x + Math.sin(a) * r * from} ${y - Math.cos(a) * r * from}L${x + Math.sin(a) * r * 0.95} ${y - Math.cos(a) * r * 0.95}`,
        night[1],
        at % 5 === 0 ? 5 : 2,
      )
    }),
    hand((hour % 12) * 30 + minute / 2, r * 0.5, 9, night[0]),
    hand(minute * 6, r * 0.78, 6, night[0]),
    hand(96, r * 0.84, 2.5, '#c5281f'),
    circle(x, y, 7, '#c5281f'),
    path(
      d`M${x - r * 0.8} ${y - r * 0.1}A${r * 0.84} ${r * 0.84} 0 0 1 ${x + r * 0.2} ${y - r * 0.8}Q${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 0.1}Z`,
      '#ffffff',
      { opacity: 0.35 },
    ),
  )
}

/** A lamp on an arm; x, y is its foot, the light falls to the left. */
export const armLamp = (x: number, y: number, height: number, shade: string): string =>
  group(
    {},
    ellipse(x, y, 46, 11, steel[2]),
    line(d`M${x} ${y - 6}L${x + 26} ${y - height * 0.55}L${x - 20} ${y - height}`, steel[4], 9),
    line(d`M${x - 2} ${y - 6}L${x + 24} ${y - height * 0.55}L${x - 22} ${y - height}`, steel[5], 3),
    path(
      d`M${x - 92} ${y - height + 44}Q${x - 70} ${y - height - 42} ${x - 12} ${y - height - 34}L${x + 6} ${y - height + 10}Q${x - 40} ${y - height + 10} ${x - 92} ${y - height + 44}Z`,
      shade,
    ),
    ellipse(x - 44, y - height + 30, 46, 11, amber[6], { transform: `rotate(-20 ${x - 44} ${y - height + 30})` }),
    glow(x - 46, y - height + 40, 190, 'warm', 0.8),
  )
