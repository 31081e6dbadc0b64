type Box = { left: number; top: number; width: number; height: number }

/** Where at the edge of a box an arrow stands, in CSS pixels from its upper left corner, and where it points: degrees, 0 to the right, 90 down. */
export type Way = { x: number; y: number; angle: number }

/** How far from the edge the middle of the arrow stands, in CSS pixels. */
const inset = { x: 64, y: 36 }

/** Which way a place on the screen is from the middle of a box; null where the box holds it. */
export function wayTo(box: Box, place: { left: number; top: number }): Way | null {
  const x = place.left - box.left
  const y = place.top - box.top
  if (x >= 0 && x <= box.width && y >= 0 && y <= box.height) return null
  const within = (at: number, from: number, whole: number) =>
    Math.min(Math.max(at, Math.min(from, whole / 2)), Math.max(whole - from, whole / 2))
  const stand = { x: within(x, inset.x, box.width), y: within(y, inset.y, box.height) }
  return { ...stand, angle: Math.round((Math.atan2(y - stand.y, x - stand.x) * 180) / Math.PI) }
}
