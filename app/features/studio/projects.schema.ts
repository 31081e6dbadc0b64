import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { rowId } from './fields.schema.ts'

/* What the studio's list asks for of one project. */

const project = { adventureId: rowId }

export const restoreAdventureSchema = z.strictObject({ intent: z.literal('restore-adventure'), ...project })
export const eraseAdventureSchema = z.strictObject({ intent: z.literal('erase-adventure'), ...project })
export const duplicateAdventureSchema = z.strictObject({ intent: z.literal('duplicate-adventure'), ...project })

/** `template`: its key. The draft is written in the language given, and offered in both. */
export const startFromTemplateSchema = z.strictObject({
  intent: z.literal('start-from-template'),
  template: z.string().min(1).max(60),
  primaryLanguage: languageSchema,
})

export type StartFromTemplateInput = z.output<typeof startFromTemplateSchema>
