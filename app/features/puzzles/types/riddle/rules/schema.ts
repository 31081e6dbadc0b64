import { answerKinds } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { z } from '#app/shared/zod.ts'
import { longestAnswer, mostSynonyms } from './limits.ts'

const answer = z.string().max(longestAnswer)

/** `wordLengths` is derived from the first answer; players see it only if the author shows it. */
export const configurationSchema = z.strictObject({
  riddleText: z.string().max(4000).default(''),
  caseSensitive: z.boolean().default(false),
  /** Accepts a whole correct answer with a few words beside it; never a letter or a fragment. */
  allowPartialMatch: z.boolean().default(true),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  wordLengths: z.array(z.number().int().min(1).max(longestAnswer)).max(longestAnswer).default([]),
  showLength: z.boolean().default(false),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `wordLengths` is null when it is hidden. */
export const presentedSchema = z.strictObject({
  riddleText: z.string(),
  caseSensitive: z.boolean(),
  wordLengths: z.array(z.number().int().positive()).nullable(),
})
export type Presented = z.infer<typeof presentedSchema>

/** The first answer is shown once the answer is given away. */
export const solutionSchema = z.strictObject({
  correctAnswers: z.array(answer).max(20).default([]),
  synonyms: z.array(answer).max(mostSynonyms).default([]),
  decoys: z
    .array(z.strictObject({ answer, reply: z.string().max(300) }))
    .max(20)
    .default([]),
  answerKind: z.enum(answerKinds).default('word'),
  /** How far a number may be off, both ends included. */
  margin: z.number().min(0).max(1_000_000).default(0),
  /** Salé is not sale. */
  keepAccents: z.boolean().default(false),
  forgiveTypos: z.boolean().default(false),
  /** Accepts the answers of every language, whatever the player reads; otherwise only those of their own. */
  anyLanguage: z.boolean().default(true),
})
export type Solution = z.infer<typeof solutionSchema>

/** A blank is no answer: nothing but spaces and invisible characters. */
export const answerSchema = z.strictObject({ text: answer.regex(/[^\s\p{Cf}]/u) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
