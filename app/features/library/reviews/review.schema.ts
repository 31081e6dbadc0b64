import { z } from '#app/shared/zod.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { longestReview } from './review-limits.ts'

/** Browsers send line breaks as CR LF, which would count twice. */
const writtenText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(longestReview, { error: 'long' }).refine(isStorableText, { error: 'signs' }))

export const reviewSchema = z.strictObject({
  rating: z
    .string({ error: 'missing' })
    .regex(/^[1-5]$/, { error: 'missing' })
    .transform(Number),
  text: writtenText.default(''),
})

export const answerSchema = z.strictObject({
  answer: writtenText.refine((text) => text !== '', { error: 'empty' }),
})

export type Review = z.infer<typeof reviewSchema>
