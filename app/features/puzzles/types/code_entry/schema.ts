import { z } from '#app/shared/zod.ts'
import { longestCode } from './limits.ts'

const code = z.string().max(longestCode)

/** Public. `codeLength` follows from the answer; the author may hide it. */
export const configurationSchema = z.strictObject({
  codeLength: z.number().int().min(1).max(2 * longestCode).default(4),
  codeType: z.enum(['numeric', 'alphanumeric', 'alphabetic']).default('numeric'),
  caseSensitive: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  showLength: z.boolean().default(true),
  /** Sends the code as soon as its last character is there, instead of waiting for the button. */
  autoCheck: z.boolean().default(false),
  /** Digits on wheels instead of a keypad, as far as wheels will do. */
  wheels: z.boolean().default(false),
})
export type Configuration = z.infer<typeof configurationSchema>

/** What a player sees of the configuration: `codeLength` is null when it is hidden. */
export const presentedSchema = z.strictObject({
  codeLength: z.number().int().positive().nullable(),
  codeType: configurationSchema.shape.codeType.unwrap(),
  caseSensitive: z.boolean(),
  autoCheck: z.boolean(),
  /** Only where the author chose them for digits. */
  wheels: z.literal(true).optional(),
})
export type Presented = z.infer<typeof presentedSchema>

/** Secret. An empty code is one that the author has not typed yet. */
export const solutionSchema = z.strictObject({
  correctCode: code.default(''),
  /** Other codes that open too. */
  alternatives: z.array(code).max(20).default([]),
  /** Wrong codes with a reply of their own. */
  decoys: z.array(z.strictObject({ code, reply: z.string().max(300) })).max(20).default([]),
  /** The codes of every language open, whatever language the player reads; else only those of theirs. */
  anyLanguage: z.boolean().default(true),
  /** The letter O passes for 0, I and l for 1. */
  forgiveLookalikes: z.boolean().default(false),
})
export type Solution = z.infer<typeof solutionSchema>

/** Blank is no answer: nothing but spaces and invisible characters. */
export const answerSchema = z.strictObject({ code: z.string().max(longestCode).regex(/[^\s\p{Cf}]/u) })
export type Answer = z.infer<typeof answerSchema>
