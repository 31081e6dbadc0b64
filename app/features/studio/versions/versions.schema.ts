import { filledText, rowId } from '#app/features/studio/fields.schema.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'

/** What an author calls a version: any words of their own. */
const name = filledText(100)

const keepVersionSchema = z.strictObject({ intent: z.literal('keep-version'), name })

/** `draftRevision`: of the draft that its author saw when they asked; a draft that was saved since stays as it is. */
const restoreVersionSchema = z.strictObject({
  intent: z.literal('restore-version'),
  versionId: rowId,
  draftRevision: z.number().int().min(1),
})

const renameVersionSchema = z.strictObject({ intent: z.literal('rename-version'), versionId: rowId, name })

const deleteVersionSchema = z.strictObject({ intent: z.literal('delete-version'), versionId: rowId })

/** Makes another language the one that the draft is written in, as its author saw it. */
const changeLanguageSchema = z.strictObject({
  intent: z.literal('change-language'),
  primaryLanguage: languageSchema,
  draftRevision: z.number().int().min(1),
})

/** Everything that can be done with the versions of a draft; the draft is the one of the address. */
export const versionCommandSchema = z.discriminatedUnion('intent', [
  keepVersionSchema,
  restoreVersionSchema,
  renameVersionSchema,
  deleteVersionSchema,
  changeLanguageSchema,
])

export type VersionCommand = z.output<typeof versionCommandSchema>
export type KeepVersionInput = z.output<typeof keepVersionSchema>
export type RestoreVersionInput = z.output<typeof restoreVersionSchema>
export type RenameVersionInput = z.output<typeof renameVersionSchema>
export type DeleteVersionInput = z.output<typeof deleteVersionSchema>
export type ChangeLanguageInput = z.output<typeof changeLanguageSchema>
