import {
  accessibilityTags,
  categories,
  contentWarnings,
  isCategoryOf,
  kinds,
  playerChoices,
} from '#app/features/adventure/catalogue.ts'
import { isStoredTags } from '#app/features/adventure/style-tags.ts'
import type { StyleField } from '#app/features/adventure/style-tags.ts'
import { isTrailer, longestTrailerAddress } from '#app/features/adventure/trailer.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import {
  filledText,
  price,
  rowId,
  rowVersion,
  setOf,
  text,
  translatedFromSchema,
  translationsOf,
  wholeNumber,
} from './fields.schema.ts'

const everyCategory = new Set<string>(Object.values(categories).flat())
const everyPlayerChoice = new Set<string>(Object.values(playerChoices).flat())

const title = filledText(200)
const description = text(5_000)
/** One of any kind's categories; whether it belongs to this adventure's kind is checked against the row. */
const category = z.string().refine((value) => everyCategory.has(value), { error: 'studio_errors_category' })

/** A film on a site that may play in our pages, by the rule that shows it there. Empty for none. */
const trailerUrl = z
  .string()
  .trim()
  .max(longestTrailerAddress, { error: 'studio_errors_too_long' })
  .refine((value) => value === '' || isTrailer(value), { error: 'studio_errors_trailer' })

/** The chosen tags of a group, as they are stored. */
const style = (field: StyleField) =>
  z.string().refine((value) => isStoredTags(field, value), { error: 'studio_errors_unreadable' })

/** The create dialog of the studio's list. Category and difficulty have their defaults in the form, as the specification says. */
export const createAdventureSchema = z
  .strictObject({
    intent: z.literal('create-adventure'),
    title,
    kind: z.enum(kinds),
    category: category.optional(),
    difficulty: wholeNumber(1, 5).default(3),
    price: price.default(0),
    description: description.default(''),
    imageDescription: text(2_000).default(''),
    /** The language that the columns are written in; the creator's own unless chosen otherwise. */
    primaryLanguage: languageSchema.default('en'),
  })
  .refine((input) => input.category === undefined || isCategoryOf(input.kind, input.category), {
    path: ['category'],
    error: 'studio_errors_category',
  })

export const deleteAdventureSchema = z.strictObject({ intent: z.literal('delete-adventure'), adventureId: rowId })

/** What the Details tab edits; a change names the fields that it changes and no others. */
export const detailsChangesSchema = z
  .strictObject({
    title,
    description,
    category,
    difficulty: wholeNumber(1, 5),
    price,
    /** One of the kind's choices, or empty while it is not chosen. */
    recommendedPlayers: z
      .string()
      .refine((value) => value === '' || everyPlayerChoice.has(value), { error: 'studio_errors_players' }),
    accessibilityTags: setOf(accessibilityTags),
    contentWarnings: setOf(contentWarnings),
    trailerUrl,
    /** The languages it is offered in; the primary one always is. */
    languages: setOf(['en', 'fr']).min(1),
    imageDescription: text(2_000),
    photographyStyle: style('photographyStyle'),
    lightingStyle: style('lightingStyle'),
    artStyle: style('artStyle'),
    atmosphereStyle: style('atmosphereStyle'),
    compositionStyle: style('compositionStyle'),
    customAiPrompt: text(2_000),
    translations: translationsOf({ title: text(200), description }),
    translatedFrom: translatedFromSchema,
  })
  .partial()

export const updateDetailsSchema = z.strictObject({
  intent: z.literal('update-details'),
  version: rowVersion,
  changes: detailsChangesSchema,
})

/** `assetId`: a cover that was uploaded to this adventure. */
export const setCoverSchema = z.strictObject({ intent: z.literal('set-cover'), version: rowVersion, assetId: rowId })

export const removeCoverSchema = z.strictObject({ intent: z.literal('remove-cover'), version: rowVersion })

/** The status selector; a permitted switch saves the whole form with it. */
export const changeStatusSchema = z.strictObject({
  intent: z.literal('change-status'),
  version: rowVersion,
  status: z.enum(['draft', 'coming_soon', 'published']),
  changes: detailsChangesSchema.default({}),
})

/** Asks the moderators to look again at what they took down. */
export const resubmitSchema = z.strictObject({ intent: z.literal('resubmit') })

export const publishUpdateSchema = z.strictObject({ intent: z.literal('publish-update') })

/** Asks what the checker says of the draft, without changing anything. */
export const checkDraftSchema = z.strictObject({ intent: z.literal('check-draft') })

export type CreateAdventureInput = z.output<typeof createAdventureSchema>
export type DeleteAdventureInput = z.output<typeof deleteAdventureSchema>
export type DetailsChanges = z.output<typeof detailsChangesSchema>
export type UpdateDetailsInput = z.output<typeof updateDetailsSchema>
export type SetCoverInput = z.output<typeof setCoverSchema>
export type RemoveCoverInput = z.output<typeof removeCoverSchema>
export type ChangeStatusInput = z.output<typeof changeStatusSchema>
