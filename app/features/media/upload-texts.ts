import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { AppError } from '#app/shared/app-error.ts'
import type { UploadPurpose } from './upload-rules.ts'

export type UploadText = { title: string; text: string }

const uploaded: Record<UploadPurpose, () => string> = {
  cover: m.media_upload_successful,
  scene: m.media_image_uploaded,
  puzzle: m.media_image_uploaded,
  item: m.media_icon_uploaded,
  npc: m.media_upload_successful,
  avatar: m.media_avatar_uploaded,
  sound: m.media_upload_successful,
}

const failed: Record<UploadPurpose, () => string> = {
  cover: m.media_upload_failed,
  scene: m.media_upload_failed_capital,
  puzzle: m.media_upload_failed_capital,
  item: m.media_upload_failed,
  npc: m.media_avatar_failed,
  avatar: m.media_avatar_failed,
  sound: m.media_upload_failed,
}

export const uploadedText = (purpose: UploadPurpose): string => uploaded[purpose]()

function tooLargeText(purpose: UploadPurpose): string {
  if (purpose === 'avatar') return m.media_too_large_avatar()
  if (purpose === 'sound') return m.media_too_large_sound()
  return purpose === 'npc' ? m.media_too_large_npc() : m.media_too_large_image()
}

function invalidFile(purpose: UploadPurpose): UploadText {
  const title = purpose === 'item' ? m.media_invalid_file_type() : m.media_invalid_file()
  if (purpose === 'avatar') return { title, text: m.media_not_an_avatar() }
  if (purpose === 'sound') return { title, text: m.media_not_a_sound() }
  return { title, text: `${m.media_not_an_image()}. ${m.media_use_types()}` }
}

export function refusalText(code: AppError['code'], purpose: UploadPurpose): UploadText {
  switch (code) {
    case 'invalidFile':
      return invalidFile(purpose)
    case 'fileTooLarge':
      return { title: m.media_too_large(), text: tooLargeText(purpose) }
    case 'notSignedIn':
      return { title: m.media_sign_in(), text: m.media_sign_in_text() }
    default:
      return { title: failed[purpose](), text: errorText(code) }
  }
}
