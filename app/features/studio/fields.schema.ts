import { languageSchema } from '#app/i18n/local-text.ts'
import { isId } from '#app/shared/ids.ts'
import { isTooMuch, parsePrice } from '#app/shared/money.ts'
import { isStorableJson, isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

/*
 * The fields that the studio's forms and commands are made of. A message is a key of the area `studio_errors`; form and
 * server show the same text (see `studio-error-text.ts`).
 */

/** A text of at most `max` characters; may be empty. */
export const text = (max: number) =>
  z.string().max(max, { error: 'studio_errors_too_long' }).refine(isStorableText, { error: 'studio_errors_unreadable' })

/** A text that must hold something; spaces around it are dropped. */
export const filledText = (max: number) =>
  z
    .string({ error: 'studio_errors_required' })
    .trim()
    .min(1, { error: 'studio_errors_required' })
    .max(max, { error: 'studio_errors_too_long' })
    .refine(isStorableText, { error: 'studio_errors_unreadable' })

export const rowId = z.string().refine(isId, { error: 'studio_errors_unreadable' })

/** The version of the row that a change starts from; another one in the database is a conflict. */
export const rowVersion = z.number().int().min(1)

/** Hotspots that led to what was deleted, and lead there again when it is put back. */
export const leadingHotspots = z.array(rowId).max(1_000).optional()

export const wholeNumber = (min: number, max: number) =>
  z
    .number({ error: 'studio_errors_number' })
    .int({ error: 'studio_errors_number' })
    .min(min, { error: 'studio_errors_number' })
    .max(max, { error: 'studio_errors_number' })

/** An amount as it is typed in a form, in dollars with a point or a comma; read as CAD cents. */
export const price = z.string().transform((typed, context) => {
  const cents = parsePrice(typed)
  if (cents !== null) return cents
  context.addIssue({ code: 'custom', message: isTooMuch(typed) ? 'studio_errors_price_most' : 'studio_errors_price' })
  return z.NEVER
})

/**
 * A list in which nothing stands twice, e.g. tags. A form sends nothing at all for an empty one.
 */
export const setOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z
    .array(z.enum(choices))
    .max(choices.length)
    .refine((list) => new Set(list).size === list.length, { error: 'studio_errors_unreadable' })

/**
 * A part of the draft whose meaning is read when an edition is compiled (conditions, effects, choices): what is
 * incomplete stays in the draft, so only its size is limited here.
 */
export const draftObject = z
  .record(z.string(), z.json())
  .refine((value) => isStorableJson(value), { error: 'studio_errors_unreadable' })
export const draftList = (max: number) =>
  z
    .array(draftObject)
    .max(max)
    .refine((value) => isStorableJson(value), { error: 'studio_errors_unreadable' })

/**
 * Texts in other languages than the primary one: `{ fr: { title: '…' } }`. What is named is written, what is not stays; an
 * empty text (or list, or object) takes the translation away, so that the primary language is shown again.
 */
export const translationsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.partialRecord(languageSchema, z.strictObject(shape).partial())

/** The most texts of one row that can be said to have been translated from something else. */
const mostOrigins = 500

/**
 * What texts said when they were translated, by language and by the paths of the texts in their row. What is named is written
 * and what is not stays; an empty text says that the translation is right as it is.
 */
export const translatedFromSchema = z.partialRecord(
  languageSchema,
  z
    .record(z.string().max(200).refine(isStorableText), text(10_000))
    .refine((texts) => Object.keys(texts).length <= mostOrigins, { error: 'studio_errors_unreadable' }),
)
