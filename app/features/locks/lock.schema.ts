import { languageSchema } from '#app/i18n/local-text.ts'
import { isOneLine, isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import { longest, mostDraftText } from './lock-limits.ts'

const lines = (most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(most, { error: 'lock_text_long' }).refine(isStorableText, { error: 'invalidInput' }))

const isSecureAddress = (text: string): boolean =>
  text === '' || (/^https:\/\//iu.test(text) && URL.canParse(text) && new URL(text).username === '')

/** The form of a lock. `draft`: the two halves of the puzzle as JSON; without scripts there is none. */
export const lockSchema = z.strictObject({
  type: z.string().max(40),
  language: languageSchema,
  title: z
    .string()
    .trim()
    .min(1, { error: 'lock_title_required' })
    .max(longest.title, { error: 'lock_text_long' })
    .refine(isOneLine, { error: 'invalidInput' }),
  question: lines(longest.question),
  opened: lines(longest.opened).pipe(z.string().min(1, { error: 'lock_opened_required' })),
  openedLink: z
    .string()
    .trim()
    .max(longest.openedLink, { error: 'lock_text_long' })
    .refine(isOneLine, { error: 'invalidInput' })
    .refine(isSecureAddress, { error: 'lock_link_wrong' }),
  draft: z.string().max(mostDraftText, { error: 'lock_draft_large' }).optional(),
})

export type LockForm = z.infer<typeof lockSchema>
