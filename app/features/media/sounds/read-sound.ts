import { kindOfFile } from '#app/shared/file-kind.ts'
import { AppError } from '#app/shared/app-error.ts'
import { readMp3 } from './mp3-sound.ts'
import { readM4a } from './mp4-sound.ts'
import { readOgg } from './ogg-sound.ts'
import type { NoSound, SoundFile } from './sound-file.ts'
import { readWav } from './wav-sound.ts'

const readers: Partial<Record<NoSound['found'], (data: Uint8Array) => SoundFile | NoSound>> = {
  wav: readWav,
  ogg: readOgg,
  mp4: readM4a,
  mp3: readMp3,
  // Whatever was glued in front of its first frame
  unknown: readMp3,
}

/** MP3, Ogg (Vorbis, Opus, FLAC), WAV or M4A as every browser plays it: sizes put right, recordings in pieces put
 * together, tags and pictures left out, since they could hold anything. The browser asks before it sends. */
export function readSound(data: Uint8Array): SoundFile | NoSound {
  const found = kindOfFile(data)
  return readers[found]?.(data) ?? { found, why: 'format' }
}

/** @throws AppError invalidFile with what was found */
export function requireSound(data: Uint8Array): SoundFile {
  const sound = readSound(data)
  if ('data' in sound) return sound
  throw new AppError('invalidFile', { params: sound, log: `no sound: ${sound.found} (${sound.why})` })
}
