import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { coAuthorRoles, sharePercents } from '#app/shared/co-author-roles.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'
import { longestEmail, readEmail } from '#app/shared/email-address.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

/** As one choice of a form: `editor`, `reviewer`, or `translator-fr`. */
type PartName = Exclude<CoAuthorRole, 'translator'> | `translator-${Locale}`

export type Part = { value: PartName; role: CoAuthorRole; language: Locale | null }

export const parts: readonly Part[] = coAuthorRoles.flatMap((role): Part[] =>
  role === 'translator'
    ? locales.map((language) => ({ value: `${role}-${language}` as const, role, language }))
    : [{ value: role, role, language: null }],
)

const part = z.enum(parts.map(({ value }) => value)).transform((value) => parts.find((each) => each.value === value)!)

const id = z.string().refine(isId)

const email = z
  .string()
  .max(longestEmail)
  .transform((typed, context) => {
    const read = readEmail(typed)
    if (read === null) context.addIssue({ code: 'custom' })
    return read ?? ''
  })

const percent = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .refine((typed) => typed <= sharePercents.most)

/** What a form of the page of people asks. */
export const peopleFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('invite'), part, email }),
  // Of the same form, whose address is then not asked for
  z.strictObject({ intent: z.literal('link'), part, email: z.string().max(longestEmail).optional() }),
  z.strictObject({ intent: z.literal('revoke'), invitationId: id }),
  z.strictObject({ intent: z.literal('change'), userId: id, part }),
  z.strictObject({ intent: z.literal('remove'), userId: id }),
  z.strictObject({ intent: z.literal('share'), userId: id, percent }),
  // With the password, unless the sign-in is fresh
  z.strictObject({
    intent: z.literal('offer'),
    userId: id,
    username: z.string().max(longestEmail).optional(),
    password: z.string().max(128).optional(),
  }),
  z.strictObject({ intent: z.literal('withdraw') }),
  z.strictObject({ intent: z.literal('leave') }),
  z.strictObject({ intent: z.literal('take-over') }),
  z.strictObject({ intent: z.literal('decline') }),
])

export type PeopleForm = z.output<typeof peopleFormSchema>

/** People beside the owner, and invitations that wait. */
export const mostCoAuthors = 20

export const invitationDays = 14
