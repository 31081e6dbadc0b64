type PannedPicture = { width: number; shown: number }

export type Span = { x: number; width: number }

/** CSS pixels that the buttons at the sides cover, plus some margin. */
const margin = 56

export function startingPan({ width, shown }: PannedPicture, first: Span | undefined): number {
  const most = Math.max(0, width - shown)
  const middle = most / 2
  if (!first) return middle
  const centre = (first.x / 100) * width
  // What is too wide to be seen whole is shown at its middle
  const half = Math.max(0, Math.min(((first.width / 100) * width) / 2 + margin, shown / 2))
  const [least, farthest] = [centre + half - shown, centre - half]
  return Math.min(most, Math.max(0, Math.min(Math.max(middle, least), farthest)))
}
