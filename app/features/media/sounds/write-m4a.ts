import { text, words, wordsFrom } from './mp4-boxes.ts'
import { joined, viewOf } from './sound-file.ts'
import type { Samples } from './sound-file.ts'

/** Both boxes are complete; for a sound from another container they are built here. */
type Sound = { ftyp?: Uint8Array; stsd: Uint8Array; timescale: number; skipped: number; samples: Samples }

const longest = 0xffff_ffff
/** Track flags: enabled, in the movie. */
const enabled = 3
const identity = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
/** The language code `und` (undetermined), with five bits per letter. */
const noLanguage = 0x55c4_0000

export function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = joined([new Uint8Array(4), text(type), ...parts])
  viewOf(bytes).setUint32(0, bytes.length)
  return bytes
}

const plainKind = box('ftyp', text('M4A '), words(0), text('M4A mp42isom'))

/** The description of a coding. @param rate for players that read no further @param config the coding's own box */
export function describe(coding: 'mp4a' | 'Opus', channels: number, rate: number, config: Uint8Array): Uint8Array {
  const shortRate = rate <= 0xffff ? rate * 0x10000 : 0
  return box('stsd', words(0, 1), box(coding, words(0, 1, 0, 0, channels * 0x10000 + 16, 0, shortRate), config))
}

/** Writes a plain file of one sound: description and coding are kept, tables and everything else are built here. */
export function writeM4a(
  data: Uint8Array,
  { ftyp: kind = plainKind, stsd, timescale, skipped, samples }: Sound,
): Uint8Array {
  const sound = soundOf(data, samples)
  const moov = (offset: number) => movie(stsd, { timescale, skipped, samples, offset })
  const offset = kind.length + moov(0).length + 8
  return joined([kind, moov(offset), box('mdat', sound)])
}

function soundOf(data: Uint8Array, { places, sizes }: Samples): Uint8Array {
  const sound = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  for (let next = 0; next < places.length;) {
    const start = places[next]!
    let end = start
    // Adjacent samples are copied together
    do end += sizes[next++]!
    while (places[next] === end)
    sound.set(data.subarray(start, end), at)
    at += end - start
  }
  return sound
}

function movie(
  stsd: Uint8Array,
  { timescale, skipped, samples, offset }: Omit<Sound, 'ftyp' | 'stsd'> & { offset: number },
): Uint8Array {
  const whole = Math.min(
    longest,
    samples.times.reduce((sum, [count, each]) => sum + count * each, 0),
  )
  const heard = Math.max(0, whole - skipped)
  const count = samples.sizes.length
  return box(
    'moov',
    box('mvhd', words(0, 0, 0, timescale, heard, 0x10000, 0x0100_0000, 0, 0), identity, words(0, 0, 0, 0, 0, 0, 2)),
    box(
      'trak',
      box('tkhd', words(enabled, 0, 0, 1, 0, heard, 0, 0, 0, 0x0100_0000), identity, words(0, 0)),
      ...(skipped > 0 && heard > 0 ? [box('edts', box('elst', words(0, 1, heard, skipped, 0x10000)))] : []),
      box(
        'mdia',
        box('mdhd', words(0, 0, 0, timescale, whole, noLanguage)),
        box('hdlr', words(0, 0), text('soun'), words(0, 0, 0), new Uint8Array(1)),
        box(
          'minf',
          box('smhd', words(0, 0)),
          box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
          box(
            'stbl',
            stsd,
            box('stts', words(0, samples.times.length), wordsFrom(samples.times.flat())),
            box('stsc', words(0, 1, 1, count, 1)),
            sizesBox(samples.sizes),
            box('stco', words(0, 1, offset)),
          ),
        ),
      ),
    ),
  )
}

function sizesBox(sizes: readonly number[]): Uint8Array {
  const [first = 0] = sizes
  if (sizes.every((size) => size === first)) return box('stsz', words(0, first, sizes.length))
  return box('stsz', words(0, 0, sizes.length), wordsFrom(sizes))
}
