import { m } from '#app/i18n/generated/messages.js'
import { arrangedDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { allowedAttempts, count, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { ownTextsSchema } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { z } from '#app/shared/zod.ts'
import {
  fewestItems,
  longestClue,
  longestName,
  mostCategories,
  mostChecks,
  mostClues,
  mostDeductions,
  mostItems,
  open,
} from './limits.ts'

const category = z
  .number()
  .int()
  .min(0)
  .max(mostCategories - 1)
const item = z
  .number()
  .int()
  .min(0)
  .max(mostItems - 1)
const thing = z.strictObject({ category, item })

export type Thing = z.infer<typeof thing>

/** `either`: `one` goes with exactly one of the others. `before`: in an ordered category, by exactly `by` places if it
 * is not 0; `beside`: they are neighbours there. */
const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('is'), one: thing, other: thing }),
  z.strictObject({ kind: z.literal('not'), one: thing, other: thing }),
  z.strictObject({ kind: z.literal('either'), one: thing, other: thing, third: thing }),
  z.strictObject({
    kind: z.literal('before'),
    one: thing,
    other: thing,
    category,
    by: z
      .number()
      .int()
      .min(0)
      .max(mostItems - 1),
  }),
  z.strictObject({ kind: z.literal('beside'), one: thing, other: thing, category }),
])
export type Rule = z.infer<typeof rule>

/** The solver cannot use a clue without a rule. */
const clue = z.strictObject({ text: z.string().max(longestClue), rule: rule.nullable() })
export type Clue = z.infer<typeof clue>

const categoryOf = (items: z.ZodType<string[]>) =>
  z.strictObject({ name: z.string().max(longestName), items, ordered: z.boolean() })

export const configurationSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        name: z.string().max(longestName),
        items: z.array(z.string().max(longestName)).max(mostItems),
        ordered: z.boolean().default(false),
      }),
    )
    .max(mostCategories)
    .default([]),
  itemsPerCategory: count(m.logic_grid_form_items, [fewestItems, mostItems], 3, {
    hint: m.logic_grid_form_items_hint,
  }),
  clues: z.array(clue).max(mostClues).default([]),
  allowedAttempts,
  autoCross: yesNo(m.logic_grid_form_auto_cross, {
    start: true,
    hint: m.logic_grid_form_auto_cross_hint,
    onScreen: true,
  }),
  /** How often per game players may have an unfinished table checked; 0 for never. */
  checks: z.number().int().min(0).max(mostChecks).default(0),
  deductions: z.number().int().min(0).max(mostDeductions).default(0),
  /** Decides in which order the things of a category are sent. Drawn by the form. */
  lot: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .default(0),
  texts: ownTextsSchema(longestClue, mostCategories * (mostItems + 1) + mostClues).default([]),
})
export type Configuration = z.infer<typeof configurationSchema>

/** What a player sees: things ordered by the lot, and a clue's words or its rule, which then becomes its words. */
export const presentedSchema = z.strictObject({
  categories: z.array(categoryOf(z.array(z.string()))),
  clues: z.array(clue),
  autoCross: z.boolean(),
  checks: z.number().int().positive().optional(),
})
export type Presented = z.infer<typeof presentedSchema>

const mapping = z.array(z.array(item).max(mostCategories - 1)).max(mostItems)

export const solutionSchema = z.strictObject({
  /** For each thing of the first category, in their order, which thing of each other category goes with it. */
  correctMapping: mapping.default([]),
  ...arrangedDecoys({ mapping }),
})
export type Solution = z.infer<typeof solutionSchema>
export type Decoy = Solution['decoys'][number]

const pairName = /^[0-4]\.[0-5]-[0-4]\.[0-5]$/u

export const notesSchema = z.strictObject({ marks: z.record(z.string().regex(pairName), z.enum(['cross', 'tick'])) })

export const factSchema = z.strictObject({ one: thing, other: thing, goes: z.boolean() })

const isTable = (rows: readonly (readonly number[])[]): boolean =>
  rows.length > 0 &&
  rows[0]!.length > 0 &&
  rows.every((row) => row.length === rows[0]!.length) &&
  rows[0]!.every((_, column) => {
    const filled = rows.map((row) => row[column]).filter((each) => each !== open)
    return new Set(filled).size === filled.length
  })

/** In the order in which things were sent. With `soFar` it is only checked, and may have open places. */
export const answerSchema = z
  .strictObject({
    mapping: z
      .array(z.array(item.or(z.literal(open))).max(mostCategories - 1))
      .max(mostItems)
      .refine(isTable),
    soFar: z.literal(true).optional(),
  })
  .refine(({ mapping: rows, soFar }) =>
    soFar ? rows.flat().some((each) => each !== open) : !rows.flat().includes(open),
  )
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
