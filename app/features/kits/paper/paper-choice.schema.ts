import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { inks, papers } from './paper-choices.ts'

/** What makes two prints of one edition differ, apart from what is typed for an evening. */
export const paperChoiceSchema = z.object({
  language: languageSchema,
  paper: z.enum(papers),
  ink: z.enum(inks),
  isLarge: z.boolean(),
  /** The host is a player too: what they may open is marked, the rest is sealed. */
  hostPlays: z.boolean(),
})

export type PaperChoice = z.infer<typeof paperChoiceSchema>
