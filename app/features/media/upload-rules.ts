/** The largest picture that may be sent, in bytes: 10 MB. Known to the browser too, so that it can refuse before sending. */
export const maxImageBytes = 10 * 1024 * 1024

/** The largest account picture, in bytes: 2 MB. */
export const maxAvatarBytes = 2 * 1024 * 1024

/** What a person may keep with us in all, in bytes of stored files: 2 GB. */
export const quotaBytes = 2 * 1024 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What a picture is for; decides its size, its shape and its folder. */
export const imagePurposes = ['cover', 'scene', 'puzzle', 'item', 'npc', 'avatar'] as const

export type ImagePurpose = (typeof imagePurposes)[number]

export const maxBytesFor = (purpose: ImagePurpose): number => (purpose === 'avatar' ? maxAvatarBytes : maxImageBytes)

/**
 * What the browser can tell of a file without reading it. It spares people a pointless upload and decides nothing: the
 * server looks at the bytes.
 */
export function refusalBeforeSending(file: { type: string; size: number }, purpose: ImagePurpose): 'invalidFile' | 'fileTooLarge' | null {
  if (!imageTypes.some((type) => type === file.type)) return 'invalidFile'
  return file.size > maxBytesFor(purpose) ? 'fileTooLarge' : null
}
