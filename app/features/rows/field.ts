import { z } from '#app/shared/zod.ts'
import { draftList, draftObject, filledText, rowId, text, wholeNumber } from './field-schemas.ts'
import type { Field } from './row-kind.ts'

type Label = () => string

export const words = (label: Label, longest: number, long?: 'long'): Field<string> => ({
  label,
  schema: text(longest),
  start: '',
  text: { longest, ...(long ? { long: true } : {}) },
})

export const requiredWords = (label: Label, longest: number, long?: 'long'): Field<string> => ({
  label,
  schema: filledText(longest),
  text: { longest, required: true, ...(long ? { long: true } : {}) },
})

export const note = (label: Label, longest: number): Field<string> => ({ label, schema: text(longest), start: '' })

/** The first is the default. */
export const choice = <const Choice extends string>(
  label: Label,
  choices: readonly [Choice, ...Choice[]],
): Field<Choice> => ({ label, schema: z.enum(choices) as unknown as z.ZodType<Choice>, start: choices[0] })

export const yesNo = (label: Label): Field<boolean> => ({ label, schema: z.boolean(), start: false })

export const whole = (label: Label, [min, max]: readonly [number, number], start: number): Field<number> => ({
  label,
  schema: wholeNumber(min, max),
  start,
})

export const field = <Value>(label: Label, schema: z.ZodType<Value>, start?: Value): Field<Value> => ({
  label,
  schema,
  ...(start === undefined ? {} : { start }),
})

export const json = (label: Label, holds?: 'texts'): Field<Record<string, unknown>> => ({
  label,
  schema: draftObject as z.ZodType<Record<string, unknown>>,
  start: {},
  ...(holds ? { holdsTexts: true } : {}),
})

export const jsonList = (label: Label, most: number): Field<Record<string, unknown>[]> => ({
  label,
  schema: draftList(most) as z.ZodType<Record<string, unknown>[]>,
  start: [],
  holdsTexts: true,
})

export const file = (label: Label, kind: 'picture' | 'sound'): Field<string | null> => ({
  label,
  schema: rowId.nullable(),
  start: null,
  file: kind,
})

const idsOf = (most: number) =>
  z
    .array(rowId)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'studio_errors_unreadable' })

/** The id of another row; that of a row that was removed stays, and is read as none. */
export const reference = (label: Label): Field<string | null> => field<string | null>(label, rowId.nullable(), null)

export const references = (label: Label, most: number): Field<string[]> => field<string[]>(label, idsOf(most), [])
