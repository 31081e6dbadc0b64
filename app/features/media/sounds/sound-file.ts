import type { FileKind } from '#app/shared/file-kind.ts'

export type SoundFile = {
  mime: 'audio/mpeg' | 'audio/ogg' | 'audio/wav' | 'audio/mp4' | 'audio/flac'
  data: Uint8Array
}

/** `coding`: right container, but what is in it is not what all browsers play. */
export type WhyNoSound = 'format' | 'damaged' | 'coding' | 'film'

export type NoSound = { found: FileKind; why: WhyNoSound }

/** About three hours of AAC. A few bytes can claim millions, and each takes memory and time of the whole server. */
export const maxSamples = 500_000

/** Of a sound: where less is there, the file is damaged. */
export const smallestShare = 2 / 3

/** `times`: how many in a row last how long, in the track's units. */
export type Samples = { places: number[]; sizes: number[]; times: [count: number, each: number][] }

export const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}
