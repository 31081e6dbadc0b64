import type { FileKind } from '#app/shared/file-kind.ts'

export type SoundFile = {
  mime: 'audio/mpeg' | 'audio/ogg' | 'audio/wav' | 'audio/mp4' | 'audio/flac'
  data: Uint8Array
}

/** `coding`: right container, but not every browser plays its content. */
export type WhyNoSound = 'format' | 'damaged' | 'coding' | 'film'

export type NoSound = { found: FileKind; why: WhyNoSound }

/** About three hours of AAC. A few bytes can claim millions of samples, each of which costs memory and time. */
export const maxSamples = 500_000

/** Least share of a sound that must be present; with less, the file is damaged. */
export const smallestShare = 2 / 3

/** `times`: runs of samples with the same duration, in the track's units. */
export type Samples = { places: number[]; sizes: number[]; times: [count: number, each: number][] }

export const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}
