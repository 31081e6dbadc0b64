import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { Box } from '#app/features/puzzles/kit/picture/geometry.ts'

/** Centre and size, in percent of the picture of the object. */
export interface ObjectPlace extends Size {
  x: number
  y: number
}

/** In px of the room: the picture may be larger than it, the place never is. */
export interface ObjectFit {
  room: Size
  picture: Box
  place: Box
  /** How much larger than usual things are drawn in the place, at least 1. */
  scale: number
}

interface Lying {
  picture: Size
  place: ObjectPlace
  least: Size
}

/** Less of a picture than a ninth would no longer show what it is of. */
const mostZoom = 3
const mostScale = 1.75

/** What a phone held upright has left for the picture, in px. */
const phone: Size = { width: 360, height: 440 }

/** Least width and height of a place, in percent. */
export const leastShare = 5

/** A place that would lie partly beside the picture is moved onto it. */
export const onObject = ({ x, y, width, height }: ObjectPlace): ObjectPlace => ({
  x: clamped(x, width / 2, 100 - width / 2),
  y: clamped(y, height / 2, 100 - height / 2),
  width,
  height,
})

/** As it was drawn, on the picture and not too small to be saved. Pure. */
export const savable = ({ x, y, width, height }: ObjectPlace): ObjectPlace =>
  onObject({ x, y, width: Math.max(leastShare, width), height: Math.max(leastShare, height) })

/** The picture fills the room as long as its place stays whole, or more where the place would be too small otherwise.
 * @returns null if the place has not `least` even so. Pure. */
export function fitObject({ room, picture, place: asked, least }: Lying & { room: Size }): ObjectFit | null {
  const place = onObject(asked)
  const wide = (picture.width * place.width) / 100
  const high = (picture.height * place.height) / 100
  const [contain, cover] = ascending(room.width / picture.width, room.height / picture.height)
  const needed = Math.max(least.width / wide, least.height / high)
  const whole = Math.min(room.width / wide, room.height / high)
  const zoom = Math.min(Math.max(cover, needed), whole, Math.sqrt(contain * cover) * mostZoom)
  // Halves of a pixel are no reason
  if (zoom < needed * 0.999) return null
  const shown = { width: picture.width * zoom, height: picture.height * zoom }
  const left = shiftFor(room.width, shown.width, place.x)
  const top = shiftFor(room.height, shown.height, place.y)
  const size = { width: wide * zoom, height: high * zoom }
  return {
    room,
    picture: { left, top, ...shown },
    place: {
      left: left + (shown.width * place.x) / 100 - size.width / 2,
      top: top + (shown.height * place.y) / 100 - size.height / 2,
      ...size,
    },
    scale: scaleIn(size, least),
  }
}

/** A place in the middle of a picture, in the proportions of what is to lie in it. Pure. */
export function usualPlace(picture: Size, least: Size): ObjectPlace {
  const scale = 0.6 * Math.min(picture.width / least.width, picture.height / least.height)
  const share = (px: number, of: number) => Math.round(((px * scale) / of) * 1000) / 10
  return savable({
    x: 50,
    y: 50,
    width: share(least.width, picture.width),
    height: share(least.height, picture.height),
  })
}

/** How much larger than usual a player that needs `least` is drawn in a place of this size; may be less than 1. Pure. */
export const scaleIn = (place: Size, least: Size): number =>
  Math.min(mostScale, place.width / least.width, place.height / least.height)

/** Whether a phone shows the player in its object. Pure. */
export const fitsOnPhone = (lying: Lying): boolean => fitObject({ ...lying, room: phone }) !== null

/** Where a picture begins in a room: in its middle if it is smaller, otherwise so that `centre` comes to the middle. */
function shiftFor(room: number, shown: number, centre: number): number {
  if (shown <= room) return (room - shown) / 2
  return clamped(room / 2 - (shown * centre) / 100, room - shown, 0)
}

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const ascending = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)]
