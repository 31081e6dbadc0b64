import { kindOfFile } from '#app/shared/file-kind.ts'
import { AppError } from '#app/shared/app-error.ts'
import { readAac } from './aac-sound.ts'
import { readFlac } from './flac-sound.ts'
import { readMp3, tagBytes } from './mp3-sound.ts'
import { readM4a } from './mp4-sound.ts'
import { readOgg } from './ogg-sound.ts'
import type { NoSound, SoundFile } from './sound-file.ts'
import { readWav } from './wav-sound.ts'
import { readWebm } from './webm-sound.ts'

const readers: Partial<Record<NoSound['found'], (data: Uint8Array) => SoundFile | NoSound>> = {
  wav: readWav,
  ogg: readOgg,
  mp4: readM4a,
  mp3: readMp3,
  webm: readWebm,
  flac: readFlac,
  aac: readAac,
  // Anything may precede the first frame
  unknown: readMp3,
}

/** An accepted sound, as every browser plays it: sizes corrected, fragments joined, tags and pictures dropped, since
 * they could contain anything. The browser also runs this before sending. */
export function readSound(data: Uint8Array): SoundFile | NoSound {
  const tag = tagBytes(data, 0)
  const sound = data.subarray(tag)
  const found = kindOfFile(sound)
  const read = readers[found]?.(sound) ?? { found, why: 'format' }
  if (tag === 0 || 'data' in read) return read
  // Junk after the tag of an MP3 may look like the start of any format
  const mp3 = readMp3(sound)
  return 'data' in mp3 ? mp3 : read
}

/** @throws AppError invalidFile with what was found */
export function requireSound(data: Uint8Array): SoundFile {
  const sound = readSound(data)
  if ('data' in sound) return sound
  throw new AppError('invalidFile', { params: sound, log: `no sound: ${sound.found} (${sound.why})` })
}
