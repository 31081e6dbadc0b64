type Size = { width: number; height: number }

const rounding = 0.01

const shapes = [
  [16, 9],
  [9, 16],
] as const

const differ = (one: number, other: number): boolean => Math.abs(one / other - 1) > rounding

/** The proportions, such as `16:9`; null if nothing was cut off. */
export function cutTo(sent: Size, stored: Size): string | null {
  const now = stored.width / stored.height
  const shape = shapes.find(([width, height]) => !differ(now, width / height))
  return shape && differ(sent.width / sent.height, now) ? shape.join(':') : null
}
