import { says } from '#app/shared/file-kind.ts'
import { words } from './mp4-boxes.ts'
import { opusTimes } from './opus-times.ts'
import { maxSamples, smallestShare, viewOf } from './sound-file.ts'
import type { NoSound, Samples, SoundFile } from './sound-file.ts'
import { box, describe, writeM4a } from './write-m4a.ts'

const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  kind: 0x83,
  codec: 0x86,
  config: 0x63a2,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
}
/** Recorders do not know the final size of these elements, so their children are read as if they were siblings. */
const opened = [ids.segment, ids.cluster, ids.group]

const kept = [ids.tracks, ids.block, ids.simpleBlock]

/** Maximum for the parts of a track and the tracks of a file: millions fit into a file, and each would take memory. */
const mostParts = 1_000

const film = 1
const sound = 2
/** Opus counts at this rate, whatever was recorded. */
const rate = 48_000
/** 120 ms. */
const longestPacket = 5_760

type Element = { id: number; body: number; end: number }
type Track = { number: number; kind: number; codec: string; config: Uint8Array; isPlain: boolean }

const nothing = new Uint8Array()

/** The first set bit gives the length of the number. @returns NaN beyond the end */
function numberAt(data: Uint8Array, at: number, keepsMark: boolean): { value: number; end: number } {
  const first = data[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > data.length) return { value: Number.NaN, end: at }
  let value = keepsMark ? first : first & (0xff >> length)
  let isOpen = value === 0xff >> length
  for (let next = at + 1; next < at + length; next++) {
    value = value * 256 + data[next]!
    isOpen &&= data[next] === 0xff
  }
  return { value: isOpen && !keepsMark ? Infinity : value, end: at + length }
}

function elementAt(data: Uint8Array, at: number): Element | null {
  const id = numberAt(data, at, true)
  const size = numberAt(data, id.end, false)
  return Number.isNaN(id.value + size.value) ? null : { id: id.value, body: size.end, end: size.end + size.value }
}

function elementsIn(data: Uint8Array, { body, end }: Element): Element[] {
  const elements: Element[] = []
  for (let at = body; at < end && elements.length < mostParts;) {
    const element = elementAt(data, at)
    if (!element || element.end > end) break
    elements.push(element)
    at = element.end
  }
  return elements
}

function tracksIn(data: Uint8Array, tracks: Element): Track[] {
  return elementsIn(data, tracks).flatMap((entry) => {
    if (entry.id !== ids.track) return []
    const parts = elementsIn(data, entry)
    const bytes = (id: number) => {
      const part = parts.find((each) => each.id === id)
      return part ? data.subarray(part.body, part.end) : nothing
    }
    const number = (id: number) => bytes(id).reduce((sum, byte) => sum * 256 + byte, 0)
    return {
      number: number(ids.number),
      kind: number(ids.kind),
      codec: String.fromCharCode(...bytes(ids.codec).subarray(0, 32)),
      config: bytes(ids.config),
      isPlain: !parts.some(({ id }) => id === ids.encodings),
    }
  })
}

/** Reads Opus as recorded by browsers and puts it into an M4A, so that it has a length and is seekable. */
export function readWebm(data: Uint8Array): SoundFile | NoSound {
  const damaged = { found: 'webm', why: 'damaged' } as const
  const coding = { found: 'webm', why: 'coding' } as const
  const { elements, isWhole } = elementsOf(data)
  // A live stream repeats the tracks
  const described = elements.find(({ id }) => id === ids.tracks)
  const tracks = described ? tracksIn(data, described) : []
  if (tracks.some(({ kind }) => kind === film)) return { found: 'webm', why: 'film' }
  const track = tracks.find(({ kind }) => kind === sound)
  if (!track) return damaged
  const config = configOf(track)
  const samples = config && samplesOf(data, elements, track.number)
  if (!config || !samples) return coding
  samples.times = opusTimes(data, samples, rate)
  const isPlayed = samples.times.length > 0 && samples.times.every(([, each]) => each > 0 && each <= longestPacket)
  if (!isWhole || !isPlayed) return damaged
  const skipped = viewOf(track.config).getUint16(10, true)
  const stsd = describe('Opus', track.config[9]!, rate, config)
  return { mime: 'audio/mp4', data: writeM4a(data, { stsd, timescale: rate, skipped, samples }) }
}

/** The tracks and blocks in sequence. `isWhole` unless much is missing, or there is more than any sound has. */
function elementsOf(data: Uint8Array): { elements: Element[]; isWhole: boolean } {
  const elements: Element[] = []
  let [at, whole] = [0, data.length]
  for (;;) {
    const element = elementAt(data, at)
    const isOpened = element !== null && opened.includes(element.id)
    if (!element || (!isOpened && element.end > data.length) || elements.length > maxSamples)
      return { elements, isWhole: at >= whole * smallestShare && elements.length <= maxSamples }
    if (element.id === ids.segment && element.end < Infinity) whole = Math.max(whole, element.end)
    if (kept.includes(element.id)) elements.push(element)
    at = isOpened ? element.body : element.end
  }
}

/** Null if a block has several packets, which no browser reads. */
function samplesOf(data: Uint8Array, elements: readonly Element[], track: number): Samples | null {
  const samples: Samples = { places: [], sizes: [], times: [] }
  for (const { id, body, end } of elements) {
    const number = numberAt(data, body, false)
    if (id === ids.tracks || number.value !== track) continue
    if ((data[number.end + 2]! & 6) !== 0) return null
    const place = number.end + 3
    if (place >= end) continue
    samples.places.push(place)
    samples.sizes.push(end - place)
  }
  return samples
}

/** Mono and stereo unchanged, more channels with their order (RFC 7845, 5.1). Null for anything else. */
function configOf({ codec, config, isPlain }: Track): Uint8Array | null {
  if (codec.replace(/\0+$/u, '') !== 'A_OPUS' || !isPlain) return null
  if (!says(config, 0, 'OpusHead') || config.length < 19 || config[8]! > 15) return null
  const [channels, order] = [config[9]!, config[18]!]
  const orderBytes = order === 0 ? 0 : 2 + channels
  if (order > 1 || channels === 0 || channels > (order === 0 ? 2 : 8) || config.length < 19 + orderBytes) return null
  const view = viewOf(config)
  // Big-endian, unlike in Ogg and WebM, after a version of 0
  const numbers = words(
    channels * 0x10000 + view.getUint16(10, true),
    view.getUint32(12, true),
    view.getUint16(16, true) * 0x10000,
  )
  return box('dOps', numbers.subarray(0, 10), config.subarray(18, 19 + orderBytes))
}
