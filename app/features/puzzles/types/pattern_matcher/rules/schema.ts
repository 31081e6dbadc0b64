import { longestReply, mostDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { ownTextsSchema } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { z } from '#app/shared/zod.ts'
import { fewestPlaces, mostPlaces, mostReplays, mostSteps } from './limits.ts'

export const configurationSchema = z.strictObject({
  patternSize: z.number().int().min(fewestPlaces).max(mostPlaces).default(9),
  /** Dots to join, plates in colours with a letter each, or plates with signs. */
  patternType: z.enum(['visual', 'color', 'symbol']).default('visual'),
  /** Steps of the pattern; derived from what the author draws, or set by the author if the pattern is shown. */
  sequenceLength: z.number().int().min(1).max(mostSteps).default(5),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  /** Otherwise any order will do: switches that must be on. */
  orderMatters: z.boolean().default(true),
  repeatsAllowed: z.boolean().default(false),
  showLength: z.boolean().default(true),
  anyOrientation: z.boolean().default(false),
  /** Players are shown a pattern to repeat, another in each game; what the author drew is then not asked for. */
  shown: z.boolean().default(false),
  speed: z.enum(['slow', 'medium', 'fast']).default('medium'),
  growing: z.boolean().default(false),
  /** How often it may be seen before each try; 0 for no limit. */
  replays: z.number().int().min(0).max(mostReplays).default(0),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `sequenceLength` is null while it is hidden. */
export const presentedSchema = z.strictObject({
  patternSize: configurationSchema.shape.patternSize.unwrap(),
  patternType: configurationSchema.shape.patternType.unwrap(),
  sequenceLength: z.number().int().nullable(),
  orderMatters: z.boolean(),
  repeatsAllowed: z.boolean(),
  shown: z.boolean(),
  speed: configurationSchema.shape.speed.unwrap(),
  /** Only if the author turned it on. */
  growing: z.literal(true).optional(),
  replays: z.number().int().positive().optional(),
})
export type Presented = z.infer<typeof presentedSchema>

const place = z
  .number()
  .int()
  .min(0)
  .max(mostPlaces - 1)

export const solutionSchema = z.strictObject({
  /** The places in their order, counted from 0 along the rows. */
  correctPattern: z.array(place).max(mostSteps).default([]),
  decoys: z
    .array(z.strictObject({ pattern: z.array(place).max(mostSteps), reply: z.string().max(longestReply) }))
    .max(mostDecoys)
    .default([]),
  replyTexts: ownTextsSchema(longestReply, mostDecoys).default([]),
})
export type Solution = z.infer<typeof solutionSchema>
export type Decoy = Solution['decoys'][number]

export const answerSchema = z.strictObject({ pattern: z.array(place).min(1).max(mostSteps) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
