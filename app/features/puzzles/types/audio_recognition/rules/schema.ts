import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { z } from '#app/shared/zod.ts'
import { longestAnswer, longestCredit } from './limits.ts'

const answer = z.string().max(longestAnswer)

/** `keyword`: the answer says what was heard, with a few words beside it; `phrase`: with nothing beside it. */
const recognitionType = z.enum(['keyword', 'phrase', 'choice'])

const soundPicture = z.enum(['none', 'waveform', 'spectrogram'])

export const configurationSchema = z.strictObject({
  audioUrl: fileAddress.default(''),
  recognitionType: recognitionType.default('keyword'),
  /** Other words for the answer. A part of the configuration, but as secret as the answer itself. */
  keywords: z.array(answer).max(40).default([]),
  caseSensitive: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  /** What is to be heard, in words that leave it to be recognised, for those who do not hear it. */
  transcript: z.string().max(4000).default(''),
  choices: z.array(answer).max(12).default([]),
  /** The same sound slowly, as a file of its own; it belongs to the sound that `slowOf` names and goes with it. */
  slowUrl: fileAddress.default(''),
  slowOf: fileAddress.default(''),
  /** How often it may be played; 0 for as often as one likes. */
  mostPlays: z.number().int().min(0).max(20).default(0),
  soundPicture: soundPicture.default('none'),
  credit: z.string().max(longestCredit).default(''),
  creditShown: z.boolean().default(false),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `choices` are in alphabetical order, whatever the author's order was. */
export const presentedSchema = z.strictObject({
  audioUrl: fileAddress,
  recognitionType,
  caseSensitive: z.boolean(),
  transcript: z.string(),
  choices: z.array(answer),
  slowUrl: fileAddress,
  mostPlays: z.number().int(),
  soundPicture,
  credit: z.string(),
})
export type Presented = z.infer<typeof presentedSchema>

export const solutionSchema = z.strictObject({
  correctAnswer: answer.default(''),
  decoys: z
    .array(z.strictObject({ answer, reply: z.string().max(300) }))
    .max(20)
    .default([]),
  /** Salé is not sale. */
  keepAccents: z.boolean().default(false),
  forgiveTypos: z.boolean().default(false),
  /** The answers of every language count, whatever language the player reads; else only those of theirs. */
  anyLanguage: z.boolean().default(true),
})
export type Solution = z.infer<typeof solutionSchema>

/** Blank is no answer: nothing but spaces and invisible characters. */
export const answerSchema = z.strictObject({ text: answer.regex(/[^\s\p{Cf}]/u) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
