import { emailAddress } from '#app/shared/email-address.ts'
import { isOneLine } from '#app/shared/storable.ts'
import { isVisible, nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'

const leastPassword = 6
const mostPassword = 128
export const mostName = 80

const emailAsTyped = emailAddress('account_invalid_email')

export const emailField = emailAsTyped.transform((text) => text.toLowerCase())

const password = z
  .string({ error: 'account_password_required' })
  .min(leastPassword, { error: 'account_password_short' })
  .max(mostPassword, { error: 'account_password_long' })

export const newPasswordFields = {
  password,
  confirmPassword: z.string({ error: 'account_password_required' }),
}

export const areSame = (form: { password: string; confirmPassword: string }): boolean =>
  form.password === form.confirmPassword

export const notSame = { path: ['confirmPassword'], error: 'account_password_mismatch' }

export const unknownKeys = {
  error: (issue: { code?: string }) => (issue.code === 'unrecognized_keys' ? 'invalidInput' : undefined),
}

export const signInSchema = z.strictObject({ email: emailField, password }, unknownKeys)

export const signUpSchema = z
  .strictObject(
    {
      email: emailAsTyped,
      displayName: z
        .string()
        .trim()
        .max(mostName, { error: 'account_name_long' })
        .refine(isOneLine, { error: 'invalidInput' })
        .optional(),
      ...newPasswordFields,
    },
    unknownKeys,
  )
  .refine(areSame, notSame)
  // A name taken from the address keeps its capitals.
  .transform((form) => ({ ...form, name: nameOf(form), email: form.email.toLowerCase() }))

export const forgotSchema = z.strictObject({ email: emailField }, unknownKeys)

export const newPasswordSchema = z
  .strictObject(
    {
      token: z.string({ error: 'invalidInput' }).max(100, { error: 'invalidInput' }),
      ...newPasswordFields,
    },
    unknownKeys,
  )
  .refine(areSame, notSame)

export type NewPasswordForm = z.infer<typeof newPasswordSchema>
export type SignInForm = z.infer<typeof signInSchema>
export type SignUpForm = z.infer<typeof signUpSchema>

/** Display order; also the order in which the first failing message is looked for. */
export const fieldOrder = ['email', 'displayName', 'currentPassword', 'password', 'confirmPassword', 'code'] as const

export const nameOf = (form: { email: string; displayName?: string | undefined }): string =>
  shortened(isVisible(form.displayName ?? '') ? nameLine(form.displayName!) : (form.email.split('@')[0] ?? form.email))

const shortened = (name: string): string =>
  name
    .slice(0, mostName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
