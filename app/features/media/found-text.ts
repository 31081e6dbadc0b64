import { m } from '#app/i18n/generated/messages.js'
import type { ErrorParams } from '#app/shared/app-error.ts'
import type { FileKind } from '#app/shared/file-kind.ts'
import { kindsFor } from './upload-rules.ts'
import type { UploadPurpose } from './upload-rules.ts'

/** Names of formats are the same in both languages. */
const formats: Partial<Record<FileKind, string>> = {
  jpeg: 'JPG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  heic: 'HEIC',
  avif: 'AVIF',
  svg: 'SVG',
  tiff: 'TIFF',
  bmp: 'BMP',
  psd: 'PSD (Photoshop)',
  jxl: 'JPEG XL',
  jp2: 'JPEG 2000',
  mp3: 'MP3',
  mp2: 'MP2',
  ogg: 'OGG',
  wav: 'WAV',
  mp4: 'MP4',
  webm: 'WebM',
  flac: 'FLAC',
  aac: 'AAC',
  aiff: 'AIFF',
  midi: 'MIDI',
  wma: 'WMA',
  amr: 'AMR',
  caf: 'CAF',
  avi: 'AVI',
  pdf: 'PDF',
  zip: 'ZIP',
  page: 'HTML',
}

const pictures: readonly FileKind[] = ['gif', 'avif', 'svg', 'tiff', 'bmp', 'psd', 'jxl', 'jp2']
const sounds: readonly FileKind[] = ['mp2', 'aiff', 'midi', 'wma', 'amr', 'caf']

/** A sound in an MP4 has another name. */
const soundName = (kind: FileKind): string => (kind === 'mp4' ? 'M4A' : (formats[kind] ?? ''))

/** The accepted formats: `JPG, PNG or WebP`. */
export function takenFormats(purpose: UploadPurpose): string {
  const names = kindsFor(purpose).map(soundName)
  return m.media_formats({ others: names.slice(0, -1).join(', '), last: names.at(-1)! })
}

/** @param params of `invalidFile` @returns what the file is and what to do; null if unknown.
 * `isRight`: the format is accepted, but not this file of it */
export function foundText(
  { found, why }: ErrorParams,
  purpose: UploadPurpose,
): { text: string; isRight: boolean } | null {
  if (typeof found !== 'string') return null
  const kind = found as FileKind
  const format = formats[kind] ?? ''
  if (why === 'unreadable') return { text: m.media_unreadable(), isRight: false }
  if (why === 'damaged') return { text: m.media_damaged({ format }), isRight: true }
  if (why === 'coding') return { text: m.media_coding({ format: soundName(kind) }), isRight: true }
  if (why === 'film' || (purpose === 'sound' && kind === 'avi')) return { text: m.media_film(), isRight: false }
  if (kind === 'empty') return { text: m.media_empty(), isRight: true }
  if (format === '') return { text: m.media_unknown(), isRight: false }
  return { text: [m.media_is_format({ format }), adviceOn(kind, purpose)].filter(Boolean).join(' '), isRight: false }
}

function adviceOn(kind: FileKind, purpose: UploadPurpose): string {
  if (purpose === 'sound') return sounds.includes(kind) ? m.media_sound_advice() : ''
  if (kind === 'heic') return m.media_heic_advice()
  return pictures.includes(kind) ? m.media_picture_advice() : ''
}
