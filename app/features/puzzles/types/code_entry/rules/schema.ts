import { m } from '#app/i18n/generated/messages.js'
import {
  allowedAttempts,
  choice,
  lines,
  typedDecoys,
  words,
  yesNo,
  typedText,
} from '#app/features/puzzles/kit/rules/form-fields.ts'
import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { ownTextsSchema } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { z } from '#app/shared/zod.ts'
import { longestCode, longestSign, longestSignName, mostSigns } from './limits.ts'
import { colours, locks, waysOfSigns } from './locks.ts'

const colour = z.enum(colours)
const signs = z
  .array(
    z.strictObject({
      sign: z.string().max(longestSign),
      name: z.string().max(longestSignName),
      /** Of a picture that is shown instead of the sign; `name` says what it shows. */
      url: fileAddress.optional(),
    }),
  )
  .max(mostSigns)

/** `codeLength` is derived from the answer; the author may hide it. */
export const configurationSchema = z.strictObject({
  codeLength: z
    .number()
    .int()
    .min(1)
    .max(2 * longestCode)
    .default(4),
  codeType: choice(
    m.code_entry_form_type,
    {
      numeric: m.code_entry_form_type_numeric,
      alphabetic: m.code_entry_form_type_alphabetic,
      alphanumeric: m.code_entry_form_type_alphanumeric,
    },
    'numeric',
  ),
  caseSensitive: yesNo(m.code_entry_form_case),
  allowedAttempts,
  showLength: yesNo(m.code_entry_form_show_length, { start: true }),
  autoCheck: yesNo(m.code_entry_form_auto_check, { onScreen: true }),
  /** What the code is entered on; by default what suits `codeType`: a keypad for digits, rings for letters. */
  lock: z.enum(locks).optional(),
  /** Drafts older than `lock` use it for digits on wheels. */
  wheels: z.boolean().default(false),
  colours: z
    .array(colour)
    .max(colours.length)
    .default(() => colours.filter((each) => each !== 'white' && each !== 'black')),
  diagonals: yesNo(m.code_entry_form_diagonals),
  signs: signs.default([]),
  signsOn: z.enum(waysOfSigns).default('keys'),
  signTexts: ownTextsSchema(longestSignName, mostSigns).default([]),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `codeLength` is null when it is hidden. */
export const presentedSchema = z.strictObject({
  codeLength: z.number().int().positive().nullable(),
  codeType: configurationSchema.shape.codeType.unwrap(),
  caseSensitive: z.boolean(),
  autoCheck: z.boolean(),
  /** Only if it differs from what `codeType` implies. */
  lock: z.enum(locks).optional(),
  /** Editions older than `lock` use it for digits on wheels. */
  wheels: z.literal(true).optional(),
  colours: z.array(colour).optional(),
  diagonals: z.literal(true).optional(),
  signs: signs.optional(),
  /** Only if not simply on keys. */
  signsOn: z.enum(waysOfSigns).optional(),
})
export type Presented = z.infer<typeof presentedSchema>

/** An empty code is one that the author has not typed yet. */
export const solutionSchema = z.strictObject({
  correctCode: words(m.code_entry_form_answer, longestCode, {
    shared: true,
    required: true,
    hint: m.code_entry_form_answer_hint,
  }),
  alternatives: lines(m.code_entry_form_alternatives, longestCode, 20, {
    shared: true,
    hint: m.code_entry_form_alternatives_hint,
  }),
  decoys: typedDecoys('code', longestCode, {
    legend: m.code_entry_form_decoys,
    hint: m.code_entry_form_decoys_hint,
    answer: m.code_entry_form_decoy_code,
    reply: m.code_entry_form_decoy_reply,
    add: m.code_entry_form_decoy_add,
    remove: m.code_entry_form_decoy_remove,
  }),
  /** Accepts the codes of every language, whatever the player reads; otherwise only those of their own. */
  anyLanguage: yesNo(m.code_entry_form_any_language, { start: true, onScreen: true }),
  /** The letter O counts as 0, I and l as 1. */
  forgiveLookalikes: yesNo(m.code_entry_form_lookalikes, { onScreen: true }),
})
export type Solution = z.infer<typeof solutionSchema>

export const answerSchema = z.strictObject({ code: typedText(longestCode) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
