import { emailAddress, longestEmail } from '#app/shared/email-address.ts'
import { isOneLine, isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const mostName = 100
const mostMessage = 2_000

const line = (most: number, missing: string, long: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(most, { error: long })
    .refine(isOneLine, { error: 'invalidInput' })

const message = z
  .string({ error: 'contact_message_required' })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string({ error: 'contact_message_required' })
      .min(1, { error: 'contact_message_required' })
      .max(mostMessage, { error: 'contact_message_long' })
      .refine(isStorableText, { error: 'invalidInput' }),
  )

const unknownKeys = {
  error: (issue: { code?: string }) => (issue.code === 'unrecognized_keys' ? 'invalidInput' : undefined),
}

/** `website` is a trap for programs that fill in every field. */
export const contactSchema = z.strictObject(
  {
    firstName: line(mostName, 'contact_first_name_required', 'contact_first_name_long'),
    lastName: line(mostName, 'contact_last_name_required', 'contact_last_name_long'),
    email: line(longestEmail, 'contact_email_required', 'contact_email_long').pipe(
      emailAddress('contact_email_invalid'),
    ),
    message,
    website: z.string().optional(),
  },
  unknownKeys,
)

export type ContactForm = z.infer<typeof contactSchema>

/** Display order; also the order in which the first failing message is looked for. */
export const fieldOrder = ['firstName', 'lastName', 'email', 'message'] as const
