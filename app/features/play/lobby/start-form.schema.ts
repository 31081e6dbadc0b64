import { languageSchema } from '#app/i18n/local-text.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'

/** The form that starts a run; `sceneId` is a playtest's, and empty where it begins as the players do. */
export const startFormSchema = z.strictObject({
  intent: z.literal('start'),
  language: languageSchema.optional(),
  sceneId: z
    .string()
    .refine((text) => text === '' || isId(text))
    .optional(),
})
