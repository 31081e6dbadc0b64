import { use } from './materials.ts'
import { ink, shade, wood } from './palette.ts'
import { between, seeded } from './random.ts'
import type { Point } from './svg.ts'
import { clipTo, d, group, line, outline, path, polygon, rect } from './svg.ts'

/** The back wall's place on the canvas, from which floor, ceiling and side walls run to its edges. */
export interface Room {
  width: number
  height: number
  back: { left: number; top: number; right: number; bottom: number }
}

type Side = 'left' | 'right'
type Scale = readonly string[]

/** `depth` 0 at the front, 1 at the back wall; `level` 0 at the ceiling, 1 at the floor. */
export function onSide(room: Room, side: Side, depth: number, level: number): Point {
  const edge = side === 'left' ? 0 : room.width
  const corner = side === 'left' ? room.back.left : room.back.right
  const top = room.back.top * depth
  const bottom = room.height + (room.back.bottom - room.height) * depth
  return { x: edge + (corner - edge) * depth, y: top + (bottom - top) * level }
}

/** `across` 0 at the left wall, 1 at the right; `depth` 0 at the front, 1 at the back wall. */
export function onFloor(room: Room, across: number, depth: number): Point {
  const left = room.back.left * depth
  const right = room.width + (room.back.right - room.width) * depth
  return { x: left + (right - left) * across, y: room.height + (room.back.bottom - room.height) * depth }
}

interface Tones {
  scale?: Scale
  from: number
  to: number
}

function floor(room: Room, boards: number, tones: Tones, seed: number): string {
  const random = seeded(seed)
  const planks: string[] = []
  for (let index = 0; index < boards; index += 1) {
    const [left, right] = [index / boards, (index + 1) / boards]
    const corners = [onFloor(room, left, 1), onFloor(room, right, 1), onFloor(room, right, 0), onFloor(room, left, 0)]
    const fall = Math.abs(index / boards - 0.34)
    const tone = tones.to + (tones.from - tones.to) * Math.max(0, 1 - fall * 1.7) + between(random, -0.035, 0.035)
    planks.push(polygon(corners, shade(tones.scale ?? wood, tone)))
    const cut = between(random, 0.1, 0.85)
    const [a, b] = [onFloor(room, left, cut), onFloor(room, right, cut)]
    planks.push(line(d`M${a.x} ${a.y}L${b.x} ${b.y}`, ink[0], 2.5 * (1.2 - cut), { opacity: 0.6 }))
    const [top, bottom] = [onFloor(room, right, 1), onFloor(room, right, 0)]
    planks.push(line(d`M${top.x} ${top.y}L${bottom.x} ${bottom.y}`, ink[0], 2, { opacity: 0.55 }))
    planks.push(
      line(d`M${top.x + 2} ${top.y}L${bottom.x + 3} ${bottom.y}`, shade(tones.scale ?? wood, tone + 0.12), 1, {
        opacity: 0.5,
      }),
    )
  }
  return group({ filter: use('grainDown') }, ...planks)
}

function sideWall(room: Room, side: Side, tone: number, dado: number, scale: Scale): string {
  const corners = (top: number, bottom: number): Point[] => [
    onSide(room, side, 0, top),
    onSide(room, side, 1, top),
    onSide(room, side, 1, bottom),
    onSide(room, side, 0, bottom),
  ]
  const rail = [
    onSide(room, side, 0, dado),
    onSide(room, side, 1, dado),
    onSide(room, side, 1, dado + 0.022),
    onSide(room, side, 0, dado + 0.022),
  ]
  const panels = [0.06, 0.42, 0.72].map((start, index) => {
    const end = [0.36, 0.67, 0.95][index] ?? 1
    const frame = [
      onSide(room, side, start, dado + 0.07),
      onSide(room, side, end, dado + 0.07),
      onSide(room, side, end, 0.9),
      onSide(room, side, start, 0.9),
    ]
    return path(outline(frame), shade(scale, tone - 0.02), { stroke: ink[0], 'stroke-width': 4, 'stroke-opacity': 0.5 })
  })
  return group(
    { filter: use('grainPlaster') },
    polygon(corners(0, dado), shade(scale, tone + 0.05)),
    polygon(corners(dado, 1), shade(scale, tone)),
    ...panels,
    polygon(rail, shade(scale, tone + 0.14)),
    polygon(corners(0.95, 1), shade(scale, tone + 0.1)),
  )
}

