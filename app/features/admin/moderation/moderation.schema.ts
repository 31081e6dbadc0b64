import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const mostNote = 500

const note = z
  .string({ error: 'moderation_note_required' })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'moderation_note_required' })
      .max(mostNote, { error: 'moderation_note_long' })
      .refine(isStorableText, { error: 'invalidInput' }),
  )
const id = z.uuid({ error: 'invalidInput' })

/** A moderator's actions; each with a note. */
export const moderationSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('take'), adventureId: id, note }),
  z.strictObject({ intent: z.literal('release'), adventureId: id, to: z.enum(['published', 'draft']), note }),
  z.strictObject({ intent: z.literal('hide-review'), reviewId: id, note }),
  z.strictObject({ intent: z.literal('show-review'), reviewId: id, note }),
  z.strictObject({ intent: z.literal('delete-lock'), lockId: id, note }),
  z.strictObject({ intent: z.literal('close-report'), reportId: id, note }),
])

export type ModerationDeed = z.infer<typeof moderationSchema>
