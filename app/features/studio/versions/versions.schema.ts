import { filledText, rowId } from '#app/features/rows/field-schemas.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { longestVersionName } from './version-view.ts'

const name = filledText(longestVersionName)

const keepVersionSchema = z.strictObject({ intent: z.literal('keep-version'), name })

/** `draftRevision`: the one that the author saw. */
const restoreVersionSchema = z.strictObject({
  intent: z.literal('restore-version'),
  versionId: rowId,
  draftRevision: z.number().int().min(1),
})

const renameVersionSchema = z.strictObject({ intent: z.literal('rename-version'), versionId: rowId, name })

const deleteVersionSchema = z.strictObject({ intent: z.literal('delete-version'), versionId: rowId })

const changeLanguageSchema = z.strictObject({
  intent: z.literal('change-language'),
  primaryLanguage: languageSchema,
  draftRevision: z.number().int().min(1),
})

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
