import { z } from '#app/shared/zod.ts'
import { isWithinLimits } from '#app/features/engine/condition-limits.ts'
import { draftList, draftObject, filledText, isWithin, rowId, text, wholeNumber } from './field-schemas.ts'
import type { Field, KindName, Range, TextField } from './row-kind.ts'

type Label = () => string
type Said = Pick<Field, 'hint' | 'hints' | 'optional' | 'hostOnly' | 'inWords'>
type SaidOfText = Said & { long?: true }
type Words = Field<string> & { text: TextField }
export type Numeric<Value = number> = Field<Value> & { range: Range }

export const words = (label: Label, longest: number, { long, ...said }: SaidOfText = {}): Words => ({
  label,
  ...said,
  schema: text(longest),
  start: '',
  text: { longest, ...(long ? { long } : {}) },
})

export const requiredWords = (label: Label, longest: number, { long, ...said }: SaidOfText = {}): Words => ({
  label,
  ...said,
  schema: filledText(longest),
  text: { longest, required: true, ...(long ? { long } : {}) },
})

type Texts = Field<string[]> & Required<Pick<Field, 'texts' | 'translation'>>

/** A list of texts, each of which is translated. `item`: the label of one of them. */
export function texts(
  label: Label,
  item: NonNullable<Field['texts']>['item'],
  longest: number,
  most: number,
  said: Said = {},
): Texts {
  const schema = z.array(text(longest)).max(most)
  return {
    ...field<string[]>(label, schema, [], said),
    translation: schema,
    texts: { longest, long: true, most, item },
  }
}

/** Text that only authors and models read; it is not translated. */
export const note = (label: Label, longest: number, said: Said = {}): Field<string> & { longest: number } => ({
  label,
  ...said,
  schema: text(longest),
  start: '',
  longest,
})

type Choices<Choice extends string> = Readonly<Record<Choice, () => string>>
type ChoiceField<Choice extends string, Value = Choice> = Omit<Field<Value>, 'choices'> & { choices: Choices<Choice> }

/** The choices, in the order in which they are offered. */
export const choicesOf = <Choice extends string>({ choices }: { choices: Choices<Choice> }): [Choice, ...Choice[]] =>
  Object.keys(choices) as [Choice, ...Choice[]]

/** A choice without a default: a value has to be given. */
export const requiredChoice = <Choice extends string>(
  label: Label,
  choices: Choices<Choice>,
  said: Said = {},
): ChoiceField<Choice> => ({ label, ...said, choices, schema: z.enum(choicesOf({ choices })) as z.ZodType<Choice> })

/** The default is the first choice, unless `start` names another. */
export const choice = <Choice extends string>(
  label: Label,
  choices: Choices<Choice>,
  { start, ...said }: Said & { start?: NoInfer<Choice> } = {},
): ChoiceField<Choice> => ({
  ...requiredChoice(label, choices, said),
  start: start ?? choicesOf({ choices })[0],
})

/** A choice that defaults to none. */
export const choiceOrNone = <Choice extends string>(
  label: Label,
  choices: Choices<Choice>,
  said: Said = {},
): ChoiceField<Choice, Choice | null> => ({
  label,
  ...said,
  choices,
  schema: z.enum(choicesOf({ choices })).nullable() as z.ZodType<Choice | null>,
  start: null,
})

export const yesNo = (label: Label, said: Said = {}): Field<boolean> => ({
  label,
  ...said,
  schema: z.boolean(),
  start: false,
})

export const whole = (label: Label, range: Range, start: number, said: Said = {}): Numeric => ({
  label,
  ...said,
  schema: wholeNumber(...range),
  start,
  range,
})

/** A whole number that defaults to none. */
export const wholeOrNone = (label: Label, range: Range, said: Said = {}): Numeric<number | null> => ({
  label,
  ...said,
  schema: wholeNumber(...range).nullable(),
  start: null,
  range,
})

export const field = <Value>(label: Label, schema: z.ZodType<Value>, start?: Value, said: Said = {}): Field<Value> => ({
  label,
  ...said,
  schema,
  ...(start === undefined ? {} : { start }),
})

/** The field with limits on what is inside its value (`within` of a field). */
export const limited = <Value>(declared: Field<Value>, within: NonNullable<Field['within']>): Field<Value> => ({
  ...declared,
  schema: declared.schema.refine((value) => isWithin(within, value), { error: 'studio_errors_too_long' }),
  within,
})

export const json = (label: Label, holds?: 'texts'): Field<Record<string, unknown>> => ({
  label,
  schema: draftObject as z.ZodType<Record<string, unknown>>,
  start: {},
  ...(holds ? { holdsTexts: true } : {}),
})

export function condition(label: Label, holds?: 'texts'): Field<Record<string, unknown>> {
  const declared = json(label, holds)
  return { ...declared, schema: declared.schema.refine(isWithinLimits, { error: 'studio_errors_too_long' }) }
}

export const jsonList = (label: Label, most: number): Field<Record<string, unknown>[]> => ({
  label,
  schema: draftList(most) as z.ZodType<Record<string, unknown>[]>,
  start: [],
  holdsTexts: true,
})

export const file = <const Kind extends 'picture' | 'sound'>(
  label: Label,
  kind: Kind,
  said: Said = {},
): Field<string | null> & { file: Kind } => ({
  label,
  ...said,
  schema: rowId.nullable(),
  start: null,
  file: kind,
})

/** A picture that is uploaded and shown by its form. */
export const picture = (label: Label, look: NonNullable<Field['picture']>, said: Said = {}) => ({
  ...file(label, 'picture', said),
  picture: look,
})

const idsOf = (most: number) =>
  z
    .array(rowId)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'studio_errors_unreadable' })

/** The id of a row of one of `kinds`; the id of a removed row stays stored, but reads as null. */
export const reference = (label: Label, kinds: readonly KindName[], said: Said = {}): Field<string | null> => ({
  ...field<string | null>(label, rowId.nullable(), null, said),
  names: { kinds },
})

export const references = (
  label: Label,
  most: number,
  kinds: readonly KindName[],
  said: Said = {},
): Field<string[]> => ({ ...field<string[]>(label, idsOf(most), [], said), names: { kinds } })
