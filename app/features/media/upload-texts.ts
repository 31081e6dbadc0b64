import { errorText } from '#app/i18n/error-text.ts'
import { formatBytes, formatDate, formatTime, serverZone } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode, ErrorParams } from '#app/shared/app-error.ts'
import { foundText, takenFormats } from './found-text.ts'
import type { UploadPurpose } from './upload-rules.ts'

/** From an `AppError`: why a file was not accepted. */
export type Refusal = { code: ErrorCode; params?: ErrorParams | undefined; retryAfter?: number | undefined }

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

function sizeLimit(purpose: UploadPurpose): string {
  if (purpose === 'avatar') return m.media_too_large_avatar()
  if (purpose === 'sound') return m.media_too_large_sound()
  return purpose === 'npc' ? m.media_too_large_npc() : m.errors_file_too_large()
}

function tooLarge(purpose: UploadPurpose, { bytes }: ErrorParams): UploadText {
  const title = m.media_too_large()
  if (typeof bytes !== 'number') return { title, text: sizeLimit(purpose) }
  const advice = purpose === 'sound' ? m.media_too_large_sound_advice() : m.media_too_large_picture_advice()
  return { title, text: `${sizeLimit(purpose)}. ${m.media_too_large_has({ size: formatBytes(bytes) })} ${advice}` }
}

function invalidFile(purpose: UploadPurpose, params: ErrorParams): UploadText {
  const title = purpose === 'item' ? m.media_invalid_file_type() : m.media_invalid_file()
  const found = foundText(params, purpose)
  if (found?.isRight) return { title, text: found.text }
  return { title, text: [wantedText(purpose), found?.text].filter(Boolean).join('. ') }
}

function wantedText(purpose: UploadPurpose): string {
  if (purpose === 'avatar') return m.media_not_an_avatar()
  if (purpose === 'sound') return m.media_not_a_sound({ formats: takenFormats(purpose) })
  return `${m.media_not_an_image()}. ${m.media_use_types({ formats: takenFormats(purpose) })}`
}

/** Uses the reader's clock, if there is one. */
function wallText(purpose: UploadPurpose, seconds: number): string {
  const zone = typeof window === 'undefined' ? serverZone : Intl.DateTimeFormat().resolvedOptions().timeZone
  const [now, until] = [new Date(), new Date(Date.now() + seconds * 1_000)]
  const time = formatTime(until, zone)
  const isToday = formatDate(now, zone) === formatDate(until, zone)
  const wall = isToday ? m.media_wall({ time }) : m.media_wall_tomorrow({ time })
  return purpose === 'avatar' ? wall : `${wall} ${m.media_wall_kept()}`
}

export function uploadRefusalText({ code, params = {}, retryAfter }: Refusal, purpose: UploadPurpose): UploadText {
  switch (code) {
    case 'invalidFile':
      return invalidFile(purpose, params)
    case 'fileTooLarge':
      return tooLarge(purpose, params)
    case 'notSignedIn':
      return { title: m.media_sign_in(), text: m.media_sign_in_text() }
    case 'slowDown':
      return { title: failed[purpose](), text: retryAfter ? wallText(purpose, retryAfter) : errorText(code) }
    default:
      return { title: failed[purpose](), text: errorText(code) }
  }
}
