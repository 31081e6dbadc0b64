import { boxAt, boxesIn, Fields, typeAt } from './mp4-boxes.ts'
import type { Box } from './mp4-boxes.ts'
import { samplesOf } from './mp4-samples.ts'
import { opusTimes } from './opus-times.ts'
import { smallestShare } from './sound-file.ts'
import type { NoSound, Samples, SoundFile } from './sound-file.ts'
import { writeM4a } from './write-m4a.ts'

/** AAC (or MP3), Opus and FLAC, but neither Apple Lossless nor files locked to an account. */
const playable = ['mp4a', 'Opus', 'fLaC']
/** A cover or the picture of a chapter, not a film. */
const stills = ['jpeg', 'png ', 'mjpa', 'mjpb']

type Track = { id: number; kind: string; coding: string; mdia: Box; trak: Box; stbl: Box }

const damaged = { found: 'mp4', why: 'damaged' } as const

/** Rewrites the only sound as a plain file: a recording in fragments plays, has a length and is seekable, and chapters,
 * covers, places and names are dropped. */
export function readM4a(data: Uint8Array): SoundFile | NoSound {
  const all = boxesIn(data, { body: 0, end: data.length })
  const moov = all.find(({ type }) => type === 'moov')
  if (!moov) return damaged
  const tracks = boxesIn(data, moov).flatMap((box) => (box.type === 'trak' ? trackIn(data, box) : []))
  if (tracks.some((track) => track.kind === 'vide' && !isStill(data, track))) return { found: 'mp4', why: 'film' }
  const track = tracks.find(({ kind }) => kind === 'soun')
  if (!track) return damaged
  if (!playable.includes(track.coding)) return { found: 'mp4', why: 'coding' }
  const told = samplesOf(data, { ...track, moov, all })
  const samples = told && presentIn(data, told)
  if (!samples) return damaged
  const bytesOf = ({ start, end }: Box) => data.subarray(start, end)
  const { timescale } = timesIn(data, boxAt(data, track.mdia, 'mdhd'))
  if (timescale === 0) return damaged
  return {
    mime: 'audio/mp4',
    data: writeM4a(data, {
      ftyp: bytesOf(all.find(({ type }) => type === 'ftyp')!),
      stsd: bytesOf(boxAt(data, track.stbl, 'stsd')!),
      timescale,
      skipped: skippedIn(data, track.trak),
      samples: track.coding === 'Opus' ? { ...samples, times: opusTimes(data, samples, timescale) } : samples,
    }),
  }
}

function trackIn(data: Uint8Array, trak: Box): Track[] {
  const mdia = boxAt(data, trak, 'mdia')
  const handler = mdia && boxAt(data, mdia, 'hdlr')
  const stbl = mdia && boxAt(data, mdia, 'minf', 'stbl')
  const described = stbl && boxAt(data, stbl, 'stsd')
  if (!handler || !described) return []
  const head = boxAt(data, trak, 'tkhd')
  const id = head ? idIn(data, head) : 0
  return [{ id, kind: typeAt(data, handler.body + 8), coding: typeAt(data, described.body + 12), mdia, trak, stbl }]
}

function idIn(data: Uint8Array, head: Box): number {
  const fields = new Fields(data, head)
  return fields.skip(fields.word() >>> 24 === 1 ? 16 : 8).word()
}

function isStill(data: Uint8Array, { coding, stbl, mdia }: Track): boolean {
  if (stills.includes(coding)) return true
  const sizes = boxAt(data, stbl, 'stsz')
  const count = sizes ? new Fields(data, sizes).skip(8).word() : 0
  const { timescale, lasts } = timesIn(data, boxAt(data, mdia, 'mdhd'))
  return count === 1 || (count > 1 && count * timescale < lasts)
}

function timesIn(data: Uint8Array, head: Box | undefined): { timescale: number; lasts: number } {
  if (!head) return { timescale: 0, lasts: 0 }
  const fields = new Fields(data, head)
  return fields.word() >>> 24 === 1
    ? { timescale: fields.skip(16).word(), lasts: fields.long() }
    : { timescale: fields.skip(8).word(), lasts: fields.word() }
}

/** Padding that the encoder put before the sound, in the track's units: it would be audible in a looped ambience. */
function skippedIn(data: Uint8Array, trak: Box): number {
  const edits = boxAt(data, trak, 'edts', 'elst')
  if (!edits) return 0
  const fields = new Fields(data, edits)
  const isLong = fields.word() >>> 24 === 1
  for (let left = Math.min(fields.word(), 8); left > 0; left--) {
    const from = isLong ? (fields.skip(8).long(), 0) : fields.skip(4).signed()
    fields.skip(4)
    if (from > 0) return from
  }
  return 0
}

/** The samples whose bytes are present. Null if most are missing, or if they exceed what the file could hold. */
function presentIn(data: Uint8Array, { places, sizes, times }: Samples): Samples | null {
  let bytes = 0
  let count = 0
  for (; count < sizes.length; count++) {
    const [place, size] = [places[count]!, sizes[count]!]
    if (size === 0 || place < 0 || place + size > data.length) break
    bytes += size
    if (bytes > data.length) return null
  }
  if (count === 0 || count < sizes.length * smallestShare) return null
  return { places: places.slice(0, count), sizes: sizes.slice(0, count), times: firstOf(times, count) }
}

function firstOf(times: Samples['times'], count: number): Samples['times'] {
  const kept: Samples['times'] = []
  let left = count
  for (const [many, each] of times) {
    if (left === 0) break
    kept.push([Math.min(many, left), each])
    left -= Math.min(many, left)
  }
  return kept
}
