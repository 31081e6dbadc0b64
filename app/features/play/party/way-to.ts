type Box = { left: number; top: number; width: number; height: number }

/** At the edge of a box, in CSS pixels from its upper left; angle in degrees, 0 to the right, 90 down. */
export type Way = { x: number; y: number; angle: number }

/** CSS pixels from the edge to the arrow's middle. */
const inset = { x: 64, y: 36 }

export function wayTo(box: Box, place: { left: number; top: number }): Way | null {
  const x = place.left - box.left
  const y = place.top - box.top
  if (x >= 0 && x <= box.width && y >= 0 && y <= box.height) return null
  const within = (at: number, from: number, whole: number) =>
    Math.min(Math.max(at, Math.min(from, whole / 2)), Math.max(whole - from, whole / 2))
  const stand = { x: within(x, inset.x, box.width), y: within(y, inset.y, box.height) }
  return { ...stand, angle: Math.round((Math.atan2(y - stand.y, x - stand.x) * 180) / Math.PI) }
}
