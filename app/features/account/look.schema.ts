import { z } from '#app/shared/zod.ts'

/** What the switches for language and theme send, one of them at a time. */
export const lookSchema = z.strictObject({
  language: z.enum(['en', 'fr']).optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
})

/** From a form: an unticked box is not sent. */
export const preferencesSchema = z.strictObject({
  language: z.enum(['en', 'fr']),
  theme: z.enum(['system', 'light', 'dark']),
  openingMails: z.literal('on').optional(),
})
