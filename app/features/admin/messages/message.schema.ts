import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const mostAnswer = 5_000

const messageId = z.uuid({ error: 'invalidInput' })

const answer = z
  .string({ error: 'messages_answer_required' })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'messages_answer_required' })
      .max(mostAnswer, { error: 'messages_answer_long' })
      .refine(isStorableText, { error: 'invalidInput' }),
  )

/** What staff do with a message from the contact form. */
export const messageDeedSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('answer'), messageId, answer }),
  z.strictObject({ intent: z.literal('close'), messageId }),
  z.strictObject({ intent: z.literal('reopen'), messageId }),
])

export type MessageDeed = z.infer<typeof messageDeedSchema>
