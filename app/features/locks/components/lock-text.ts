import { errorText, problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'

const texts: Record<string, () => string> = {
  lock_title_required: m.lock_title_required,
  lock_opened_required: m.lock_opened_required,
  lock_text_long: m.lock_text_long,
  lock_link_wrong: m.lock_link_wrong,
  lock_draft_large: m.lock_draft_large,
  lock_unfinished: m.lock_unfinished,
}

/** The problem of a field of the form. */
export const lockProblemText = (problem: string): string => texts[problem]?.() ?? errorText('invalidInput')

/** Why the whole form was refused. */
export const lockRefusalText = (problem: string): string => texts[problem]?.() ?? problemText(problem)
