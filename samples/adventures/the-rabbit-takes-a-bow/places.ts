import type { SampleHotspot, SampleLayer } from '#samples/sample-adventure.ts'

type InPixels = [left: number, top: number, right: number, bottom: number]

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
/** Its text for people who cannot see takes the place of the scene's. */
export const overAll = { x: 50, y: 50, width: 100, height: 100 }
