import { readM4a } from './m4a-container.ts'

export type SoundFile = { mime: 'audio/mpeg' | 'audio/ogg' | 'audio/wav' | 'audio/mp4'; data: Uint8Array }

/** By structure; null for all but MP3, Ogg (Vorbis, Opus, FLAC), WAV and M4A (AAC). Drops tags: they could hold
 * anything. */
export const readSound = (data: Uint8Array): SoundFile | null =>
  readWav(data) ?? readOgg(data) ?? readRecording(data) ?? readMp3(data)

function readRecording(data: Uint8Array): SoundFile | null {
  const kept = readM4a(data)
  return kept && { mime: 'audio/mp4', data: kept }
}

const says = (data: Uint8Array, at: number, text: string): boolean =>
  at + text.length <= data.length && [...text].every((letter, index) => data[at + index] === letter.charCodeAt(0))
const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)

/** PCM, floating point, and both in extensible format. */
const wavFormats: readonly number[] = [1, 3, 0xfffe]

function readWav(data: Uint8Array): SoundFile | null {
  if (!says(data, 0, 'RIFF') || !says(data, 8, 'WAVE')) return null
  const view = viewOf(data)
  const end = 8 + view.getUint32(4, true)
  if (end > data.length) return null
  const kept = [data.subarray(0, 12)]
  let format = false
  for (let at = 12; at + 8 <= end;) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) return null
    if (says(data, at, 'fmt ')) {
      format = size >= 16 && wavFormats.includes(view.getUint16(at + 8, true))
      kept.push(data.subarray(at, next))
    }
    if (says(data, at, 'data'))
      return format && size > 0
        ? { mime: 'audio/wav', data: wavOf([...kept, data.subarray(at, Math.min(next, end))]) }
        : null
    at = next
  }
  return null
}

function wavOf(parts: readonly Uint8Array[]): Uint8Array {
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  viewOf(file).setUint32(4, file.length - 8, true)
  return file
}

const oggSounds = ['\u0001vorbis', 'OpusHead', '\u007fFLAC']

function readOgg(data: Uint8Array): SoundFile | null {
  let at = 0
  while (at < data.length) {
    if (!says(data, at, 'OggS') || data[at + 4] !== 0 || at + 27 > data.length) return null
    const head = at + 27 + data[at + 26]!
    if (head > data.length) return null
    const begins = (data[at + 5]! & 2) !== 0
    if ((at === 0 && !begins) || (begins && !oggSounds.some((codec) => says(data, head, codec)))) return null
    at = data.subarray(at + 27, head).reduce((sum, size) => sum + size, head)
    if (at > data.length) return null
  }
  return data.length > 0 ? { mime: 'audio/ogg', data } : null
}

/** Kbit/s by index in the frame header: MPEG 1, then MPEG 2 and 2.5, layer III. */
const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [44_100, 48_000, 32_000]

/** In bytes; 0 when no frame begins here. */
function frameLength(data: Uint8Array, at: number): number {
  const [sync, kind, rates] = [data[at], data[at + 1], data[at + 2]]
  if (sync !== 0xff || kind === undefined || rates === undefined || (kind & 0xe6) !== 0xe2) return 0
  const version = (kind >> 3) & 3
  const bitRate = (version === 3 ? bitRates1 : bitRates2)[rates >> 4] ?? 0
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (version === 1 || bitRate === 0 || sampleRate === undefined) return 0
  const slower = { 3: 1, 2: 2, 0: 4 }[version] ?? 1
  return Math.floor(((version === 3 ? 144 : 72) * bitRate * 1_000 * slower) / sampleRate) + ((rates >> 1) & 1)
}

function afterTags(data: Uint8Array): number {
  let at = 0
  while (says(data, at, 'ID3') && at + 10 <= data.length) {
    const size = data.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
    at += 10 + size + ((data[at + 5]! & 0x10) === 0 ? 0 : 10)
  }
  return at
}

const fewestFrames = 3
/** Bytes after the last whole frame: a tag, or a frame cut off. */
const longestRest = 64 * 1024

function readMp3(data: Uint8Array): SoundFile | null {
  const start = afterTags(data)
  let end = start
  let frames = 0
  for (
    let length = frameLength(data, end);
    length > 0 && end + length <= data.length;
    length = frameLength(data, end)
  ) {
    end += length
    frames += 1
  }
  return frames >= fewestFrames && data.length - end <= longestRest
    ? { mime: 'audio/mpeg', data: data.subarray(start, end) }
    : null
}
