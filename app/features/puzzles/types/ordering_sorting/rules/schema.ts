import { m } from '#app/i18n/generated/messages.js'
import { arrangedDecoys } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { allowedAttempts, choice, words, yesNo } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { ownTextsSchema } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { spotsSchema } from '#app/features/puzzles/kit/object/spots.schema.ts'
import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { z } from '#app/shared/zod.ts'
import { longestAlt, longestBin, longestEnd, longestItem, mostBins, mostItems } from './limits.ts'

const index = z
  .number()
  .int()
  .min(0)
  .max(mostItems - 1)
const bin = z
  .number()
  .int()
  .min(0)
  .max(mostBins - 1)

/** In an object, where each card of an order stands, or the boxes and last the cards that are in none. */
const spots = spotsSchema(mostItems)

const picture = z.strictObject({ card: index, url: fileAddress, alt: z.string().max(longestAlt).default('') })
export type Picture = z.infer<typeof picture>

/** Players get `items` ordered by the lot, which stays secret, so their stored sequence gives nothing away. */
export const configurationSchema = z.strictObject({
  items: z.array(z.string().max(longestItem)).max(mostItems).default([]),
  sortCriteria: choice(
    m.ordering_sorting_form_criterion,
    {
      chronological: m.ordering_sorting_form_chronological,
      alphabetical: m.ordering_sorting_form_alphabetical,
      numerical: m.ordering_sorting_form_numerical,
      custom: m.ordering_sorting_form_custom,
    },
    'chronological',
  ),
  /** Players are told how much of a wrong order is right. It still costs an attempt. */
  allowPartialCredit: yesNo(m.ordering_sorting_form_partial, {
    hint: m.ordering_sorting_form_partial_hint,
    onScreen: true,
  }),
  allowedAttempts,
  /** What scores: a card in its place or its box, one that follows the right one, or whole boxes. */
  scoring: z.enum(['position', 'sequence', 'bin']).default('position'),
  descending: yesNo(m.ordering_sorting_form_descending, { hint: m.ordering_sorting_form_descending_hint }),
  /** The labels at the top and the bottom; empty for the criterion's own words. */
  firstLabel: words(m.ordering_sorting_form_first, longestEnd, { optional: true }),
  lastLabel: words(m.ordering_sorting_form_last, longestEnd, { optional: true }),
  /** Decides in which order the cards are sent. Drawn by the form. */
  lot: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .default(0),
  layout: choice(
    m.ordering_sorting_form_layout,
    {
      list: m.ordering_sorting_form_list,
      timeline: m.ordering_sorting_form_timeline,
      bins: m.ordering_sorting_form_as_bins,
    },
    'list',
  ),
  bins: z.array(z.string().max(longestBin)).max(mostBins).default([]),
  pictures: z.array(picture).max(mostItems).default([]),
  spots: spots.default([]),
  texts: ownTextsSchema(longestItem, 2 * mostItems + mostBins).default([]),
})
export type Configuration = z.infer<typeof configurationSchema>

const { sortCriteria, firstLabel, lastLabel } = configurationSchema.shape

/** The cards ordered by the lot, and which of them have a picture. */
export const presentedSchema = z.strictObject({
  items: z.array(z.string()),
  sortCriteria: sortCriteria.unwrap(),
  descending: z.boolean(),
  firstLabel: firstLabel.unwrap(),
  lastLabel: lastLabel.unwrap(),
  /** Only if it is not a plain list of words. */
  layout: z.enum(['timeline', 'bins']).optional(),
  bins: z.array(z.string()).optional(),
  pictures: z.array(picture).optional(),
  spots: spots.optional(),
})
export type Presented = z.infer<typeof presentedSchema>

const binsOfCards = z.array(bin).max(mostItems).default([])

export const solutionSchema = z.strictObject({
  /** Which of `items` comes first, which second and so on, counted from 0. */
  correctOrder: z.array(index).max(mostItems).default([]),
  /** Places in this order whose card may also come before the previous one: of the same year, or as large. */
  ties: z.array(index.min(1)).max(mostItems).default([]),
  correctBins: binsOfCards,
  ...arrangedDecoys({ order: z.array(index).max(mostItems).default([]), bins: binsOfCards }),
})
export type Solution = z.infer<typeof solutionSchema>
export type Decoy = Solution['decoys'][number]

const orderAnswer = z.strictObject({
  order: z
    .array(index)
    .min(1)
    .max(mostItems)
    .refine((order) => new Set(order).size === order.length),
})
const binsAnswer = z.strictObject({ bins: z.array(bin).min(1).max(mostItems) })

export const answerSchema = z.union([orderAnswer, binsAnswer])
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
