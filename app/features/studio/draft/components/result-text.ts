import { requiredFieldText } from './required-field-text.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { noRoomText } from './no-room-text.ts'

export function resultText(
  result: Exclude<PostResult, { status: 'saved' | 'checked' | 'checkedKit' | 'edited' }>,
): string {
  if (result.status === 'unreachable') return m.studio_unreachable()
  return commandRefusalText(result.status === 'refused' ? result.refusal : { reason: 'failed', error: result.error })
}

export function commandRefusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'gone':
      return m.studio_edit_gone()
    case 'invalid':
      return invalidText(refusal.fields)
    case 'failed':
      if (refusal.error.code === 'notFound') return m.studio_no_longer_yours()
      return noRoomText(refusal.error) ?? errorText(refusal.error.code)
    case 'missingFields':
      return m.studio_missing_fields({ fields: refusal.missing.map(requiredFieldText).join(', ') })
    case 'priceTooLow':
      return m.studio_price_too_low()
    case 'findings':
    case 'kitFindings':
      return m.studio_findings_refused()
    case 'nothingToPublish':
      return m.studio_nothing_to_publish()
    case 'role':
      return m.studio_beyond_role()
    case 'otherLanguage':
      return m.studio_other_language()
    case 'notInReview':
      return m.studio_review_not_in_review()
    case 'blocked':
      return {
        emailNotVerified: m.errors_email_not_verified,
        inReview: m.studio_block_review,
      }[refusal.block]()
  }
}

/** Names the field, which may be out of sight; in a translation's path it is the last part. */
function invalidText(fields: Record<string, readonly string[]>): string {
  const [path = '', [error = ''] = []] = Object.entries(fields)[0] ?? []
  const parts = path.split('.')
  const column = parts[0] === 'translations' ? parts[2] : parts[0]
  const kind = kindNames.find((name) => column !== undefined && Object.hasOwn(kindOf(name).fields, column))
  const text = studioErrorText(error)
  return kind ? m.studio_errors_at({ field: kindOf(kind).fields[column!]!.label(), text }) : text
}
