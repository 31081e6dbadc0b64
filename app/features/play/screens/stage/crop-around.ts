import type { LayerProjection } from '#app/features/engine/projection.ts'
import type { Size } from '#app/features/puzzles/contract/contract.ts'

interface Thing extends Size {
  /** Its centre, in percent. */
  x: number
  y: number
}

/** The part of a canvas, in its pixels and in this ratio of width to height, that shows a thing. Pure. */
export function cropAround(
  { x, y, width, height }: Thing,
  canvas: Size,
  ratio: number,
): Size & { left: number; top: number } {
  const wide = Math.min(roomy * Math.max(width, height * ratio), canvas.width, canvas.height * ratio)
  const high = wide / ratio
  return {
    left: within((x / 100) * canvas.width - wide / 2, canvas.width - wide),
    top: within((y / 100) * canvas.height - high / 2, canvas.height - high),
    width: wide,
    height: high,
  }
}

/** What stands open takes more room than what was shut. */
const roomy = 1.7

const within = (offset: number, most: number) => Math.min(Math.max(offset, 0), most)

/** Whether a layer lies on some of a thing. Pure. */
export const liesOn = (
  layer: Pick<LayerProjection, 'x' | 'y' | 'width' | 'height'>,
  thing: Thing,
  canvas: Size,
): boolean =>
  Math.abs(layer.x - thing.x) * 2 < layer.width + (thing.width / canvas.width) * 100 &&
  Math.abs(layer.y - thing.y) * 2 < layer.height + (thing.height / canvas.height) * 100
