import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { longestReply } from './limits.ts'

type Label = () => string

/** `onScreen`: says nothing about a puzzle that is only printed; `hint`: only its hint says nothing about one. */
type Said = { hint?: Label; required?: true; onScreen?: true | 'hint' }
type SaidOfText = Said & {
  optional?: true
  /** All languages can share it, like a code of digits. */
  shared?: true
}

/** What a list of wrong answers with a reply says. */
interface DecoyWords {
  legend: Label
  hint: Label
  answer: (named: { position: number }) => string
  reply: Label
  add: Label
  remove: (named: { position: number }) => string
}

/** How a form draws a field of a schema. */
export type FormField =
  | (SaidOfText & { kind: 'text'; label: Label; longest: number; long?: true })
  | (SaidOfText & { kind: 'lines'; label: Label; longest: number })
  | (Said & { kind: 'yesNo'; label: Label })
  | (Said & { kind: 'count'; label: Label; range: readonly [number, number]; each?: (count: number) => string })
  | (Said & {
      kind: 'choice'
      label: Label
      choices: Readonly<Record<string, Label>>
      /** In place of `hint`, by what is chosen. */
      hints?: Readonly<Record<string, Label>>
    })
  | { kind: 'decoys'; words: DecoyWords; answer: 'answer' | 'code'; longest: number }

/** A blank is no answer: nothing but spaces and invisible characters. */
export const typedText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/[^\s\p{Cf}]/u)

const fields = new WeakMap<z.ZodType, FormField>()

function drawn<Schema extends z.ZodType>(schema: Schema, field: FormField): Schema {
  fields.set(schema, field)
  return schema
}

export const words = (label: Label, longest: number, said: SaidOfText & { long?: true } = {}) =>
  drawn(z.string().max(longest).default(''), { kind: 'text', label, longest, ...said })

/** A list of texts, typed one per line. */
export const lines = (label: Label, longest: number, most: number, said: SaidOfText = {}) =>
  drawn(z.array(z.string().max(longest)).max(most).default([]), { kind: 'lines', label, longest, ...said })

export const yesNo = (label: Label, { start = false, ...said }: Said & { start?: boolean } = {}) =>
  drawn(z.boolean().default(start), { kind: 'yesNo', label, ...said })

/** A whole number chosen from a list. */
export const count = (
  label: Label,
  [least, most]: readonly [number, number],
  start: number,
  said: Said & { each?: (count: number) => string } = {},
) =>
  drawn(z.number().int().min(least).max(most).default(start), { kind: 'count', label, range: [least, most], ...said })

/** The choices in the order in which they are offered. */
export const choice = <Choice extends string>(
  label: Label,
  choices: Readonly<Record<Choice, Label>>,
  start: NoInfer<Choice>,
  said: Said & { hints?: Readonly<Record<NoInfer<Choice>, Label>> } = {},
) => drawn(z.enum(Object.keys(choices) as Choice[]).default(start), { kind: 'choice', label, choices, ...said })

export const mostTypedDecoys = 20

/** Typed wrong answers that get a reply. */
export const typedDecoys = <Answer extends 'answer' | 'code'>(answer: Answer, longest: number, texts: DecoyWords) => {
  const shape = { [answer]: z.string().max(longest), reply: z.string().max(longestReply) }
  return drawn(
    z
      .array(z.strictObject(shape as Record<Answer | 'reply', z.ZodString>))
      .max(mostTypedDecoys)
      .default([]),
    { kind: 'decoys', words: texts, answer, longest },
  )
}

export const allowedAttempts = count(m.puzzles_attempts, [1, 10], 3, {
  hint: m.puzzles_attempts_hint,
  onScreen: true,
})

/** The halves of a draft. No field has the same name in both. */
export interface Halves<Configuration = unknown, Solution = unknown> {
  configuration: z.ZodObject & z.ZodType<Configuration>
  solution: z.ZodObject & z.ZodType<Solution>
}

export const halfOf = ({ configuration }: Halves, name: string): keyof PuzzleDraft =>
  name in configuration.shape ? 'configuration' : 'solution'

/** Null for a field whose form is made by hand. */
export const formField = (schemas: Halves, name: string): FormField | null =>
  fields.get(schemas[halfOf(schemas, name)].shape[name] as z.ZodType) ?? null

/** The texts in these fields, which a translation can have. */
export const fieldTexts = <Configuration, Solution>(
  schemas: Halves<Configuration, Solution>,
  draft: PuzzleDraft<Configuration, Solution>,
  ...names: (keyof (Configuration & Solution) & string)[]
): PuzzleText[] =>
  names.flatMap((name): PuzzleText[] => {
    const field = formField(schemas, name)
    const half = halfOf(schemas, name)
    switch (field?.kind) {
      case 'text':
      case 'lines': {
        const { kind, label, longest, shared = false } = field
        return [
          { half, field: name, label: label(), longest, shared, long: kind === 'text' && !!field.long, at: { kind } },
        ]
      }
      case 'decoys': {
        const decoys = (draft[half] as Record<string, unknown[]>)[name]!
        return decoys.flatMap((_, index) => decoyTexts(field, name, index))
      }
      default:
        return []
    }
  })

function decoyTexts(field: Extract<FormField, { kind: 'decoys' }>, name: string, index: number): PuzzleText[] {
  const { words: texts, answer, longest } = field
  const label = texts.answer({ position: index + 1 })
  const text = (part: string, said: Pick<PuzzleText, 'label' | 'longest' | 'shared'>): PuzzleText => ({
    half: 'solution',
    field: name,
    ...said,
    at: { kind: 'member', key: index, part },
  })
  return [
    text(answer, { label, longest, shared: answer === 'code' }),
    text('reply', { label: `${label} · ${texts.reply()}`, longest: longestReply }),
  ]
}
