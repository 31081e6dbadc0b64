import { problemText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { FormErrors } from './form-text.ts'
import { profileFields } from './profile.schema.ts'

const texts: Record<string, () => string> = {
  account_character_name_required: m.account_character_name_required,
  account_character_name_long: m.account_character_name_long,
  account_story_long: m.account_story_long,
  account_description_long: m.account_description_long,
  account_changed_elsewhere: m.account_changed,
}

export function profileText(key: string): string {
  if (Object.hasOwn(texts, key)) return texts[key]!()
  return problemText(key)
}

export function profileNotice(errors: FormErrors): { title: string; description: string } | null {
  if (!errors) return null
  const whole = errors['']?.[0]
  if (whole) return { title: m.account_save_failed(), description: profileText(whole) }
  const first = profileFields.map((name) => errors[name]?.[0]).find((key) => key !== undefined)
  if (!first) return null
  const title = first === 'account_changed_elsewhere' ? m.account_changed_title() : m.common_validation_error()
  return { title, description: profileText(first) }
}
