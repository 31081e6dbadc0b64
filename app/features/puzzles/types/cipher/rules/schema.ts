import { m } from '#app/i18n/generated/messages.js'
import {
  allowedAttempts,
  count,
  lines,
  typedDecoys,
  words,
  yesNo,
  typedText,
} from '#app/features/puzzles/kit/rules/form-fields.ts'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { z } from '#app/shared/zod.ts'
import { deskTools } from './desk-tools.ts'
import { longestAnswer, longestCipherText, longestSign, longestText } from './limits.ts'

const symbols = z.record(z.string().regex(/^[A-Z0-9]$/u), z.string().max(longestSign))

/** `encryptedText` follows from the solution. Shift, alphabet and symbols are the key: shown only with `provideKey`. */
export const configurationSchema = z.strictObject({
  cipherType: z.enum(['caesar', 'substitution', 'morse', 'custom']).default('caesar'),
  encryptedText: z.string().max(longestCipherText).default(''),
  /** Steps of a Caesar cipher: with 3, A is written D. */
  shift: count(m.cipher_form_shift, [1, letters.length - 1], 3, {
    hint: m.cipher_form_shift_hint,
    each: (steps) => m.cipher_form_shift_option({ count: steps, written: letters[steps]! }),
  }),
  /** For a substitution: what is written for A, B, C and so on. Empty until the author makes one. */
  alphabet: z.string().max(letters.length).default(''),
  symbols: symbols.default({}),
  /** The form calls it by what the key is: a disc, a table. */
  provideKey: yesNo(m.cipher_form_key_table, { hint: m.cipher_form_key_hint }),
  /** The disc, the table or the chart beside the text; off if a tool has to be found in the game. */
  tools: z.boolean().default(true),
  desk: z.array(z.enum(deskTools)).max(deskTools.length).default([]),
  light: yesNo(m.cipher_form_light, { hint: m.cipher_form_light_hint, onScreen: true }),
  allowedAttempts,
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

export const solutionSchema = z.strictObject({
  decryptedText: words(m.cipher_form_text, longestText, {
    long: true,
    required: true,
    hint: m.cipher_form_text_hint,
  }),
  alternatives: lines(m.cipher_form_alternatives, longestText, 20, { hint: m.cipher_form_alternatives_hint }),
  decoys: typedDecoys('answer', longestText, {
    legend: m.cipher_form_decoys,
    hint: m.cipher_form_decoys_hint,
    answer: m.cipher_form_decoy_text,
    reply: m.cipher_form_decoy_reply,
    add: m.cipher_form_decoy_add,
    remove: m.cipher_form_decoy_remove,
  }),
  /** Accepts the message of every language, whatever the player reads; otherwise only that of their own. */
  anyLanguage: yesNo(m.cipher_form_any_language, { start: true, onScreen: true }),
})
export type Solution = z.infer<typeof solutionSchema>

export const answerSchema = z.strictObject({ text: typedText(longestAnswer) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
