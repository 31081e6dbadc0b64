import { ownTextsSchema } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { z } from '#app/shared/zod.ts'
import { longestCode, longestSign, longestSignName, mostSigns } from './limits.ts'
import { colours, locks } from './locks.ts'

const code = z.string().max(longestCode)
const colour = z.enum(colours)
const signs = z
  .array(z.strictObject({ sign: z.string().max(longestSign), name: z.string().max(longestSignName) }))
  .max(mostSigns)

/** `codeLength` is derived from the answer; the author may hide it. */
export const configurationSchema = z.strictObject({
  codeLength: z
    .number()
    .int()
    .min(1)
    .max(2 * longestCode)
    .default(4),
  codeType: z.enum(['numeric', 'alphanumeric', 'alphabetic']).default('numeric'),
  caseSensitive: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  showLength: z.boolean().default(true),
  autoCheck: z.boolean().default(false),
  /** What the code is entered on; by default what suits `codeType`: a keypad for digits, rings for letters. */
  lock: z.enum(locks).optional(),
  /** Drafts older than `lock` use it for digits on wheels. */
  wheels: z.boolean().default(false),
  colours: z
    .array(colour)
    .max(colours.length)
    .default(() => colours.filter((each) => each !== 'white' && each !== 'black')),
  diagonals: z.boolean().default(false),
  signs: signs.default([]),
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
})
export type Presented = z.infer<typeof presentedSchema>

/** An empty code is one that the author has not typed yet. */
export const solutionSchema = z.strictObject({
  correctCode: code.default(''),
  alternatives: z.array(code).max(20).default([]),
  decoys: z
    .array(z.strictObject({ code, reply: z.string().max(300) }))
    .max(20)
    .default([]),
  /** Accepts the codes of every language, whatever the player reads; otherwise only those of their own. */
  anyLanguage: z.boolean().default(true),
  /** The letter O counts as 0, I and l as 1. */
  forgiveLookalikes: z.boolean().default(false),
})
export type Solution = z.infer<typeof solutionSchema>

/** A blank is no answer: nothing but spaces and invisible characters. */
export const answerSchema = z.strictObject({
  code: z
    .string()
    .max(longestCode)
    .regex(/[^\s\p{Cf}]/u),
})
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
