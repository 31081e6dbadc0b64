import { lettering } from './lettering.ts'
import { use } from './materials.ts'
import { brass, ink, paper } from './palette.ts'
import type { Suit } from './suits.ts'
import { suit, suitColor } from './suits.ts'
import { circle, clipTo, d, group, line, path, place, rect } from './svg.ts'

function dial(r: number, hour: number | null, minute: number, numerals: boolean): string {
  const marks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index * Math.PI) / 30
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const inner = index % 5 === 0 ? 0.86 : 0.92
    return line(
      d`M${cos * r * inner} ${sin * r * inner}L${cos * r * 0.96} ${sin * r * 0.96}`,
      ink[2],
      index % 5 === 0 ? r * 0.035 : r * 0.012,
    )
  })
  const digits = numerals
    ? Array.from({ length: 12 }, (_, index) => {
        const angle = ((index + 1) * Math.PI) / 6 - Math.PI / 2
        return lettering(String(index + 1), Math.cos(angle) * r * 0.68, Math.sin(angle) * r * 0.68 + r * 0.09, {
          size: r * 0.27,
          fill: ink[2],
          align: 'middle',
        })
      })
    : []
  const hand = (angle: number, length: number, width: number): string =>
    place(
      0,
      0,
      { turn: angle },
      path(
        d`M${-width} ${r * 0.14}L${-width * 0.5} ${-length * 0.62}L${-width * 1.3} ${-length * 0.68}L0 ${-length}L${width * 1.3} ${-length * 0.68}L${width * 0.5} ${-length * 0.62}L${width} ${r * 0.14}Z`,
        ink[1],
      ),
    )
  return group(
    {},
    circle(0, 0, r, use('paper')),
    circle(0, 0, r * 0.98, 'none', { stroke: paper[2], 'stroke-width': r * 0.03 }),
    ...marks,
    ...digits,
    hour === null ? '' : hand(((hour % 12) + minute / 60) * 30, r * 0.56, r * 0.055),
    hour === null ? '' : hand(minute * 6, r * 0.84, r * 0.035),
    circle(0, 0, r * 0.07, use('brass'), { stroke: ink[1], 'stroke-width': 1 }),
    path(
      d`M${-r * 0.8} ${-r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.1} ${-r * 0.85}Q${-r * 0.4} ${-r * 0.5} ${-r * 0.8} ${-r * 0.3}Z`,
      '#ffffff',
      {
        opacity: 0.4,
      },
    ),
  )
}

interface WallClock {
  /** Null for a dial without hands. */
  hour: number | null
  minute?: number
  badge?: Suit
  /** Degrees of the stopped pendulum. */
  swing?: number
}

/** x, y is the middle of the dial. */
export function wallClock(x: number, y: number, r: number, look: WallClock): string {
  const [w, h] = [r * 0.78, r * 1.75]
  const box = d`M${-w} ${r * 0.72}H${w}V${r + h * 0.62}Q${w * 0.7} ${r + h * 0.72} 0 ${r + h * 0.8}Q${-w * 0.7} ${r + h * 0.72} ${-w} ${r + h * 0.62}Z`
  const inner = d`M${-w * 0.74} ${r * 0.9}H${w * 0.74}V${r + h * 0.56}Q${w * 0.5} ${r + h * 0.64} 0 ${r + h * 0.68}Q${-w * 0.5} ${r + h * 0.64} ${-w * 0.74} ${r + h * 0.56}Z`
  const bob = look.badge
    ? circle(0, r * 1.62, r * 0.42, use('brassPale'), { stroke: brass[1], 'stroke-width': r * 0.04 }) +
      suit(look.badge, 0, r * 1.62, r * 0.25, suitColor(look.badge))
    : circle(0, r * 1.62, r * 0.3, use('brass'))
  return place(
    x,
    y,
    {},
    group(
      { filter: use('shadow') },
      path(box, use('wood')),
      circle(0, 0, r * 1.22, use('wood')),
      path(d`M${-r * 0.36} ${-r * 1.16}Q0 ${-r * 1.72} ${r * 0.36} ${-r * 1.16}Z`, use('wood')),
    ),
    group({ filter: use('grainDown') }, path(box, use('woodMid'), { opacity: 0.35 })),
    path(inner, use('pitch')),
    clipTo(
      inner,
      place(0, 0, { turn: look.swing ?? 0 }, rect(-r * 0.03, r * 0.8, r * 0.06, r * 0.6, use('brassRod')), bob),
      rect(-w, r * 0.7, w * 2, r * 0.42, use('fadeUp')),
    ),
    path(inner, 'none', { stroke: brass[2], 'stroke-width': r * 0.035 }),
    circle(0, 0, r * 1.1, use('brass')),
    circle(0, 0, r * 1.0, ink[1]),
    dial(r * 0.97, look.hour, look.minute ?? 0, true),
    circle(0, -r * 1.36, r * 0.11, use('brass')),
  )
}
