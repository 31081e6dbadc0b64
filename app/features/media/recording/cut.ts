import { maxSoundBytes } from '#app/features/media/upload-rules.ts'
import type { Stretch, WavFormat } from './decode.ts'
import { wavBytes } from './wav.ts'

/** In seconds: what is left of a sound. */
export const shortestCut = 0.1

const formats: readonly WavFormat[] = [
  { channels: 2, rate: 44_100 },
  { channels: 1, rate: 44_100 },
]

/** What is enough for speech. */
export const smallestFormat: WavFormat = { channels: 1, rate: 24_000 }

/** The best format that may be uploaded and is no heavier than the sound was, or else the smallest; null if even that
 * is too large. @param sound its channels, and bytes for each second */
export const formatFor = (seconds: number, sound: { channels: number; bytes: number }): WavFormat | null => {
  const bytesOf = ({ channels, rate }: WavFormat, length: number) => wavBytes(length, channels, rate)
  // Its head counts, too
  const isLight = (format: WavFormat) => bytesOf(format, 1) <= sound.bytes * 1.05
  return (
    [...formats.filter((format) => format.channels <= sound.channels && isLight(format)), smallestFormat].find(
      (format) => bytesOf(format, seconds) <= maxSoundBytes,
    ) ?? null
  )
}

/** Keeps the other end where it is, at least the shortest cut away. @param at in seconds */
export function movedEnd(stretch: Stretch, end: 'from' | 'to', at: number, duration: number): Stretch {
  if (end === 'from') return { ...stretch, from: Math.max(0, Math.min(at, stretch.to - shortestCut)) }
  return { ...stretch, to: Math.min(duration, Math.max(at, stretch.from + shortestCut)) }
}

/** The loudest sample of each of `count` parts, from 0 to 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const size = samples.length / count
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [Math.floor(part * size), Math.floor((part + 1) * size)]
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at]!))
    return Math.min(1, peak)
  })
}
