import { tagBytes } from './mp3-sound.ts'
import { words } from './mp4-boxes.ts'
import { maxSamples, smallestShare } from './sound-file.ts'
import type { NoSound, Samples, SoundFile } from './sound-file.ts'
import { box, describe, writeM4a } from './write-m4a.ts'

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]
const perFrame = 1_024
/** The only profile that plays everywhere. */
const lowComplexity = 2
/** Random bytes occasionally look like a frame, but never like this many in a row. */
const fewestFrames = 3

type Manner = { profile: number; rate: number; channels: number }

/** In bytes; `head` is 0 if no frame begins here. */
function frameAt(data: Uint8Array, at: number): { head: number; length: number } {
  const none = { head: 0, length: 0 }
  if (at + 7 > data.length || data[at] !== 0xff || (data[at + 1]! & 0xf6) !== 0xf0) return none
  const head = (data[at + 1]! & 1) === 0 ? 9 : 7
  const length = ((data[at + 3]! & 3) << 11) | (data[at + 4]! << 3) | (data[at + 5]! >> 5)
  return length > head && at + length <= data.length ? { head, length } : none
}

/** All frames of a sound agree on it. */
const mannerAt = (data: Uint8Array, at: number): Manner => ({
  profile: (data[at + 2]! >> 6) + 1,
  rate: (data[at + 2]! >> 2) & 15,
  channels: ((data[at + 2]! & 1) << 2) | (data[at + 3]! >> 6),
})

const keyOf = ({ profile, rate, channels }: Manner): number => (profile << 7) | (rate << 3) | channels

/** Reads AAC without a container (ADTS) and puts it into one, so that it has a length and is seekable. */
export function readAac(data: Uint8Array): SoundFile | NoSound {
  const damaged = { found: 'aac', why: 'damaged' } as const
  if (frameAt(data, 0).head === 0) return damaged
  const manner = mannerAt(data, 0)
  const rate = rates[manner.rate]
  if (manner.profile !== lowComplexity || rate === undefined || manner.channels === 0)
    return { found: 'aac', why: 'coding' }
  const samples = framesOf(data, keyOf(manner))
  if (!samples) return damaged
  const stsd = describe('mp4a', manner.channels === 7 ? 8 : manner.channels, rate, streamOf(manner))
  return { mime: 'audio/mp4', data: writeM4a(data, { stsd, timescale: rate, skipped: 0, samples }) }
}

/** Null if too much is missing or is not AAC. */
function framesOf(data: Uint8Array, manner: number): Samples | null {
  const samples: Samples = { places: [], sizes: [], times: [] }
  let [at, tags] = [0, 0]
  while (at < data.length && samples.places.length <= maxSamples) {
    const { head, length } = frameAt(data, at)
    // Streams have tags between their segments
    const tag = head === 0 ? Math.min(tagBytes(data, at), data.length - at) : 0
    tags += tag
    if (head > 0) {
      // Several blocks in one frame: no encoder writes them
      if (keyOf(mannerAt(data, at)) !== manner || (data[at + 6]! & 3) !== 0) break
      samples.places.push(at + head)
      samples.sizes.push(length - head)
    } else if (tag === 0) break
    at += length + tag
  }
  const count = samples.places.length
  if (count < fewestFrames || count > maxSamples || at - tags < (data.length - tags) * smallestShare) return null
  return { ...samples, times: [[count, perFrame]] }
}

/** Nested descriptors: of the stream, of its decoder and of its coding, then an empty one. */
function streamOf({ profile, rate, channels }: Manner): Uint8Array {
  const coding = (profile << 11) | (rate << 7) | (channels << 3)
  const stream = [3, 25, 0, 0, 0, 4, 17, 0x40, 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  return box('esds', words(0), Uint8Array.from([...stream, 5, 2, coding >> 8, coding & 0xff, 6, 1, 2]))
}
