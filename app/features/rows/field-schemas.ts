import { isWithinLimits } from '#app/features/engine/condition-limits.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { isId } from '#app/shared/ids.ts'
import { isRecord } from '#app/shared/record.ts'
import { isTooMuch, parsePrice, priceInput } from '#app/shared/money.ts'
import { isStorableJson, isStorableText } from '#app/shared/storable.ts'
import { isVisible, withoutUnseen } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'

/* Messages are keys of `studio_errors`, so that form and server show the same text (see `studio-error-text.ts`). */

export const text = (max: number) =>
  z.string().max(max, { error: 'studio_errors_too_long' }).refine(isStorableText, { error: 'studio_errors_unreadable' })

export const filledText = (max: number) =>
  z
    .string({ error: 'studio_errors_required' })
    .trim()
    .max(max, { error: 'studio_errors_too_long' })
    .refine(isStorableText, { error: 'studio_errors_unreadable' })
    .refine(isVisible, { error: 'studio_errors_required' })
    .overwrite(withoutUnseen)

export const rowId = z.string().refine(isId, { error: 'studio_errors_unreadable' })

export const wholeNumber = (min: number, max: number) =>
  z
    .number({ error: 'studio_errors_number' })
    .int({ error: 'studio_errors_number' })
    .min(min, { error: 'studio_errors_number' })
    .max(max, { error: 'studio_errors_number' })

/** Typed in dollars with a point or a comma; read as CAD cents. */
export const price = z.string().transform((typed, context) => {
  const cents = parsePrice(typed)
  if (cents !== null) return cents
  context.addIssue({ code: 'custom', message: isTooMuch(typed) ? 'studio_errors_price_most' : 'studio_errors_price' })
  return z.NEVER
})

/** In dollars, as shown in forms. */
export const priceText = price.transform(priceInput)

export const setOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z
    .array(z.enum(choices))
    .max(choices.length)
    .refine((list) => new Set(list).size === list.length, { error: 'studio_errors_unreadable' })

/** Read when an edition is compiled: the draft may be incomplete, so only its size is limited. */
export const draftObject = z
  .record(z.string(), z.json())
  .refine((value) => isStorableJson(value), { error: 'studio_errors_unreadable' })
export const draftList = (max: number) =>
  z
    .array(draftObject)
    .max(max)
    .refine((value) => isStorableJson(value), { error: 'studio_errors_unreadable' })

/** Whether no list and no text inside is larger than the limit of the keys that lead to it, and no condition too large. */
export function isWithin(limits: Readonly<Record<string, number>>, value: unknown, keys = ''): boolean {
  const [, most = Infinity] = Object.entries(limits).find(([end]) => keys.endsWith(`.${end}`)) ?? []
  if (typeof value === 'string') return value.length <= most
  if (Array.isArray(value)) return value.length <= most && value.every((part) => isWithin(limits, part, keys))
  return (
    !isRecord(value) ||
    Object.entries(value).every(([key, part]) =>
      key === 'conditions' ? isWithinLimits(part) : isWithin(limits, part, isLocale(key) ? keys : `${keys}.${key}`),
    )
  )
}

/** Texts left out stay as they are; an empty text removes the translation. */
export const translationsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.partialRecord(languageSchema, z.strictObject(shape).partial())

const mostOrigins = 500

/** Source text of a translation by language and path. Paths left out stay unchanged; empty: it is up to date. */
export const translatedFromSchema = z.partialRecord(
  languageSchema,
  z
    .record(z.string().max(200).refine(isStorableText), text(10_000))
    .refine((texts) => Object.keys(texts).length <= mostOrigins, { error: 'studio_errors_unreadable' }),
)
