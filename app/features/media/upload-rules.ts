/** The largest picture that may be sent, in bytes: 10 MB. Known to the browser too, so that it can refuse before sending. */
const maxImageBytes = 10 * 1024 * 1024

/** The largest account picture, in bytes: 2 MB. */
const maxAvatarBytes = 2 * 1024 * 1024

/** The largest sound of a scene, in bytes: 20 MB. */
export const maxSoundBytes = 20 * 1024 * 1024

/** What a person may keep with us in all, in bytes of stored files: 2 GB. */
export const quotaBytes = 2 * 1024 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What a picture is for; decides its size, its shape and its folder. */
export const imagePurposes = ['cover', 'scene', 'puzzle', 'item', 'npc', 'avatar'] as const

export type ImagePurpose = (typeof imagePurposes)[number]

/** What a file that is sent is for. */
export type UploadPurpose = ImagePurpose | 'sound'

/** What a file that is sent to an adventure is for: each of them goes along with its project, wherever that goes. */
export const adventurePurposes = [
  'cover',
  'scene',
  'puzzle',
  'item',
  'npc',
  'sound',
] as const satisfies readonly Exclude<UploadPurpose, 'avatar'>[]

/** MP3, Ogg and WAV, by all the names that browsers have for them. */
export const soundTypes = [
  'audio/mpeg',
  'audio/mp3',
  'audio/ogg',
  'application/ogg',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/vnd.wave',
] as const

export function maxBytesFor(purpose: UploadPurpose): number {
  if (purpose === 'sound') return maxSoundBytes
  return purpose === 'avatar' ? maxAvatarBytes : maxImageBytes
}

/**
 * What the browser can tell of a file without reading it. It spares people a pointless upload and decides nothing: the
 * server looks at the bytes.
 */
export function refusalBeforeSending(
  file: { type: string; size: number },
  purpose: UploadPurpose,
): 'invalidFile' | 'fileTooLarge' | null {
  const types: readonly string[] = purpose === 'sound' ? soundTypes : imageTypes
  if (!types.includes(file.type)) return 'invalidFile'
  return file.size > maxBytesFor(purpose) ? 'fileTooLarge' : null
}
