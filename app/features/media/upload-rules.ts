import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { drawnKinds, pictureKinds, soundKinds } from '#app/shared/file-kind.ts'
import type { FileKind } from '#app/shared/file-kind.ts'

const maxImageBytes = 10 * 1024 * 1024

/** Less than 2 MB, as it is said. */
const maxAvatarBytes = 2 * 1024 * 1024 - 1

export const maxSoundBytes = 20 * 1024 * 1024

export const quotaBytes = 2 * 1024 * 1024 * 1024

/** While the address is not verified, where mail exists: 200 MB. */
export const unverifiedQuotaBytes = 200 * 1024 * 1024

export const imagePurposes = ['cover', 'scene', 'puzzle', 'item', 'npc', 'avatar'] as const

export type ImagePurpose = (typeof imagePurposes)[number]

export type UploadPurpose = ImagePurpose | 'sound'

export const adventurePurposes = [
  'cover',
  'scene',
  'puzzle',
  'item',
  'npc',
  'sound',
] as const satisfies readonly Exclude<UploadPurpose, 'avatar'>[]

type TakenKind = (typeof pictureKinds)[number] | (typeof drawnKinds)[number] | (typeof soundKinds)[number]

/** A portrait is one of three, as specified. */
export function kindsFor(purpose: UploadPurpose): readonly TakenKind[] {
  if (purpose === 'sound') return soundKinds
  return purpose === 'avatar' ? pictureKinds : [...pictureKinds, ...drawnKinds]
}

const offers: Record<TakenKind, string> = {
  jpeg: 'image/jpeg,.jpg,.jpeg,.jfif',
  png: 'image/png,.png',
  webp: 'image/webp,.webp',
  gif: 'image/gif,.gif',
  avif: 'image/avif,.avif',
  mp3: '.mp3',
  mp4: '.m4a,.m4b,.mp4',
  ogg: '.ogg,.oga,.opus',
  wav: '.wav',
  webm: '.webm,.weba,.mka',
  flac: '.flac',
  aac: '.aac,.adts',
}

/** What dialogs that choose a file offer; the bytes decide. With these types alone, iPhones hand over photos as JPG. */
export const offeredFor = (purpose: UploadPurpose): string =>
  [...(purpose === 'sound' ? ['audio/*'] : []), ...kindsFor(purpose).map((kind) => offers[kind])].join(',')

export function maxBytesFor(purpose: UploadPurpose): number {
  if (purpose === 'sound') return maxSoundBytes
  return purpose === 'avatar' ? maxAvatarBytes : maxImageBytes
}

/** Before anything is read or sent. Of a sound more is known once it is read. @throws AppError */
export function requireFit(found: FileKind, bytes: number, purpose: UploadPurpose): void {
  const isTooLarge = bytes > maxBytesFor(purpose)
  const isWanted = kindsFor(purpose).some((kind) => kind === found)
  // Of what nobody knows the size is all that can be said; a sound may still show itself
  const isOpen = found === 'unknown' && (isTooLarge || purpose === 'sound')
  if (!isWanted && !isOpen) throw new AppError('invalidFile', { params: { found, why: 'format' } })
  if (isTooLarge) throw new AppError('fileTooLarge', { params: { bytes } })
}

const finalRefusals: readonly ErrorCode[] = ['invalidFile', 'fileTooLarge', 'imageTooLarge']

/** The same file will be refused again. */
export const isFinal = (refusal: ErrorCode): boolean => finalRefusals.includes(refusal)
