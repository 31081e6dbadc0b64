import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { papers } from '#app/features/puzzles/contract/papers.ts'

const chosen = z
  .literal('1')
  .optional()
  .transform((value) => value !== undefined)

export const printChoiceSchema = z.strictObject({
  language: languageSchema.default('en'),
  paper: z.enum(papers).default('us-letter'),
  key: chosen,
  hints: chosen,
})
