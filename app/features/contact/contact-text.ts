import { m } from '#app/i18n/generated/messages.js'
import { formatDuration } from '#app/i18n/duration.ts'
import { problemText } from '#app/i18n/error-text.ts'
import { readProblem } from '#app/shared/problem-key.ts'
import { fieldOrder } from './contact.schema.ts'

const texts: Record<string, () => string> = {
  contact_first_name_required: m.contact_first_name_required,
  contact_first_name_long: m.contact_first_name_long,
  contact_last_name_required: m.contact_last_name_required,
  contact_last_name_long: m.contact_last_name_long,
  contact_email_required: m.contact_email_required,
  contact_email_invalid: m.common_email_invalid,
  contact_email_long: m.contact_email_long,
  contact_message_required: m.contact_message_required,
  contact_message_long: m.contact_message_long,
  slowDown: m.contact_slow_down,
  unanswered: m.contact_unanswered,
}

export type FormErrors = Record<string, string[] | null> | null | undefined

export function contactText(key: string): string {
  if (Object.hasOwn(texts, key)) return texts[key]!()
  const { code, wait } = readProblem(key)
  if (code === 'slowDown' && wait !== undefined) return m.contact_slow_down_for({ time: formatDuration(wait * 1000) })
  return problemText(key)
}

export function noticeOf(errors: FormErrors): { title: string; description: string } | null {
  if (!errors) return null
  const whole = errors['']?.[0]
  if (whole) return { title: m.contact_failed_title(), description: contactText(whole) }
  const first = fieldOrder.map((name) => errors[name]?.[0]).find((key) => key !== undefined)
  return first ? { title: m.common_validation_error(), description: contactText(first) } : null
}
