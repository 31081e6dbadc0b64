import type { SampleHotspot, SampleLayer, SampleObject } from '#samples/sample-adventure.ts'

export type InPixels = [left: number, top: number, right: number, bottom: number]

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const over =
  (canvasWidth: number, canvasHeight: number, decimals: number) =>
  (...[left, top, right, bottom]: InPixels) => ({
    x: rounded(((left + right) / 2 / canvasWidth) * 100, decimals),
    y: rounded(((top + bottom) / 2 / canvasHeight) * 100, decimals),
    width: rounded(((right - left) / canvasWidth) * 100, decimals),
    height: rounded(((bottom - top) / canvasHeight) * 100, decimals),
  })

/** From canvas pixels to a hotspot's centre in percent and size in pixels. */
const on =
  (canvasWidth: number, canvasHeight: number) =>
  (...[left, top, right, bottom]: InPixels): Pick<SampleHotspot, 'x' | 'y' | 'width' | 'height'> => ({
    ...over(canvasWidth, canvasHeight, 2)(left, top, right, bottom),
    width: right - left,
    height: bottom - top,
  })

export const landscape = on(1920, 1080)
export const portrait = on(1080, 1920)

/** From canvas pixels to a layer's centre and size in percent, exact to a hundredth of a pixel. */
export const overLandscape: (...place: InPixels) => Pick<SampleLayer, 'x' | 'y' | 'width' | 'height'> = over(
  1920,
  1080,
  4,
)
/** Drawings of things are 1080 high; wide ones are cut at their sides on a phone. */
export const wide = { left: -180, width: 1440 }
export const square = { left: 0, width: 1080 }

/** Where players work on the picture of a thing, from a place in its drawing. */
export const onObject = (
  { left: edge, width }: typeof wide,
  [left, top, right, bottom]: InPixels,
): SampleObject['place'] => over(width, 1080, 2)(left - edge, top, right - edge, bottom)

/** Where things stand in such a place, in percent of it. */
export const within = ([left, top, right, bottom]: InPixels, spots: InPixels[]) =>
  spots.map(([from, high, to, low]) =>
    over(right - left, bottom - top, 2)(from - left, high - top, to - left, low - top),
  )

/** Its text for people who cannot see takes the place of the scene's. */
export const overAll = { x: 50, y: 50, width: 100, height: 100 }
