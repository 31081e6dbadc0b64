import { kindOfFile, says } from '#app/shared/file-kind.ts'
import { joined, viewOf } from './sound-file.ts'
import type { NoSound, SoundFile } from './sound-file.ts'

/** Kbit/s by index in the frame header: MPEG 1, then MPEG 2 and 2.5, layer III. */
const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [44_100, 48_000, 32_000]

/** Of a frame that begins here: bytes and seconds; null if none does. */
export function frameAt(data: Uint8Array, at: number): { length: number; seconds: number } | null {
  const [sync, kind, rates] = [data[at], data[at + 1], data[at + 2]]
  if (sync !== 0xff || kind === undefined || rates === undefined || (kind & 0xe6) !== 0xe2) return null
  const version = (kind >> 3) & 3
  const bitRate = (version === 3 ? bitRates1 : bitRates2)[rates >> 4] ?? 0
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (version === 1 || bitRate === 0 || sampleRate === undefined) return null
  const slower = { 3: 1, 2: 2, 0: 4 }[version] ?? 1
  const samples = version === 3 ? 1152 : 576
  return {
    length: Math.floor(((samples / 8) * bitRate * 1_000 * slower) / sampleRate) + ((rates >> 1) & 1),
    seconds: (samples * slower) / sampleRate,
  }
}

const frameLength = (data: Uint8Array, at: number): number => frameAt(data, at)?.length ?? 0

/** Version and sample rate, which are the same in all frames of a sound. */
const mannerOf = (data: Uint8Array, at: number): number => ((data[at + 1]! & 0x18) << 8) | (data[at + 2]! & 0x0c)

/** Random bytes occasionally look like a frame, but never like this many in a row. */
export const fewestFrames = 3
/** Least share of frames outside tags: the rest may be padding, another program's tag, or a cut-off frame. */
const smallestShare = 1 / 5

/** Keeps only the frames, whatever is before, between and after them. The last guess for `unknown` files. */
export function readMp3(data: Uint8Array): SoundFile | NoSound {
  const runs: Uint8Array[] = []
  let [frames, sound, other] = [0, 0, 0]
  let manner: number | null = null
  for (let at = 0; at < data.length;) {
    const run = runAt(data, at, manner)
    if (run.frames > 0) {
      manner ??= mannerOf(data, at)
      runs.push(data.subarray(at, run.end))
      frames += run.frames
      sound += run.end - at
      at = run.end
      continue
    }
    const tag = tagBytes(data, at)
    const next = tag > 0 ? at + tag : nextCandidate(data, at + 1)
    if (tag === 0) other += notPadding(data, at, next)
    at = next
  }
  if (frames === 0) {
    const found = kindOfFile(data)
    return { found, why: found === 'mp3' ? 'damaged' : 'format' }
  }
  if (sound < other * smallestShare) return { found: 'mp3', why: 'damaged' }
  return { mime: 'audio/mpeg', data: withTrueCount(runs.length === 1 ? runs[0]! : joined(runs), frames) }
}

function runAt(data: Uint8Array, from: number, manner: number | null): { frames: number; end: number } {
  let [frames, end] = [0, from]
  for (;;) {
    const length = frameLength(data, end)
    if (length === 0 || end + length > data.length) break
    if (mannerOf(data, end) !== (manner ?? mannerOf(data, from))) break
    end += length
    frames += 1
  }
  return frames >= fewestFrames ? { frames, end } : { frames: 0, end: from }
}

/** The size of an ID3v2 or ID3v1 tag that begins here. Other formats have such tags too. */
export function tagBytes(data: Uint8Array, at: number): number {
  if (says(data, at, 'TAG') && data.length - at === 128) return 128
  if (!says(data, at, 'ID3') || at + 10 > data.length) return 0
  const size = data.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return 10 + size + ((data[at + 5]! & 0x10) === 0 ? 0 : 10)
}

/** Where a frame or a tag may begin. */
function nextCandidate(data: Uint8Array, from: number): number {
  for (let at = from; at < data.length; at++) if (data[at] === 0xff || data[at] === 0x49 || data[at] === 0x54) return at
  return data.length
}

/** Skips zeros, which are padding. */
function notPadding(data: Uint8Array, from: number, to: number): number {
  let bytes = 0
  for (let at = from; at < to; at++) if (data[at] !== 0) bytes += 1
  return bytes
}

/** An encoder writes into the first frame how many follow. That is wrong for a sound that was cut or joined, yet
 * players rely on it. */
function withTrueCount(sound: Uint8Array, frames: number): Uint8Array {
  const at = placeOfCount(sound)
  if (at === undefined || at + 16 > frameLength(sound, 0)) return sound
  const told = viewOf(sound).getUint32(at + 4)
  const countsFrames = (told & 1) !== 0
  if (!countsFrames || viewOf(sound).getUint32(at + 8) === frames - 1) return sound
  const mended = sound.slice()
  viewOf(mended).setUint32(at + 8, frames - 1)
  if ((told & 2) !== 0) viewOf(mended).setUint32(at + 12, sound.length)
  return mended
}

/** In its first frame, which then has no sound. */
export const placeOfCount = (sound: Uint8Array): number | undefined =>
  [36, 21, 13].find((place) => says(sound, place, 'Xing') || says(sound, place, 'Info'))
