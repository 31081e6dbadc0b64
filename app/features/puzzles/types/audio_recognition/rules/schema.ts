import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { z } from '#app/shared/zod.ts'
import { longestAnswer, longestCredit } from './limits.ts'

const answer = z.string().max(longestAnswer)

/** `keyword`: the answer is what was heard, with a few words beside it; `phrase`: with nothing beside it. */
const recognitionType = z.enum(['keyword', 'phrase', 'choice'])

const soundPicture = z.enum(['none', 'waveform', 'spectrogram'])

export const configurationSchema = z.strictObject({
  audioUrl: fileAddress.default(''),
  recognitionType: recognitionType.default('keyword'),
  /** Other words for the answer. Part of the configuration, but as secret as the answer itself. */
  keywords: z.array(answer).max(40).default([]),
  caseSensitive: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  /** A description of the sound for people who cannot hear it, which leaves the answer for them to recognise. */
  transcript: z.string().max(4000).default(''),
  choices: z.array(answer).max(12).default([]),
  /** A slow version as a separate file; it belongs to the sound that `slowOf` names and is removed with it. */
  slowUrl: fileAddress.default(''),
  slowOf: fileAddress.default(''),
  /** How often it may be played; 0 for no limit. */
  mostPlays: z.number().int().min(0).max(20).default(0),
  soundPicture: soundPicture.default('none'),
  credit: z.string().max(longestCredit).default(''),
  creditShown: z.boolean().default(false),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `choices` are in alphabetical order, whatever order the author used. */
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
