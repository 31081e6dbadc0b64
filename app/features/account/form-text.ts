import { m } from '#app/i18n/generated/messages.js'
import { problemText } from '#app/i18n/error-text.ts'
import { fieldOrder } from './credentials.schema.ts'

const texts: Record<string, () => string> = {
  account_invalid_email: m.common_email_invalid,
  account_name_long: m.account_name_long,
  account_password_required: m.account_password_required,
  account_password_short: m.account_password_short,
  account_password_long: m.account_password_long,
  account_password_mismatch: m.account_password_mismatch,
  account_password_common: m.account_password_common,
  account_password_own_word: m.account_password_own_word,
  account_password_email: m.account_password_email,
  account_wrong_credentials: m.account_wrong_credentials,
  account_banned: m.account_banned,
  account_email_taken: m.account_email_taken,
  account_email_same: m.security_email_same,
  account_password_wrong: m.security_password_wrong,
  account_sign_in_again: m.security_sign_in_again,
  account_code_required: m.security_code_required,
  account_code_wrong: m.security_code_wrong,
  account_last_administrator: m.closing_last_administrator,
}

const titles: Record<string, () => string> = {
  account_password_mismatch: m.account_password_mismatch_title,
  account_wrong_credentials: m.account_sign_in_failed_title,
  account_banned: m.account_sign_in_failed_title,
  account_email_taken: m.account_email_taken_title,
  unexpected: m.common_error,
}

export type AuthTab = 'sign-in' | 'sign-up'

export type AuthForm = AuthTab | 'forgot' | 'new-password' | 'code' | `security-${string}`

export type FormErrors = Record<string, string[] | null> | null | undefined

export function formText(key: string): string {
  if (Object.hasOwn(texts, key)) return texts[key]!()
  return problemText(key)
}

export function noticeOf(errors: FormErrors, form: AuthForm): { title: string; description: string } | null {
  if (!errors) return null
  const whole = errors['']?.[0]
  if (whole) return { title: titleOf(whole, form), description: formText(whole) }
  const first = fieldOrder.map((name) => errors[name]?.[0]).find((key) => key !== undefined)
  if (!first) return null
  return {
    title: Object.hasOwn(titles, first) ? titles[first]!() : m.common_validation_error(),
    description: formText(first),
  }
}

const failed: Partial<Record<AuthForm, () => string>> = {
  'sign-in': m.account_sign_in_failed_title,
  'sign-up': m.account_sign_up_failed_title,
  code: m.account_sign_in_failed_title,
}

const titleOf = (key: string, form: AuthForm): string =>
  (Object.hasOwn(titles, key) ? titles[key]! : (failed[form] ?? m.common_error))()
