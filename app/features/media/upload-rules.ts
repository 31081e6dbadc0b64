import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { drawnKinds, pictureKinds, soundKinds } from '#app/shared/file-kind.ts'
import type { FileKind } from '#app/shared/file-kind.ts'

const maxImageBytes = 10 * 1024 * 1024

/** Less than 2 MB, as the message says. */
const maxAvatarBytes = 2 * 1024 * 1024 - 1

export const maxSoundBytes = 20 * 1024 * 1024

export const quotaBytes = 2 * 1024 * 1024 * 1024

/** For unverified accounts, if the installation has mail: 200 MB. */
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

/** Portraits accept only three kinds, as specified. */
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

/** What file dialogs offer; the bytes decide. With exactly these types iPhones hand over photos as JPG. */
export const offeredFor = (purpose: UploadPurpose): string =>
  [...(purpose === 'sound' ? ['audio/*'] : []), ...kindsFor(purpose).map((kind) => offers[kind])].join(',')

export function maxBytesFor(purpose: UploadPurpose): number {
  if (purpose === 'sound') return maxSoundBytes
  return purpose === 'avatar' ? maxAvatarBytes : maxImageBytes
}

/** Call before reading or sending anything; reading a sound reveals more. @throws AppError */
export function requireFit(found: FileKind, bytes: number, purpose: UploadPurpose): void {
  const isTooLarge = bytes > maxBytesFor(purpose)
  const isWanted = kindsFor(purpose).some((kind) => kind === found)
  // For an unknown file only the size can be judged; it may still turn out to be a sound
  const isOpen = found === 'unknown' && (isTooLarge || purpose === 'sound')
  if (!isWanted && !isOpen) throw new AppError('invalidFile', { params: { found, why: 'format' } })
  if (isTooLarge) throw new AppError('fileTooLarge', { params: { bytes } })
}

const finalRefusals: readonly ErrorCode[] = ['invalidFile', 'fileTooLarge', 'imageTooLarge']

/** The same file will be refused again. */
export const isFinal = (refusal: ErrorCode): boolean => finalRefusals.includes(refusal)
