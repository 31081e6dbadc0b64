import { fileAddress, pointSchema, thingId } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { picksSchema } from '#app/features/puzzles/kit/picture/picks.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { allowedAttempts, choice, words, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { longestName, longestPlace, mostCorners, mostObjects, mostZones } from './limits.ts'

const name = z.string().max(longestName)
const count = z.number().int().min(1).max(mostZones)

/** What may be described of the picture: things to find and others. Nothing tells the two apart. */
const place = z.strictObject({ id: thingId, text: z.string().max(longestPlace) })

export const configurationSchema = z.strictObject({
  sceneImageUrl: fileAddress.default(''),
  /** What to find, and how many of each; `id` is what zones call it by, empty if only points are given. */
  objectsToFind: z
    .array(z.strictObject({ name, count: count.default(1), id: thingId.or(z.literal('')).default('') }))
    .max(mostObjects)
    .default([]),
  /** Seconds on the clock of a new puzzle, which then has its own clock. 0 for none. */
  timeLimit: z.number().int().min(0).max(86_400).default(300),
  allowedAttempts,
  objectNames: z
    .array(z.strictObject({ id: thingId, name }))
    .max(mostObjects)
    .default([]),
  pictureText: words(m.hidden_object_form_text, 1000, { long: true, hint: m.hidden_object_form_text_hint }),
  places: z.array(place).max(mostZones).default([]),
  listBy: choice(
    m.hidden_object_form_list,
    {
      name: m.hidden_object_form_by_name,
      silhouette: m.hidden_object_form_by_silhouette,
      riddle: m.hidden_object_form_by_riddle,
    },
    'name',
    { hint: m.hidden_object_form_list_hint },
  ),
  clues: z.array(place).max(mostObjects).default([]),
  /** By the things' ids: a picture of the silhouette and nothing else. `of`: the outline it was cut from. */
  silhouettes: z
    .array(z.strictObject({ id: thingId, url: fileAddress, of: z.string().max(20) }))
    .max(mostObjects)
    .default([]),
  zoneHints: yesNo(m.hidden_object_form_zone_hints, { hint: m.hidden_object_form_zone_hints_hint, onScreen: true }),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `places` are in the order of their random ids. */
export const presentedSchema = z.strictObject({
  sceneImageUrl: fileAddress,
  pictureText: z.string(),
  listBy: configurationSchema.shape.listBy.unwrap(),
  /** `name` is filled only if things are listed by it, and `clue` only if they are not. */
  objects: z.array(z.strictObject({ name, count, clue: z.string() })),
  silhouettes: z.array(z.strictObject({ object: z.number().int(), url: fileAddress })),
  places: z.array(place),
})
export type Presented = z.infer<typeof presentedSchema>

export const solutionSchema = z.strictObject({
  /** For each object in order, where it is: the middles of its zones, or points alone. */
  objectLocations: z.array(z.array(pointSchema).max(mostZones)).max(mostObjects).default([]),
  /** Parts of the picture, as the author drew them; `object` is empty for a look-alike. */
  zones: z
    .array(
      z.strictObject({
        id: thingId,
        object: thingId.or(z.literal('')),
        outline: z.array(pointSchema).min(3).max(mostCorners),
      }),
    )
    .max(mostZones)
    .default([]),
  replies: z
    .array(z.strictObject({ id: thingId, text: z.string().max(longestReply) }))
    .max(mostZones)
    .default([]),
})
export type Solution = z.infer<typeof solutionSchema>
export type Zone = Solution['zones'][number]

export const answerSchema = picksSchema
export type Answer = z.infer<typeof answerSchema>

const viewSchema = z.strictObject({
  found: z.array(z.strictObject({ object: z.number().int(), outline: z.array(pointSchema), thing: z.string() })),
})
export type View = z.infer<typeof viewSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
