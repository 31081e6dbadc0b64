import { use } from './materials.ts'
import { brass, ink, shade } from './palette.ts'
import type { Room } from './room.ts'
import { onFloor, onSide } from './room.ts'
import { circle, d, group, line, outline, path, polygon } from './svg.ts'

interface SideOpening {
  side: 'left' | 'right'
  /** Along the wall: 0 at the front, 1 at the back wall. */
  from: number
  to: number
  /** 0 at the ceiling, 1 at the floor. */
  top: number
  shelves?: boolean
}

const quad = (room: Room, { side, from, to, top }: SideOpening, margin = 0): string =>
  outline([
    onSide(room, side, from - margin, top - margin),
    onSide(room, side, to + margin * 0.7, top - margin),
    onSide(room, side, to + margin * 0.7, 1),
    onSide(room, side, from - margin, 1),
  ])

const lampInside = (x: number, y: number): string =>
  group(
    {},
    line(d`M${x} ${y - 190}V${y - 84}`, ink[0], 3),
    path(d`M${x - 24} ${y - 60}Q${x} ${y - 108} ${x + 24} ${y - 60}Z`, ink[1]),
    circle(x, y - 56, 9, use('bulb')),
    circle(x, y - 56, 90, use('glow'), { style: 'mix-blend-mode:screen' }),
  )

export function sideDoorway(
  room: Room,
  opening: SideOpening,
  light: 'glowTeal' | 'glowSoft' | 'glowViolet' | 'glowRose',
  tone: readonly string[],
): string {
  const { side, from, to } = opening
  const inward = side === 'left' ? 0.24 : 0.76
  const spill = [
    onSide(room, side, from, 1),
    onSide(room, side, to, 1),
    onFloor(room, inward, to - 0.02),
    onFloor(room, inward, from + 0.04),
  ]
  const middle = onSide(room, side, (from + to) / 2, (1 + opening.top) / 2)
  const reveal = [
    onSide(room, side, to, opening.top),
    onSide(room, side, to, 1),
    onSide(room, side, to - 0.05, 1),
    onSide(room, side, to - 0.05, opening.top + 0.012),
  ]
  const ledges = [0.26, 0.48, 0.7].map((share, index) => {
    const level = opening.top + (1 - opening.top) * share
    const [near, far] = [onSide(room, side, from, level), onSide(room, side, to - 0.05, level)]
    const things = [0.2, 0.42, 0.6, 0.78].map((place, order) => {
      const at = { x: near.x + (far.x - near.x) * place, y: near.y + (far.y - near.y) * place }
      const [w, h] = [10 + ((index * 7 + order * 5) % 12), 26 + ((index * 11 + order * 17) % 40)]
      return path(
        d`M${at.x - w} ${at.y}V${at.y - h * 0.6}Q${at.x} ${at.y - h * 1.3} ${at.x + w} ${at.y - h * 0.6}V${at.y}Z`,
        shade(tone, 0.14),
      )
    })
    return group(
      {},
      ...things,
      line(d`M${near.x} ${near.y}L${far.x} ${far.y}`, shade(tone, 0.16), 9),
      line(d`M${near.x} ${near.y - 5}L${far.x} ${far.y - 4}`, shade(tone, 0.62), 2),
    )
  })
  return group(
    {},
    path(quad(room, opening, 0.035), use('woodDark'), { filter: use('grainDown') }),
    path(quad(room, opening, 0.035), 'none', { stroke: shade(ink, 0.6), 'stroke-width': 2, opacity: 0.5 }),
    path(quad(room, opening), shade(tone, 0.5)),
    ...(opening.shelves ? ledges : [lampInside(middle.x, middle.y)]),
    path(quad(room, opening), use('fade'), { opacity: 0.4 }),
    circle(middle.x, middle.y, 260, use(light), { style: 'mix-blend-mode:screen', opacity: 0.8 }),
    polygon(reveal, shade(tone, 0.2)),
    polygon(spill, shade(tone, 0.8), { opacity: 0.28, filter: use('blurSoft') }),
  )
}

export function archShape(x: number, y: number, width: number, height: number, margin = 0): string {
  const r = width / 2 + margin
  return d`M${x - margin} ${y + height}V${y + width / 2}A${r} ${r} 0 0 1 ${x + width + margin} ${y + width / 2}V${y + height}Z`
}

export function archFrame(x: number, y: number, width: number, height: number, margin: number): string {
  const keystone = d`M${x + width / 2 - margin * 0.5} ${y + margin * 0.2}L${x + width / 2 - margin * 0.8} ${y - margin * 1.5}H${x + width / 2 + margin * 0.8}L${x + width / 2 + margin * 0.5} ${y + margin * 0.2}Z`
  return group(
    {},
    group(
      { filter: use('shadow') },
      path(archShape(x, y, width, height, margin), use('dusk'), { filter: use('grainStone') }),
    ),
    line(archShape(x, y, width, height, margin - 4).replace(/Z$/, ''), ink[6], 3, { opacity: 0.6 }),
    line(archShape(x, y, width, height, 3).replace(/Z$/, ''), brass[2], 5),
    path(keystone, use('violet'), { stroke: ink[1], 'stroke-width': 2 }),
  )
}
