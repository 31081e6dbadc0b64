import { fileAddress, thingId } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { picksSchema } from '#app/features/puzzles/kit/picture/picks.ts'
import { allowedAttempts, words, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import {
  largestRadius,
  latestMoment,
  longestName,
  longestText,
  longestThing,
  mostDifferences,
  mostUnchanged,
  smallestRadius,
} from './limits.ts'

const seconds = z.number().min(0).max(latestMoment)
const percent = z.number().min(0).max(100)

/** Something that can be seen on both stills, whether it differs or not. Nothing reveals which. */
const thing = z.strictObject({ id: thingId, text: z.string().max(longestThing) })
const things = z.array(thing).max(mostDifferences + mostUnchanged)

export const configurationSchema = z.strictObject({
  /** What the author calls the stills' video. It stays on their computer, and its name is shown to them only. */
  videoUrl: z.string().max(longestName).default(''),
  frame1Time: seconds.default(0),
  frame2Time: seconds.default(10),
  differencesCount: z.number().int().min(1).max(mostDifferences).default(5),
  allowedAttempts,
  firstStillUrl: fileAddress.default(''),
  secondStillUrl: fileAddress.default(''),
  stillRatio: z
    .number()
    .min(0.1)
    .max(10)
    .default(16 / 9),
  firstText: words(m.video_difference_form_first_text, longestText, {
    long: true,
    hint: m.video_difference_form_text_hint,
  }),
  secondText: words(m.video_difference_form_second_text, longestText, {
    long: true,
    hint: m.video_difference_form_text_hint,
  }),
  things: things.default([]),
  quarterHints: yesNo(m.video_difference_form_quarter_hints, {
    hint: m.video_difference_form_quarter_hints_hint,
    onScreen: true,
  }),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `things` are in the order of their random ids. */
export const presentedSchema = z.strictObject({
  differencesCount: configurationSchema.shape.differencesCount.unwrap(),
  firstStillUrl: fileAddress,
  secondStillUrl: fileAddress,
  firstText: z.string(),
  secondText: z.string(),
  things,
})
export type Presented = z.infer<typeof presentedSchema>

export const solutionSchema = z.strictObject({
  /** Circles: the middle in percent of width and height, the radius in percent of the width. `thing` names it. */
  differences: z
    .array(
      z.strictObject({
        x: percent,
        y: percent,
        radius: z.number().min(smallestRadius).max(largestRadius),
        thing: thingId.or(z.literal('')).default(''),
      }),
    )
    .max(mostDifferences)
    .default([]),
  unchanged: z.array(thingId).max(mostUnchanged).default([]),
})
export type Solution = z.infer<typeof solutionSchema>
export type Difference = Solution['differences'][number]
export type Circle = Omit<Difference, 'thing'>

export const answerSchema = picksSchema
export type Answer = z.infer<typeof answerSchema>

export type View = { found: { outline: { x: number; y: number }[]; thing: string }[] }

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
