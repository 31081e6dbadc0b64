const maxImageBytes = 10 * 1024 * 1024

/** Less than 2 MB, as it is said. */
const maxAvatarBytes = 2 * 1024 * 1024 - 1

export const maxSoundBytes = 20 * 1024 * 1024

export const quotaBytes = 2 * 1024 * 1024 * 1024

/** While the address is not verified, where mail exists: 200 MB. */
export const unverifiedQuotaBytes = 200 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

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

export const soundTypes = [
  'audio/mpeg',
  'audio/mp3',
  'audio/ogg',
  'application/ogg',
  'audio/wav',
  'audio/mp4',
  'audio/x-m4a',
  'audio/m4a',
  'audio/x-wav',
  'audio/wave',
  'audio/vnd.wave',
] as const

export function maxBytesFor(purpose: UploadPurpose): number {
  if (purpose === 'sound') return maxSoundBytes
  return purpose === 'avatar' ? maxAvatarBytes : maxImageBytes
}

/** Saves a useless upload; the server looks at the bytes. */
export function refusalBeforeSending(
  file: { type: string; size: number },
  purpose: UploadPurpose,
): 'invalidFile' | 'fileTooLarge' | null {
  const types: readonly string[] = purpose === 'sound' ? soundTypes : imageTypes
  if (!types.includes(file.type)) return 'invalidFile'
  return file.size > maxBytesFor(purpose) ? 'fileTooLarge' : null
}
