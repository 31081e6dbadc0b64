import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'

const texts = {
  invalidInput: m.errors_invalid_input,
  notSignedIn: m.errors_not_signed_in,
  purchaseNeeded: m.errors_purchase_needed,
  notAllowed: m.errors_not_allowed,
  crossSite: m.errors_cross_site,
  emailNotVerified: m.errors_email_not_verified,
  notFound: m.errors_not_found,
  conflict: m.errors_conflict,
  notPlayable: m.errors_not_playable,
  tooLarge: m.errors_too_large,
  fileTooLarge: m.errors_file_too_large,
  imageTooLarge: m.errors_image_too_large,
  imageTookTooLong: m.errors_image_took_too_long,
  invalidFile: m.errors_invalid_file,
  quotaExceeded: m.errors_quota_exceeded,
  uploadTimedOut: m.errors_upload_timed_out,
  uploadIncomplete: m.errors_upload_incomplete,
  slowDown: m.errors_slow_down,
  unexpected: m.errors_unexpected,
  unavailable: m.errors_unavailable,
  offline: m.errors_offline,
} satisfies Record<ErrorCode, () => string>

export const errorText = (code: ErrorCode): string => texts[code]()
