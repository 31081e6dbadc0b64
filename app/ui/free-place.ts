export type Box = { left: number; top: number; width: number; height: number }
export type Place = { left: number; bottom: number }

/** px between the places that are tried */
const step = 8

/** 1 for each box that is fully covered. A large one (a picture, a map) stays about as usable under something small. */
export const covered = (over: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(over, box) / (box.width * box.height), 0)

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

type Room = { width: number; height: number; edge: number }

/** Pure. The place where something of this size covers least: its current one if it covers nothing there, otherwise the
 * nearest to the bottom left corner.
 * @param room the window and the margin kept free at its edges, in px like everything else */
export function freePlace(
  size: { width: number; height: number },
  boxes: readonly Box[],
  room: Room,
  stands: Place | null,
): Place & { covers: number } {
  const right = Math.max(room.edge, room.width - room.edge - size.width)
  const across = [...new Set([room.edge, right, Math.round((room.edge + right) / 2)])]
  const places: Place[] = stands ? [stands] : []
  for (let bottom = room.edge; bottom + size.height + room.edge <= room.height || bottom === room.edge; bottom += step)
    for (const left of across) places.push({ left, bottom })
  let best = { left: room.edge, bottom: room.edge, covers: Infinity }
  for (const place of places) {
    const covers = covered({ ...size, left: place.left, top: room.height - place.bottom - size.height }, boxes)
    if (covers < best.covers) best = { ...place, covers }
    if (covers === 0) break
  }
  return best
}
