import { use } from '#app/features/generation/scenery/materials.ts'
import { circle, d, group, line, path, place, rect } from '#app/features/generation/scenery/svg.ts'
import { sample } from '#samples/adventures/dead-air/adventure.ts'
import { wide } from '#samples/places.ts'
import type { SampleObject } from '#samples/sample-adventure.ts'
import { frameDark, lit, night, paint, steel } from './paints.ts'

export const tall = 1080
const scale = 8 / 9
export const [left, right] = [wide.left, wide.left + wide.width]

/** From what the picture of an object says of the place where players work. */
export function placeOf(key: string) {
  const lying: SampleObject['place'] = sample.puzzles.find((puzzle) => puzzle.key === key)!.object!.place
  const [width, height] = [(lying.width / 100) * wide.width, (lying.height / 100) * tall]
  return { x: left + (lying.x / 100) * wide.width - width / 2, y: (lying.y / 100) * tall - height / 2, width, height }
}

export const near = (...things: string[]): string =>
  lit(place(-left * scale, 0, { scale }, ...things), frameDark(wide.width * scale, tall * scale))

export const screw = (x: number, y: number, turn: number): string =>
  group(
    {},
    circle(x + 2, y + 4, 17, night[0], { opacity: 0.5 }),
    circle(x, y, 16, steel[4], { stroke: steel[1], 'stroke-width': 2 }),
    place(x, y, { turn }, line('M-9 0H9', steel[1], 4)),
  )

/** Where things are worked on: let into metal. */
export const inset = ({ x, y, width, height }: ReturnType<typeof placeOf>, fill: string, rx = 18): string =>
  group(
    {},
    rect(x - 16, y - 16, width + 32, height + 32, steel[1], { rx: rx + 10 }),
    rect(x - 16, y + height + 10, width + 32, 5, steel[5], { opacity: 0.5 }),
    rect(x, y, width, height, fill, { rx }),
    rect(x, y, width, 60, paint('sinkUp'), { rx, opacity: 0.75 }),
  )

export const ground = (fill: string, grain: 'grainAcross' | 'grainPlaster' | 'grainCloth'): string =>
  group({ filter: use(grain) }, rect(left, 0, wide.width, tall, fill))

/** Riveted plates with a soft shine across them. */
export function steelGround(): string {
  const seams = [left + wide.width * 0.06, right - wide.width * 0.06]
  const shine = (at: number, width: number) =>
    path(
      d`M${left + wide.width * at} 0h${wide.width * width}L${left + wide.width * (at + width) - 240} ${tall}h${-wide.width * width}Z`,
      steel[6],
      { opacity: 0.07 },
    )
  const rivets = seams.flatMap((x) =>
    Array.from({ length: 9 }, (_, at) => 44 + at * 124).flatMap((y) => [
      circle(x - 22, y + 2, 8, night[0], { opacity: 0.5 }),
      circle(x - 22, y, 7, steel[3]),
      circle(x - 24, y - 2, 2.6, steel[6], { opacity: 0.8 }),
    ]),
  )
  return group(
    {},
    rect(left, 0, wide.width, tall, paint('steelFace')),
    shine(0.14, 0.16),
    shine(0.36, 0.04),
    shine(0.74, 0.1),
    ...seams.flatMap((x) => [
      rect(x, 0, 4, tall, night[0], { opacity: 0.6 }),
      rect(x + 4, 0, 2, tall, steel[6], { opacity: 0.35 }),
    ]),
    ...rivets,
  )
}
