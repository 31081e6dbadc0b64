import { arrangedDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { allowedAttempts, choice, count, lines, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { fewestPlaces, longestLineName, mostLineNames, mostPlaces, mostReplays, mostSteps } from './limits.ts'

/** From the top or the left; a row or column without one is counted. */
const lineNames = (label: () => string) =>
  lines(label, longestLineName, mostLineNames, {
    optional: true,
    hint: m.pattern_matcher_form_line_names_hint,
    onScreen: true,
  })

export const configurationSchema = z.strictObject({
  patternSize: z.number().int().min(fewestPlaces).max(mostPlaces).default(9),
  /** Dots to join, plates in colours with a letter each, or plates with signs. */
  patternType: choice(
    m.pattern_matcher_form_look,
    {
      visual: m.pattern_matcher_form_visual,
      color: m.pattern_matcher_form_color,
      symbol: m.pattern_matcher_form_symbol,
    },
    'visual',
  ),
  /** What the dots are made of; `picture`: the author's two pictures. */
  material: choice(
    m.pattern_matcher_form_material,
    {
      plain: m.pattern_matcher_form_plain,
      brass: m.pattern_matcher_form_brass,
      pearl: m.pattern_matcher_form_pearl,
      glass: m.pattern_matcher_form_glass,
      stone: m.pattern_matcher_form_stone,
      wood: m.pattern_matcher_form_wood,
      picture: m.pattern_matcher_form_own_pictures,
    },
    'plain',
    { hint: m.pattern_matcher_form_material_hint, onScreen: true },
  ),
  inlay: choice(
    m.pattern_matcher_form_inlay,
    { round: m.pattern_matcher_form_round, square: m.pattern_matcher_form_square },
    'round',
    { onScreen: true },
  ),
  offUrl: fileAddress.default(''),
  onUrl: fileAddress.default(''),
  rowNames: lineNames(m.pattern_matcher_form_row_names),
  columnNames: lineNames(m.pattern_matcher_form_column_names),
  /** Steps of the pattern; derived from what the author draws, or set by the author if the pattern is shown. */
  sequenceLength: count(m.pattern_matcher_form_length, [1, mostSteps], 5),
  allowedAttempts,
  /** Otherwise any order will do: switches that must be on. */
  orderMatters: yesNo(m.pattern_matcher_form_order, { start: true }),
  repeatsAllowed: yesNo(m.pattern_matcher_form_repeats),
  showLength: yesNo(m.pattern_matcher_form_show_length, { start: true }),
  anyOrientation: yesNo(m.pattern_matcher_form_orientation, { onScreen: true }),
  /** Players are shown a pattern to repeat, another in each game; what the author drew is then not asked for. */
  shown: yesNo(m.pattern_matcher_form_shown, { hint: m.pattern_matcher_form_shown_hint }),
  speed: choice(
    m.pattern_matcher_form_speed,
    { slow: m.pattern_matcher_form_slow, medium: m.pattern_matcher_form_medium, fast: m.pattern_matcher_form_fast },
    'medium',
    { onScreen: true },
  ),
  growing: yesNo(m.pattern_matcher_form_growing, { hint: m.pattern_matcher_form_growing_hint, onScreen: 'hint' }),
  /** How often it may be seen before each try; 0 for no limit. */
  replays: count(m.pattern_matcher_form_replays, [0, mostReplays], 0, {
    hint: m.pattern_matcher_form_replays_hint,
    onScreen: true,
    each: (times) =>
      times === 0 ? m.pattern_matcher_form_replays_any() : m.pattern_matcher_form_replays_of({ count: times }),
  }),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `sequenceLength` is null while it is hidden. */
export const presentedSchema = z.strictObject({
  patternSize: configurationSchema.shape.patternSize.unwrap(),
  patternType: configurationSchema.shape.patternType.unwrap(),
  /** Only of dots that are not plain. */
  material: configurationSchema.shape.material.unwrap().exclude(['plain']).optional(),
  inlay: configurationSchema.shape.inlay.unwrap().optional(),
  /** Only of pictures. */
  offUrl: fileAddress.optional(),
  onUrl: fileAddress.optional(),
  /** Only if the author gave some. */
  rowNames: configurationSchema.shape.rowNames.unwrap().optional(),
  columnNames: configurationSchema.shape.columnNames.unwrap().optional(),
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
  ...arrangedDecoys({ pattern: z.array(place).max(mostSteps) }),
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