function ceiling(room: Room, beams: number, scale: Scale): string {
  const { back, width } = room
  const parts = [
    polygon(
      [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: back.right, y: back.top },
        { x: back.left, y: back.top },
      ],
      scale[1] ?? ink[1],
    ),
  ]
  for (let index = 0; index < beams; index += 1) {
    const share = (index + 0.5) / beams
    const [near, far] = [width * share, back.left + (back.right - back.left) * share]
    const half = width / beams / 5
    parts.push(
      polygon(
        [
          { x: near - half, y: 0 },
          { x: near + half, y: 0 },
          { x: far + half * 0.6, y: back.top },
          { x: far - half * 0.6, y: back.top },
        ],
        use('woodPitch'),
        { stroke: ink[0], 'stroke-width': 2 },
      ),
    )
  }
  return group({}, ...parts)
}

interface RoomLook {
  /** Of walls and ceiling. */
  scale?: Scale
  /** Lightness of the back wall, 0 to 1. */
  wallTone: number
  boards?: number
  beams?: number
  floorTones?: Tones
  /** Where the panelling begins, 0 at the ceiling to 1 at the floor. */
  dado?: number
  seed?: number
}

function backWall(room: Room, tone: number, dado: number, scale: Scale): string {
  const { left, top, right, bottom } = room.back
  const rail = top + (bottom - top) * dado
  const count = Math.max(3, Math.round((right - left) / 190))
  const step = (right - left) / count
  const panels = Array.from({ length: count }, (_, index) => {
    const x = left + index * step + step * 0.1
    const [y, width, height] = [rail + (bottom - rail) * 0.18, step * 0.8, (bottom - rail) * 0.58]
    return (
      rect(x, y, width, height, shade(scale, tone - 0.03), {
        stroke: ink[0],
        'stroke-opacity': 0.45,
        'stroke-width': 3,
      }) +
      line(d`M${x + 2} ${y + height}L${x + 2} ${y + 2}L${x + width} ${y + 2}`, ink[0], 3, { opacity: 0.35 }) +
      line(
        d`M${x + 4} ${y + height - 2}L${x + width - 2} ${y + height - 2}L${x + width - 2} ${y + 4}`,
        shade(scale, tone + 0.2),
        1.5,
        { opacity: 0.7 },
      )
    )
  })
  return group(
    { filter: use('grainPlaster') },
    rect(left, top, right - left, rail - top, shade(scale, tone + 0.02)),
    stripes(left, top, right, rail, tone, scale),
    rect(left, rail, right - left, bottom - rail, shade(scale, tone - 0.005)),
    ...panels,
    rect(left, rail - 6, right - left, 14, shade(scale, tone + 0.14)),
    rect(left, rail + 8, right - left, 5, ink[0], { opacity: 0.4 }),
    rect(left, bottom - 26, right - left, 26, shade(scale, tone + 0.06)),
    rect(left, bottom - 28, right - left, 3, shade(scale, tone + 0.22)),
  )
}

function stripes(left: number, top: number, right: number, bottom: number, tone: number, scale: Scale): string {
  const marks: string[] = []
  for (let x = left + 36, column = 0; x < right; x += 72, column += 1) {
    marks.push(rect(x - 18, top, 36, bottom - top, shade(scale, tone + 0.05), { opacity: 0.5 }))
    for (let y = top + 30 + (column % 2) * 40; y < bottom - 20; y += 80) {
      marks.push(
        path(
          d`M${x} ${y - 13}Q${x + 3} ${y - 3} ${x + 9} ${y}Q${x + 3} ${y + 3} ${x} ${y + 13}Q${x - 3} ${y + 3} ${x - 9} ${y}Q${x - 3} ${y - 3} ${x} ${y - 13}Z`,
          shade(scale, tone + 0.17),
          { opacity: 0.55 },
        ),
      )
    }
  }
  return clipTo(d`M${left} ${top}H${right}V${bottom}H${left}Z`, ...marks)
}

export function drawRoom(room: Room, look: RoomLook): string {
  const { left, top, right, bottom } = room.back
  const { dado = 0.64, scale = ink } = look
  const corner = (x: number, width: number): string =>
    rect(x, top, width, bottom - top, use(width > 0 && x > left ? 'fadeRight' : 'fadeLeft'), { opacity: 0.55 })
  const seam = [onFloor(room, 0, 1), onFloor(room, 1, 1), onFloor(room, 1, 0.78), onFloor(room, 0, 0.78)]
  return group(
    {},
    rect(0, 0, room.width, room.height, ink[1]),
    ceiling(room, look.beams ?? 5, scale),
    backWall(room, look.wallTone, dado, scale),
    sideWall(room, 'left', look.wallTone - 0.05, dado, scale),
    sideWall(room, 'right', look.wallTone - 0.1, dado, scale),
    floor(room, look.boards ?? 15, look.floorTones ?? { from: 0.56, to: 0.24 }, look.seed ?? 3),
    corner(left, 90),
    corner(right - 120, 120),
    rect(left, top, right - left, 90, use('fadeUp'), { opacity: 0.75 }),
    polygon(seam, use('fadeUp'), { opacity: 0.7 }),
  )
}
