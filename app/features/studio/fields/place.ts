import { rowKinds } from '#app/features/rows/kinds/index.ts'

/** Centre and size, in percent of a picture. */
export type Place = { x: number; y: number; width: number; height: number }

const { x: across, width: wide } = rowKinds.layer.fields

/** Rounds to a hundredth, within the limits of a layer. */
export const centreWithin = (value: number): number => within(value, across.range)
export const sizeWithin = (value: number): number => within(value, wide.range)

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 100) / 100

/** @param by in percent */
export const movedBy = ({ x, y, width, height }: Place, by: { x: number; y: number }): Place => ({
  x: centreWithin(x + by.x),
  y: centreWithin(y + by.y),
  width,
  height,
})

/** Moves the lower right corner, in percent; unless `free`, the proportions stay. */
export function resizedBy(place: Place, by: { x: number; y: number }, free: boolean): Place {
  const width = sizeWithin(place.width + by.x)
  const height = sizeWithin(free ? place.height + by.y : (width * place.height) / place.width)
  return {
    x: centreWithin(place.x + (width - place.width) / 2),
    y: centreWithin(place.y + (height - place.height) / 2),
    width,
    height,
  }
}
