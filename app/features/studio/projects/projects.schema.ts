import { isCategoryOf, kinds } from '#app/features/rows/catalogue.ts'
import { filledText, price, rowId, text, wholeNumber } from '#app/features/rows/field-schemas.ts'
import { categorySchema, details } from '#app/features/rows/kinds/details.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'

/** The form sets the defaults of category and difficulty, as specified. */
export const createAdventureSchema = z
  .strictObject({
    intent: z.literal('create-adventure'),
    title: filledText(details.fields.title.text.longest),
    kind: z.enum(kinds),
    category: categorySchema.optional(),
    difficulty: wholeNumber(...details.fields.difficulty.range).default(3),
    price: price.default(0),
    description: text(details.fields.description.text.longest).default(''),
    imageDescription: text(details.fields.imageDescription.longest).default(''),
    primaryLanguage: languageSchema.default('en'),
  })
  .refine((input) => input.category === undefined || isCategoryOf(input.kind, input.category), {
    path: ['category'],
    error: 'studio_errors_category',
  })

const project = { adventureId: rowId }

export const deleteAdventureSchema = z.strictObject({ intent: z.literal('delete-adventure'), ...project })
export const restoreAdventureSchema = z.strictObject({ intent: z.literal('restore-adventure'), ...project })
export const eraseAdventureSchema = z.strictObject({ intent: z.literal('erase-adventure'), ...project })
export const duplicateAdventureSchema = z.strictObject({ intent: z.literal('duplicate-adventure'), ...project })

/** `template`: its key. Written in the given language, offered in both. */
export const startFromTemplateSchema = z.strictObject({
  intent: z.literal('start-from-template'),
  template: z.string().min(1).max(60),
  primaryLanguage: languageSchema,
})

export type CreateAdventureInput = z.output<typeof createAdventureSchema>
export type DeleteAdventureInput = z.output<typeof deleteAdventureSchema>
export type StartFromTemplateInput = z.output<typeof startFromTemplateSchema>
