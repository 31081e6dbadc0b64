import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { Size } from './canvas/geometry.ts'

/** Centre and size, in percent of the scene's picture. */
export type LayerPlace = { x: number; y: number; width: number; height: number }

const { x: across, width: wide } = rowKinds.layer.fields
const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 100) / 100

export const wholeScene: LayerPlace = { x: 50, y: 50, width: 100, height: 100 }

/** @param by in percent */
export const movedBy = ({ x, y, width, height }: LayerPlace, by: { x: number; y: number }): LayerPlace => ({
  x: within(x + by.x, across.range),
  y: within(y + by.y, across.range),
  width,
  height,
})

/** Moves the lower right corner, in percent; unless `free`, the proportions stay. */
export function resizedBy(place: LayerPlace, by: { x: number; y: number }, free: boolean): LayerPlace {
  const width = within(place.width + by.x, wide.range)
  const height = within(free ? place.height + by.y : (width * place.height) / place.width, wide.range)
  return {
    x: within(place.x + (width - place.width) / 2, across.range),
    y: within(place.y + (height - place.height) / 2, across.range),
    width,
    height,
  }
}

/** A place with a picture's proportions: the whole scene if it has the scene's, otherwise a third of its width. */
export function placeFor(picture: Size, canvas: Size): LayerPlace {
  const ratio = picture.height / picture.width / (canvas.height / canvas.width)
  if (Math.abs(ratio - 1) < 0.01) return wholeScene
  const width = Math.min(33, 90 / ratio)
  return { ...wholeScene, width: within(width, wide.range), height: within(width * ratio, wide.range) }
}

type Box = { x: number; y: number; width: number; height: number }

/** Where a picture lies on its hotspot, whose size is in pixels of the canvas: as large as fits, in its proportions. */
export function placeOfHotspot({ x, y, width, height }: Box, canvas: Size, picture: Size | null): LayerPlace {
  const scale = picture ? Math.min(width / picture.width, height / picture.height) : 1
  const shown = picture ? { width: picture.width * scale, height: picture.height * scale } : { width, height }
  return {
    x: within(x, across.range),
    y: within(y, across.range),
    width: within((shown.width / canvas.width) * 100, wide.range),
    height: within((shown.height / canvas.height) * 100, wide.range),
  }
}
