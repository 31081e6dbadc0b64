import { formatDuration } from '#app/i18n/duration.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { readProblem } from '#app/shared/problem-key.ts'
import type { FieldProblem } from './review-form.ts'
import { longestReview } from './review-limits.ts'

const texts: Record<FieldProblem, () => string> = {
  missing: m.reviews_rating_missing,
  long: () => m.reviews_text_long({ most: formatNumber(longestReview) }),
  signs: m.reviews_text_signs,
  empty: m.reviews_answer_empty,
}

export const problemText = (problem: FieldProblem | undefined): string | undefined => problem && texts[problem]()

export function formProblemText(key: string): string {
  const { code, wait = 60 } = readProblem(key)
  if (code === 'notAllowed') return m.reviews_not_allowed()
  return code === 'slowDown' ? m.reviews_slow_down({ time: formatDuration(wait * 1000) }) : errorText(code)
}
