import {
  areSame,
  emailField,
  newPasswordFields,
  notSame,
  unknownKeys,
} from '#app/features/account/credentials.schema.ts'
import { z } from '#app/shared/zod.ts'

/** Required from people with a password; everybody else must have just signed in. */
const currentPassword = (isAsked: boolean): z.ZodType<string | undefined, string | undefined> =>
  isAsked
    ? z.string({ error: 'account_password_required' }).max(128, { error: 'account_password_wrong' })
    : z.undefined({ error: 'invalidInput' }).optional()

const code = z.string({ error: 'account_code_required' }).max(40, { error: 'account_code_wrong' })

export const passwordSchema = (isAsked: boolean) =>
  z
    .strictObject(
      { intent: z.literal('password'), currentPassword: currentPassword(isAsked), ...newPasswordFields },
      unknownKeys,
    )
    .refine(areSame, notSame)

export const emailSchema = (isAsked: boolean) =>
  z.strictObject(
    { intent: z.literal('email'), email: emailField, currentPassword: currentPassword(isAsked) },
    unknownKeys,
  )

export const beginFactorSchema = (isAsked: boolean) =>
  z.strictObject({ intent: z.literal('factor-begin'), currentPassword: currentPassword(isAsked) }, unknownKeys)

export const confirmFactorSchema = z.strictObject({ intent: z.literal('factor-confirm'), code }, unknownKeys)

/** For turning it off, and for new recovery codes. */
export const factorSchema = (isAsked: boolean) =>
  z.strictObject(
    { intent: z.enum(['factor-off', 'recovery-codes']), currentPassword: currentPassword(isAsked), code },
    unknownKeys,
  )

export const removeGoogleSchema = (isAsked: boolean) =>
  z.strictObject({ intent: z.literal('google-off'), currentPassword: currentPassword(isAsked) }, unknownKeys)

export const codeSchema = z.strictObject({ code }, unknownKeys)

export const securityIntents = [
  'password',
  'email',
  'factor-begin',
  'factor-cancel',
  'factor-confirm',
  'factor-off',
  'recovery-codes',
  'google-off',
  'end-session',
  'sign-out-elsewhere',
] as const

export type SecurityIntent = (typeof securityIntents)[number]
