import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { inks, roundForms } from './paper-choices.ts'
import { papers } from '#app/shared/papers.ts'

/** The choices by which two prints of one edition differ, apart from what is entered for an evening. */
export const paperChoiceSchema = z.object({
  language: languageSchema,
  paper: z.enum(papers),
  ink: z.enum(inks),
  isLarge: z.boolean(),
  /** The host also plays: the parts that they may open are marked, the rest is sealed. */
  hostPlays: z.boolean(),
  rounds: z.enum(roundForms),
  /** Invitations and booklets are sent as files to read, and only the rest is printed. */
  isSent: z.boolean(),
})

export type PaperChoice = z.infer<typeof paperChoiceSchema>
