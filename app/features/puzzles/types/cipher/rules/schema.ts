import { z } from '#app/shared/zod.ts'
import { deskTools } from './desk-tools.ts'
import { longestAnswer, longestCipherText, longestSign, longestText } from './limits.ts'

const symbols = z.record(z.string().regex(/^[A-Z0-9]$/u), z.string().max(longestSign))

/** `encryptedText` follows from the solution. Shift, alphabet and symbols are the key: shown only with `provideKey`. */
export const configurationSchema = z.strictObject({
  cipherType: z.enum(['caesar', 'substitution', 'morse', 'custom']).default('caesar'),
  encryptedText: z.string().max(longestCipherText).default(''),
  /** Steps of a Caesar cipher: with 3, A is written D. */
  shift: z.number().int().min(1).max(25).default(3),
  /** For a substitution: what is written for A, B, C and so on. Empty until the author makes one. */
  alphabet: z.string().max(26).default(''),
  symbols: symbols.default({}),
  provideKey: z.boolean().default(false),
  /** The disc, the table or the chart beside the text; off if a tool has to be found in the game. */
  tools: z.boolean().default(true),
  desk: z.array(z.enum(deskTools)).max(deskTools.length).default([]),
  light: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
})
export type Configuration = z.infer<typeof configurationSchema>

/** The three parts of the key are null unless the author gives the key away. */
export const presentedSchema = z.strictObject({
  cipherType: configurationSchema.shape.cipherType.unwrap(),
  encryptedText: z.string(),
  /** Which characters of a custom text are signs to work out, in order of appearance; empty for the other ciphers. */
  signs: z.array(z.string()),
  tools: z.boolean(),
  /** Present only if there are tools besides the cipher's own. */
  desk: z.array(z.enum(deskTools)).optional(),
  light: z.boolean(),
  shift: z.number().int().nullable(),
  alphabet: z.string().nullable(),
  symbols: symbols.nullable(),
})
export type Presented = z.infer<typeof presentedSchema>

const message = z.string().max(longestText)

export const solutionSchema = z.strictObject({
  decryptedText: message.default(''),
  alternatives: z.array(message).max(20).default([]),
  decoys: z
    .array(z.strictObject({ answer: message, reply: z.string().max(300) }))
    .max(20)
    .default([]),
  /** Accepts the message of every language, whatever the player reads; otherwise only that of their own. */
  anyLanguage: z.boolean().default(true),
})
export type Solution = z.infer<typeof solutionSchema>

/** A blank is no answer: nothing but spaces and invisible characters. */
export const answerSchema = z.strictObject({
  text: z
    .string()
    .max(longestAnswer)
    .regex(/[^\s\p{Cf}]/u),
})
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
