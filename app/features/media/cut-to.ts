type Size = { width: number; height: number }

/** Below this, as a part of one, a difference between two proportions comes from rounding to whole pixels. */
const rounding = 0.01

const shapes = [
  [16, 9],
  [9, 16],
] as const

const differ = (one: number, other: number): boolean => Math.abs(one / other - 1) > rounding

/** The proportions that a picture was cut to on its way in, as `16:9`; null when all of it was kept. */
export function cutTo(sent: Size, stored: Size): string | null {
  const now = stored.width / stored.height
  const shape = shapes.find(([width, height]) => !differ(now, width / height))
  return shape && differ(sent.width / sent.height, now) ? shape.join(':') : null
}
