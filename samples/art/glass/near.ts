import { circle, group, place, rect } from '#app/features/generation/scenery/svg.ts'
import { use } from '#app/features/generation/scenery/materials.ts'
import { sample } from '#samples/adventures/both-sides-of-the-glass/adventure.ts'
import { wide } from '#samples/places.ts'
import type { SampleObject } from '#samples/sample-adventure.ts'
import { corners } from './light.ts'
import { lit } from './paints.ts'

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
  lit(place(-left * scale, 0, { scale }, ...things), corners(wide.width * scale, tall * scale, 0.9))

export const ground = (fill: string): string => rect(left, 0, wide.width, tall, fill)

export const rivet = (x: number, y: number, r: number, fill: string, light: string): string =>
  group(
    {},
    circle(x + 2, y + 3, r, '#000000', { opacity: 0.4 }),
    circle(x, y, r, fill),
    circle(x - r * 0.3, y - r * 0.3, r * 0.35, light),
  )

/** Paper or slate on which one works. */
export const sheet = ({ x, y, width, height }: ReturnType<typeof placeOf>, fill: string, edge: string): string =>
  group(
    {},
    group({ filter: use('shadow') }, rect(x - 26, y - 26, width + 52, height + 52, edge, { rx: 14 })),
    rect(x - 12, y - 12, width + 24, height + 24, fill, { rx: 8 }),
  )
