/** A picture that is wider than its place, in CSS pixels: all of it, and how much of it is seen. */
type PannedPicture = { width: number; shown: number }

/** Where something lies across the picture, in percent of its width. */
export type Span = { x: number; width: number }

/** What the buttons to look left and right cover, and some air. */
const margin = 56

/**
 * How far a scene is panned when it begins: to its middle, and from there no farther than it takes to have `first` (the
 * hotspot that the creator put first) in view, clear of the buttons at both sides.
 */
export function startingPan({ width, shown }: PannedPicture, first: Span | undefined): number {
  const most = Math.max(0, width - shown)
  const middle = most / 2
  if (!first) return middle
  const centre = (first.x / 100) * width
  // What is too wide to be seen whole is seen in its middle
  const half = Math.max(0, Math.min(((first.width / 100) * width) / 2 + margin, shown / 2))
  const [least, farthest] = [centre + half - shown, centre - half]
  return Math.min(most, Math.max(0, Math.min(Math.max(middle, least), farthest)))
}
