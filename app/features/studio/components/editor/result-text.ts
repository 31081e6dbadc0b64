import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import { requiredFieldText } from '#app/features/studio/components/required-field-text.ts'
import { studioErrorText } from '#app/features/studio/studio-error-text.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { noRoomText } from './no-room-text.ts'

/** Why a command did not do what was asked, in the reader's words. */
export function resultText(result: Exclude<CommandResult, { status: 'saved' | 'checked' }>): string {
  switch (result.status) {
    case 'unreachable':
      return m.studio_unreachable()
    case 'conflict':
      return errorText('conflict')
    case 'failed':
      return noRoomText(result.error) ?? errorText(result.error.code)
    case 'invalid':
      return studioErrorText(Object.values(result.fields)[0]?.[0] ?? '')
    case 'refused':
      return refusalText(result)
  }
}

function refusalText(refusal: Extract<CommandResult, { status: 'refused' }>): string {
  switch (refusal.reason) {
    case 'missingFields':
      return m.studio_missing_fields({ fields: refusal.missing.map(requiredFieldText).join(', ') })
    case 'priceTooLow':
      return m.studio_price_too_low()
    case 'findings':
      return m.studio_findings_refused()
    case 'nothingToPublish':
      return m.studio_nothing_to_publish()
    case 'otherLanguage':
      return m.studio_other_language()
    case 'notInReview':
      return m.studio_review_not_in_review()
    case 'blocked':
      return {
        emailNotVerified: m.studio_block_email,
        inReview: m.studio_block_review,
        printKind: m.studio_block_print,
      }[refusal.block]()
  }
}
