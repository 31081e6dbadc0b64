import { says } from '#app/shared/file-kind.ts'
import { readMp3 } from './mp3-sound.ts'
import { joined, viewOf } from './sound-file.ts'
import type { NoSound, SoundFile } from './sound-file.ts'

/** Bits per sample by format number: PCM, floating point, and the telephone codings A-law and mu-law. */
const playable: Readonly<Record<number, readonly number[]>> = { 1: [8, 16, 24, 32], 3: [32], 6: [8], 7: [8] }
const extensible = 0xfffe
const mp3 = 0x55
/** How many bytes may follow a file's end. If there are more, the sizes are only those of its first segment. */
const longestRest = 1_024

/** A streamed WAV does not know its length: its sizes are 0, the maximum, or guessed. The actual bytes count. */
export function readWav(data: Uint8Array): SoundFile | NoSound {
  const chunks = chunksOf(data)
  const format = chunks.find(({ name }) => name === 'fmt ')
  const sound = chunks.find(({ name }) => name === 'data')
  if (!format || !sound) return { found: 'wav', why: 'damaged' }
  const coding = codingOf(data.subarray(format.body, format.end))
  if (coding === mp3) {
    const taken = readMp3(data.subarray(sound.body, sound.end))
    return 'data' in taken ? taken : { found: 'wav', why: 'damaged' }
  }
  const frame = frameBytes(data.subarray(format.body, format.end), coding)
  if (frame === 0) return { found: 'wav', why: 'coding' }
  const bytes = sound.end - sound.body - ((sound.end - sound.body) % frame)
  if (bytes === 0) return { found: 'wav', why: 'damaged' }
  const head = new Uint8Array(8)
  head.set(data.subarray(sound.body - 8, sound.body - 4))
  viewOf(head).setUint32(4, bytes, true)
  const file = joined([
    data.subarray(0, 12),
    data.subarray(format.body - 8, format.end),
    head,
    data.subarray(sound.body, sound.body + bytes),
  ])
  file.set([0x52, 0x49, 0x46, 0x46]) // `RIFF`, where it was a large file's `RF64`
  viewOf(file).setUint32(4, file.length - 8, true)
  return { mime: 'audio/wav', data: file }
}

type Chunk = { name: string; body: number; end: number }

/** The chunks up to the sound, which ends where the file says or where the file ends. */
function chunksOf(data: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= data.length;) {
    const chunk = chunkAt(data, at)
    if (!chunk) {
      // An earlier size is wrong, so search for the sound
      at = indexOf(data, 'data', at)
      if (at < 0) break
      chunks.push({ name: 'data', body: at + 8, end: endOfSound(data, at) })
      break
    }
    if (chunk.name === 'data') {
      chunks.push({ ...chunk, end: endOfSound(data, at) })
      break
    }
    chunks.push(chunk)
    const padded = chunk.end + ((chunk.end - chunk.body) % 2)
    at = chunkAt(data, padded) ? padded : chunk.end
  }
  return chunks
}

function chunkAt(data: Uint8Array, at: number): Chunk | null {
  if (at + 8 > data.length) return null
  const letters = data.subarray(at, at + 4)
  if (!letters.every((letter) => letter >= 0x20 && letter < 0x7f)) return null
  const name = String.fromCharCode(...letters)
  const end = at + 8 + viewOf(data).getUint32(at + 4, true)
  return end <= data.length || name === 'data' ? { name, body: at + 8, end } : null
}

/** The announced size counts if the file continues or ends there; the file's own size may also confirm it. */
function endOfSound(data: Uint8Array, at: number): number {
  const view = viewOf(data)
  const size = view.getUint32(at + 4, true)
  const end = at + 8 + size
  const padded = end + (size % 2)
  const goesOn = chunkAt(data, end) ?? chunkAt(data, padded)
  if (end > data.length || (size === 0 && !goesOn)) return data.length
  const whole = 8 + view.getUint32(4, true)
  const isAllSaid = (whole === end || whole === padded) && data.length - end <= Math.max(size, longestRest)
  return goesOn || padded >= data.length || isAllSaid ? end : data.length
}

function indexOf(data: Uint8Array, text: string, from: number): number {
  const [first] = [text.charCodeAt(0)]
  for (let at = data.indexOf(first, from); at >= 0; at = data.indexOf(first, at + 1))
    if (says(data, at, text)) return at
  return -1
}

/** 0 if the chunk is too short to contain it. */
function codingOf(format: Uint8Array): number {
  if (format.length < 16) return 0
  const named = viewOf(format).getUint16(0, true)
  return named === extensible && format.length >= 40 ? viewOf(format).getUint16(24, true) : named
}

/** Bytes of all channels' samples for one moment; 0 for codings that browsers do not play. */
function frameBytes(format: Uint8Array, coding: number): number {
  if (coding === 0) return 0
  const view = viewOf(format)
  const [channels, rate, bits] = [view.getUint16(2, true), view.getUint32(4, true), view.getUint16(14, true)]
  if (!playable[coding]?.includes(bits) || channels === 0 || channels > 8 || rate === 0) return 0
  return (channels * bits) / 8
}
