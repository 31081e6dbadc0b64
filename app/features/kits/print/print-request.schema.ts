import { eveningDetailsSchema } from '#app/features/kits/paper/evening-details.schema.ts'
import { paperChoiceSchema } from '#app/features/kits/paper/paper-choice.schema.ts'
import { inks, roundForms } from '#app/features/kits/paper/paper-choices.ts'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import { papers } from '#app/shared/papers.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'

/** `parts`: only the list; `pdf`: one file; `zip`: a file for each part; `picture`: a part's first page;
 * `size`: pages, sheets and ink of each part. */
const printForms = ['parts', 'pdf', 'zip', 'picture', 'size'] as const
export type PrintForm = (typeof printForms)[number]

const partId = z.string().regex(/^[a-z0-9-]{1,60}$/u)

export const printRequestSchema = z.strictObject({
  form: z.enum(printForms),
  choice: paperChoiceSchema,
  details: eveningDetailsSchema,
  /** Null: all parts. */
  part: partId.nullable(),
  /** Only parts that differ from an earlier print. */
  changedOnly: z.boolean(),
  /** What the earlier print was made for; null: there is none yet. */
  earlier: eveningDetailsSchema.nullable(),
  /** The draft as it is in the studio now, for people who edit it. */
  isDraft: z.boolean(),
})

export type PrintRequest = z.infer<typeof printRequestSchema>

const chosen = z
  .literal('1')
  .optional()
  .transform((value) => value !== undefined)

/** Parameters in an address, which work without scripts. Nothing entered for an evening is part of an address. */
export const printAddressSchema = z
  .strictObject({
    form: z.enum(['pdf', 'zip', 'picture']).default('pdf'),
    language: languageSchema.default('en'),
    paper: z.enum(papers).default('us-letter'),
    ink: z.enum(inks).default('colour'),
    large: chosen,
    hostPlays: chosen,
    rounds: z.enum(roundForms).default('roll'),
    sent: chosen,
    part: partId.optional(),
    draft: chosen,
  })
  .transform(({ form, language, paper, ink, large, hostPlays, rounds, sent, part, draft }): PrintRequest => ({
    form,
    choice: { language, paper, ink, isLarge: large, hostPlays, rounds, isSent: sent },
    details: noDetails,
    part: part ?? null,
    changedOnly: false,
    earlier: null,
    isDraft: draft,
  }))
