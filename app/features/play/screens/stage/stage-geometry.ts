/** CSS pixels; `ratio`: the picture's width divided by its height. */
export type Frame = { width: number; height: number; ratio: number }

/** `zoom` is 1 when the whole picture just fits; `left` and `top` in CSS pixels. */
export type View = { zoom: number; left: number; top: number }

export type Point = { x: number; y: number }

const step = 1.5

const keyPan = 0.2

const wholeWidth = ({ width, height, ratio }: Frame): number => Math.min(width, height * ratio)

export function sizeAt(frame: Frame, zoom: number): { width: number; height: number } {
  const width = wholeWidth(frame) * zoom
  return { width, height: width / frame.ratio }
}

/** A landscape fills a tall frame (a phone held upright), as in the style sheet; 1 otherwise. */
export function startingZoom(frame: Frame): number {
  const isHigh = frame.width / frame.height <= 5 / 4
  return isHigh && frame.ratio > 1 ? (frame.height * frame.ratio) / wholeWidth(frame) : 1
}

/** Four times the whole picture, and clearly closer than where a phone starts. */
export const nearestZoom = (frame: Frame): number => Math.max(4, startingZoom(frame) * 2)

export function clampView(frame: Frame, { zoom, left, top }: View): View {
  const held = Math.min(Math.max(zoom, 1), nearestZoom(frame))
  const size = sizeAt(frame, held)
  const within = (offset: number, most: number) => Math.min(Math.max(offset, 0), Math.max(0, most))
  return { zoom: held, left: within(left, size.width - frame.width), top: within(top, size.height - frame.height) }
}

/** In fractions of the picture's width and height. */
function onPicture(frame: Frame, view: View, point: Point): Point {
  const size = sizeAt(frame, view.zoom)
  return {
    x: (point.x + view.left - margin(frame.width, size.width)) / size.width,
    y: (point.y + view.top - margin(frame.height, size.height)) / size.height,
  }
}

const margin = (frame: number, picture: number): number => Math.max(0, (frame - picture) / 2)

/** Moves what was at `from` in the frame to `to`, as far as the picture's edges allow. */
export function zoomAround(frame: Frame, view: View, zoom: number, from: Point, to: Point = from): View {
  const spot = onPicture(frame, view, from)
  const held = Math.min(Math.max(zoom, 1), nearestZoom(frame))
  const size = sizeAt(frame, held)
  return clampView(frame, {
    zoom: held,
    left: spot.x * size.width + margin(frame.width, size.width) - to.x,
    top: spot.y * size.height + margin(frame.height, size.height) - to.y,
  })
}

const middle = (frame: Frame): Point => ({ x: frame.width / 2, y: frame.height / 2 })

export const stepZoom = (frame: Frame, view: View, direction: 1 | -1): View =>
  zoomAround(frame, view, view.zoom * step ** direction, middle(frame))

export const wholeView = (frame: Frame): View => clampView(frame, { zoom: 1, left: 0, top: 0 })

export function toggleZoom(frame: Frame, view: View, point: Point): View {
  const start = startingZoom(frame)
  const near = Math.min(start * 2.25, nearestZoom(frame))
  return zoomAround(frame, view, view.zoom < start * 1.2 ? near : start, point)
}

export const panBy = (frame: Frame, view: View, direction: Point, part = keyPan): View =>
  clampView(frame, {
    ...view,
    left: view.left + direction.x * frame.width * part,
    top: view.top + direction.y * frame.height * part,
  })

/** Half a pixel is treated as a rounding error. */
export function waysOn(frame: Frame, view: View) {
  const size = sizeAt(frame, view.zoom)
  return {
    left: view.left > 4,
    right: view.left + frame.width < size.width - 4,
    up: view.top > 4,
    down: view.top + frame.height < size.height - 4,
    nearer: view.zoom < nearestZoom(frame) - 0.01,
    farther: view.zoom > 1.01,
  }
}

export type WaysOn = ReturnType<typeof waysOn>
