import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, clipTo, d, group, line, path, polygon, rect } from '#app/features/generation/scenery/svg.ts'
import type { Point } from '#app/features/generation/scenery/svg.ts'
import { iron, paint } from './paints.ts'

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

export interface Slant {
  /** Left edge: x, top, bottom; then the right edge. */
  from: [x: number, top: number, bottom: number]
  to: [x: number, top: number, bottom: number]
}

/** A place on a wall that is seen aslant: shares of its width and height. */
export const onWall = ({ from, to }: Slant, across: number, down: number): Point => ({
  x: mix(from[0], to[0], across),
  y: mix(mix(from[1], to[1], across), mix(from[2], to[2], across), down),
})

export const wallQuad = (wall: Slant, [left, top, right, bottom]: [number, number, number, number]): Point[] => [
  onWall(wall, left, top),
  onWall(wall, right, top),
  onWall(wall, right, bottom),
  onWall(wall, left, bottom),
]

/** Whitewashed panes in white iron, the brush still to be seen. */
export function milkWall(wall: Slant, columns: number, rows: number, fill: string): string {
  const bars = [
    ...Array.from({ length: columns + 1 }, (_, at) => [onWall(wall, at / columns, 0), onWall(wall, at / columns, 1)]),
    ...Array.from({ length: rows + 1 }, (_, at) => [onWall(wall, 0, at / rows), onWall(wall, 1, at / rows)]),
  ] as [Point, Point][]
  const strokes = Array.from({ length: columns * rows * 3 }, (_, at) => {
    const [x, y] = [((at * 37) % 97) / 100, ((at * 61) % 95) / 100]
    const [one, two] = [onWall(wall, x, y), onWall(wall, Math.min(1, x + 0.13), y + 0.05)]
    return d`M${one.x} ${one.y}Q${(one.x + two.x) / 2} ${one.y - 16} ${two.x} ${two.y}`
  })
  return group(
    {},
    polygon(wallQuad(wall, [0, 0, 1, 1]), fill),
    line(strokes.join(''), '#ffffff', 13, { opacity: 0.42 }),
    line(strokes.slice(0, strokes.length / 2).join(''), '#7f978e', 3, { opacity: 0.22, transform: 'translate(6 9)' }),
    ...bars.map(([one, two]) =>
      line(d`M${one.x + 4} ${one.y + 4}L${two.x + 4} ${two.y + 4}`, iron[1], 11, { opacity: 0.35 }),
    ),
    ...bars.map(([one, two]) => line(d`M${one.x} ${one.y}L${two.x} ${two.y}`, iron[4], 10)),
    ...bars.map(([one, two]) => line(d`M${one.x - 3} ${one.y - 3}L${two.x - 3} ${two.y - 3}`, iron[5], 3)),
  )
}

/** Iron and glass with a vaulted roof, seen from the front; behind it the sky and what `outside` draws. */
export function vault(sky: string, outside: string, ribs: string = iron[4]): string {
  const [cx, top, spring, base] = [960, 40, 330, 720]
  const bays = [-1, -0.72, -0.44, -0.16, 0.16, 0.44, 0.72, 1]
  const arch = (half: number, high: number, wide: number, opacity: number) =>
    group(
      { opacity },
      line(
        d`M${cx - half} ${base}V${spring}C${cx - half} ${high} ${cx - half * 0.5} ${top - 60} ${cx} ${top - 60}S${cx + half} ${high} ${cx + half} ${spring}V${base}`,
        iron[1],
        wide + 5,
        { opacity: 0.4, transform: 'translate(5 4)' },
      ),
      line(
        d`M${cx - half} ${base}V${spring}C${cx - half} ${high} ${cx - half * 0.5} ${top - 60} ${cx} ${top - 60}S${cx + half} ${high} ${cx + half} ${spring}V${base}`,
        ribs,
        wide,
      ),
    )
  return group(
    {},
    rect(0, 0, 1920, 1080, sky),
    outside,
    // The far gable
    ...bays.map((share) => line(d`M${cx + share * 520} ${base}V${200 + Math.abs(share) * 130}`, ribs, 7)),
    ...[330, 460, 590, base].map((y) => line(d`M440 ${y}H1480`, ribs, y === base ? 16 : 6)),
    // The long sides and the roof's bars, running towards the eye
    ...[-1, 1].flatMap((side) => [
      ...[0, 0.25, 0.5, 0.75, 1].map((share) =>
        line(
          d`M${cx + side * 520} ${mix(spring, base, share)}L${cx + side * 1060} ${mix(-40, 1010, share)}`,
          ribs,
          share === 1 ? 18 : 8,
        ),
      ),
      ...[0.2, 0.45, 0.7].map((share) =>
        line(
          d`M${cx + side * mix(80, 520, share)} ${mix(60, spring, share)}L${cx + side * mix(160, 1180, share)} ${mix(-300, -60, share)}`,
          ribs,
          7,
        ),
      ),
    ]),
    arch(520, 150, 14, 1),
    arch(700, 60, 17, 1),
    arch(930, -60, 24, 1),
  )
}

/** A glazed door in iron; x, y is its upper left corner. What is behind it is drawn by `inside`. */
export function glassDoor(
  [x, y, width, height]: readonly [number, number, number, number],
  inside: string,
  look: { round?: boolean; frame?: string; knobLeft?: boolean } = {},
): string {
  const { round, frame = iron[3], knobLeft } = look
  const shape = round
    ? d`M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`
    : d`M${x} ${y}H${x + width}V${y + height}H${x}Z`
  const knob = knobLeft ? x + width * 0.12 : x + width * 0.88
  return group(
    {},
    group({ filter: use('shadow') }, path(shape, iron[1], { stroke: iron[2], 'stroke-width': 26 })),
    path(shape, frame),
    clipTo(shape, inside),
    path(shape, 'none', { stroke: frame, 'stroke-width': 16 }),
    path(shape, 'none', { stroke: iron[5], 'stroke-width': 4, opacity: 0.7 }),
    line(d`M${x + width / 2} ${y + (round ? 6 : 0)}V${y + height * 0.78}`, frame, 9),
    ...[0.3, 0.54, 0.78].map((share) => line(d`M${x} ${y + height * share}H${x + width}`, frame, share > 0.7 ? 14 : 8)),
    rect(x + 8, y + height * 0.79, width - 16, height * 0.21 - 8, iron[2]),
    rect(x + 22, y + height * 0.82, width - 44, height * 0.13, iron[1], { opacity: 0.5 }),
    circle(knob, y + height * 0.58, Math.max(9, width * 0.045), paint('brassFace')),
    circle(knob - 3, y + height * 0.58 - 3, 3, '#fff6d8'),
  )
}
