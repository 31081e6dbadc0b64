import { tagBytes } from './mp3-sound.ts'
import { joined, smallestShare, viewOf } from './sound-file.ts'
import type { NoSound, SoundFile } from './sound-file.ts'

const blockHead = 4
const infoBytes = 34
const mostSamples = 2 ** 36 - 1
/** Only some browsers play more bits per sample. */
const mostBits = 24

/** Table for the checksum (CRC-16) of a frame, which is 0 at the end of the frame. */
const sums = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ ((sum & 0x8000) === 0 ? 0 : 0x8005)
  return sum
})

/** Keeps the description and the complete frames, without pictures and names. A streamed FLAC does not know its
 * length, so the samples are counted. */
export function readFlac(data: Uint8Array): SoundFile | NoSound {
  const damaged = { found: 'flac', why: 'damaged' } as const
  const first = endOfBlocks(data)
  if (first === 0) return damaged
  const info = data.slice(blockHead * 2, blockHead * 2 + infoBytes)
  const view = viewOf(info)
  const [rate, bits] = [view.getUint32(10) >>> 12, ((view.getUint16(12) >> 4) & 31) + 1]
  if (rate === 0 || bits > mostBits) return { found: 'flac', why: 'coding' }
  const { end, samples } = framesFrom(data, first)
  const told = (info[13]! & 15) * 2 ** 32 + view.getUint32(14)
  const isShort = samples < told * smallestShare || end - first < (data.length - first) * smallestShare
  if (samples === 0 || samples > mostSamples || isShort) return damaged
  if (samples !== told) {
    info[13] = (info[13]! & 0xf0) | Math.floor(samples / 2 ** 32)
    view.setUint32(14, samples % 2 ** 32)
    // The checksum of all samples has changed; zeros mean that it is unknown
    info.fill(0, 18)
  }
  const head = Uint8Array.of(...data.subarray(0, blockHead), 0x80, 0, 0, infoBytes)
  return { mime: 'audio/flac', data: joined([head, info, data.subarray(first, end)]) }
}

/** Where the frames begin; 0 if the description is not the first block, or a block extends beyond the end. */
function endOfBlocks(data: Uint8Array): number {
  for (let at = blockHead; at + blockHead <= data.length;) {
    const size = viewOf(data).getUint32(at) & 0xff_ffff
    if (at === blockHead && ((data[at]! & 0x7f) !== 0 || size !== infoBytes)) return 0
    const isLast = (data[at]! & 0x80) !== 0
    at += blockHead + size
    if (isLast) return at < data.length ? at : 0
  }
  return 0
}

function framesFrom(data: Uint8Array, first: number): { end: number; samples: number } {
  let [end, samples] = [first, 0]
  for (;;) {
    const frame = frameAt(data, end)
    const next = frame === 0 ? 0 : endOfFrame(data, end)
    if (next === 0) return { end, samples }
    samples += frame
    end = next
  }
}

/** Where the checksum is right and the file ends or the next frame begins. 0 if the frame is cut off. */
function endOfFrame(data: Uint8Array, from: number): number {
  let sum = 0
  for (let at = from; at < data.length;) {
    sum = ((sum << 8) & 0xffff) ^ sums[(sum >> 8) ^ data[at]!]!
    at += 1
    if (sum === 0 && (at === data.length || frameAt(data, at) > 0 || tagBytes(data, at) > 0)) return at
  }
  return 0
}

/** The number of samples of the frame that begins here; 0 if none does. */
function frameAt(data: Uint8Array, at: number): number {
  if (data[at] !== 0xff || (data[at + 1]! & 0xfe) !== 0xf8) return 0
  const [size, rate] = [data[at + 2]! >> 4, data[at + 2]! & 15]
  if (size === 0 || rate === 15 || data[at + 3]! >> 4 > 10 || (data[at + 3]! & 1) === 1) return 0
  // The frame's number has as many bytes as it has leading ones
  const ones = Math.clz32(~(data[at + 4]! << 24))
  if (ones === 1 || ones > 7) return 0
  const own = at + 4 + Math.max(1, ones)
  const sizeBytes = size === 6 ? 1 : size === 7 ? 2 : 0
  const end = own + sizeBytes + (rate === 12 ? 1 : rate > 12 ? 2 : 0)
  if (headSum(data.subarray(at, end)) !== data[end]) return 0
  if (sizeBytes > 0) return 1 + (sizeBytes === 1 ? data[own]! : viewOf(data).getUint16(own))
  if (size === 1) return 192
  return size < 6 ? 576 << (size - 2) : 256 << (size - 8)
}

function headSum(head: Uint8Array): number {
  let sum = 0
  for (const byte of head) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) & 0xff) ^ ((sum & 0x80) === 0 ? 0 : 0x07)
  }
  return sum
}
