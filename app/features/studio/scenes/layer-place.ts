import type { Place } from '#app/features/studio/fields/place.ts'
import { centreWithin, sizeWithin } from '#app/features/studio/fields/place.ts'
import type { Size } from './canvas/geometry.ts'

export const wholeScene: Place = { x: 50, y: 50, width: 100, height: 100 }

/** A place with a picture's proportions: the whole scene if it has the scene's, otherwise a third of its width. */
export function placeFor(picture: Size, canvas: Size): Place {
  const ratio = picture.height / picture.width / (canvas.height / canvas.width)
  if (Math.abs(ratio - 1) < 0.01) return wholeScene
  const width = Math.min(33, 90 / ratio)
  return { ...wholeScene, width: sizeWithin(width), height: sizeWithin(width * ratio) }
}

type Box = { x: number; y: number; width: number; height: number }

/** Where a picture lies on its hotspot, whose size is in pixels of the canvas: as large as fits, in its proportions. */
export function placeOfHotspot({ x, y, width, height }: Box, canvas: Size, picture: Size | null): Place {
  const scale = picture ? Math.min(width / picture.width, height / picture.height) : 1
  const shown = picture ? { width: picture.width * scale, height: picture.height * scale } : { width, height }
  return {
    x: centreWithin(x),
    y: centreWithin(y),
    width: sizeWithin((shown.width / canvas.width) * 100),
    height: sizeWithin((shown.height / canvas.height) * 100),
  }
}
