import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { readProblem } from '#app/shared/problem-key.ts'
import { formatDuration } from './duration.ts'

const texts = {
  invalidInput: m.errors_invalid_input,
  notSignedIn: m.errors_not_signed_in,
  purchaseNeeded: m.errors_purchase_needed,
  gameStopped: m.errors_game_stopped,
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
  verifyToUpload: m.errors_verify_to_upload,
  verifyFirst: m.errors_verify_first,
  unexpected: m.errors_unexpected,
  unavailable: m.errors_unavailable,
  paymentUnavailable: m.errors_payment_unavailable,
  refundRefused: m.errors_refund_refused,
  refundUnknown: m.errors_refund_unknown,
  storageFull: m.errors_storage_full,
  generationNeedsWords: m.errors_generation_needs_words,
  generationCredits: m.errors_generation_credits,
  generationOff: m.errors_generation_off,
  generationNeedsModel: m.errors_generation_needs_model,
  generationRefused: m.errors_generation_refused,
  generationLimit: m.errors_generation_limit,
  generationBudget: m.errors_generation_budget,
  generationFailed: m.errors_generation_failed,
  generationNoPicture: m.errors_generation_no_picture,
  generationUnavailable: m.errors_generation_unavailable,
  generationBusy: m.errors_generation_busy,
  generationTimedOut: m.errors_generation_timed_out,
  offline: m.errors_offline,
} satisfies Record<ErrorCode, () => string>

/** @param wait seconds until it works again, when the server said so */
export const errorText = (code: ErrorCode, wait?: number): string =>
  code === 'slowDown' && wait !== undefined
    ? m.errors_slow_down_for({ time: formatDuration(wait * 1000) })
    : texts[code]()

/** What a caught error says to the reader. */
export const failureText = (failure: unknown): string =>
  errorText(failure instanceof AppError ? failure.code : 'unexpected')

/** The text of a problem as a form's response names it (`problem-key.ts`). */
export function problemText(key: string): string {
  const { code, wait } = readProblem(key)
  return errorText(code, wait)
}
