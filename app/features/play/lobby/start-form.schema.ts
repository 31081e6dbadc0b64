import { languageSchema } from '#app/i18n/local-text.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

export const startFormSchema = z.strictObject({
  intent: z.enum(['start', 'start_with_friends', 'play_now']),
  language: languageSchema.optional(),
  sceneId: z
    .string()
    .refine((text) => text === '' || isId(text))
    .optional(),
})
