import { fewestFrames, frameAt, placeOfCount } from './mp3-sound.ts'
import { joined } from './sound-file.ts'

/** A frame may need what is in the one before, and encoders pad both ends: one more is kept at either. */
const beside = 1

/** The frames of a stretch, as they are: nothing is encoded anew. @param sound as it is stored, frames alone
 * @param stretch in seconds @returns null if it is no such MP3 */
export function cutMp3(sound: Uint8Array, { from, to }: { from: number; to: number }): Uint8Array<ArrayBuffer> | null {
  const starts: number[] = []
  let at = 0
  for (let frame = frameAt(sound, 0); frame && at + frame.length <= sound.length; frame = frameAt(sound, at)) {
    starts.push(at)
    at += frame.length
  }
  const first = frameAt(sound, 0)
  if (!first || at !== sound.length) return null
  const head = placeOfCount(sound) === undefined ? 0 : 1
  const [fewest, all] = [fewestFrames - head, starts.length - head]
  const begin = Math.max(0, Math.min(Math.floor(from / first.seconds) - beside, all - fewest))
  const end = Math.min(all, Math.max(Math.ceil(to / first.seconds) + beside, begin + fewest))
  const place = (frame: number) => starts[frame + head] ?? sound.length
  return joined([sound.subarray(0, place(0)), sound.subarray(place(begin), place(end))])
}
