/** A place on the picture, in percent of its width and height. */
export type Point = { x: number; y: number }

/** What the canvas moves about: the centre in percent, the size in canvas pixels. */
export type Box = Point & { width: number; height: number }

/** In canvas pixels, or in pixels of the screen, as said. */
export type Size = { width: number; height: number }

export const clampPercent = (value: number): number => Math.min(100, Math.max(0, value))

/** The smallest hotspot that can be drawn by hand, in canvas pixels. */
export const leastSize = 20

/** Hundredths of a percent are finer than a pixel of any screen; more digits are only noise in what is stored. */
const tidy = (value: number): number => Math.round(value * 100) / 100

export const movedBy = (start: Point, by: Point): Point => ({ x: tidy(clampPercent(start.x + by.x)), y: tidy(clampPercent(start.y + by.y)) })

/** The size of a box whose corner is pulled to `corner` while its centre stays, in canvas pixels. */
export function sizeTo(box: Box, corner: Point, canvas: Size): Size {
  const side = (distance: number, whole: number) => Math.round(Math.min(whole, Math.max(leastSize, (Math.abs(distance) / 100) * whole * 2)))
  return { width: side(corner.x - box.x, canvas.width), height: side(corner.y - box.y, canvas.height) }
}

/** How far apart two places are on the screen, in pixels of a picture drawn at `drawn`. */
export const pixelsBetween = (a: Point, b: Point, drawn: Size): number => Math.hypot(((a.x - b.x) / 100) * drawn.width, ((a.y - b.y) / 100) * drawn.height)

/** A place on the screen as a place on the picture, which need not be inside it. */
export const toPercent = (screen: Point, frame: { left: number; top: number } & Size): Point => ({
  x: ((screen.x - frame.left) / frame.width) * 100,
  y: ((screen.y - frame.top) / frame.height) * 100,
})
