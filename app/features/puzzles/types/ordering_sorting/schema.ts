import { longestReply, mostDecoys } from '#app/features/puzzles/kit/arranged-decoys.ts'
import { ownTextsSchema } from '#app/features/puzzles/kit/own-texts.ts'
import { z } from '#app/shared/zod.ts'
import { longestEnd, longestItem, mostItems } from './limits.ts'

const index = z.number().int().min(0).max(mostItems - 1)

/**
 * The author's settings. The order in which `items` are kept says nothing to players: they get them by the lot, which they
 * are not told.
 */
export const configurationSchema = z.strictObject({
  items: z.array(z.string().max(longestItem)).max(mostItems).default([]),
  sortCriteria: z.enum(['chronological', 'alphabetical', 'numerical', 'custom']).default('chronological'),
  /** A wrong order is told how much of it is right. It costs a try all the same. */
  allowPartialCredit: z.boolean().default(false),
  allowedAttempts: z.number().int().min(1).max(10).default(3),
  /** What counts as right: a card in its place, or one that follows the right one. */
  scoring: z.enum(['position', 'sequence']).default('position'),
  /** The other way round: the latest, the last letter or the largest number first. */
  descending: z.boolean().default(false),
  /** What stands at the top and the bottom; empty for the criterion's own words. */
  firstLabel: z.string().max(longestEnd).default(''),
  lastLabel: z.string().max(longestEnd).default(''),
  /** From it follows in which order the cards are sent. Drawn by the form. */
  lot: z.number().int().min(0).max(2 ** 31).default(0),
  /** The cards in a translation. */
  texts: ownTextsSchema(longestItem, mostItems).default([]),
})
export type Configuration = z.infer<typeof configurationSchema>

const { sortCriteria, firstLabel, lastLabel } = configurationSchema.shape

/** What a player sees of the configuration: the cards by the lot. */
export const presentedSchema = z.strictObject({
  items: z.array(z.string()),
  sortCriteria: sortCriteria.unwrap(),
  descending: z.boolean(),
  firstLabel: firstLabel.unwrap(),
  lastLabel: lastLabel.unwrap(),
})
export type Presented = z.infer<typeof presentedSchema>

/** Secret. */
export const solutionSchema = z.strictObject({
  /** Which of `items` comes first, which second and so on, counted from 0. */
  correctOrder: z.array(index).max(mostItems).default([]),
  /** Places in this order whose card may as well stand before the one above it: of the same year, as large. */
  ties: z.array(index.min(1)).max(mostItems).default([]),
  /** Wrong orders with a reply of their own, counted like the right one. */
  decoys: z.array(z.strictObject({ order: z.array(index).max(mostItems), reply: z.string().max(longestReply) })).max(mostDecoys).default([]),
  /** These replies in a translation. */
  replyTexts: ownTextsSchema(longestReply, mostDecoys).default([]),
})
export type Solution = z.infer<typeof solutionSchema>
export type Decoy = Solution['decoys'][number]

/** The cards from the first to the last, as they were counted when they were sent. */
export const answerSchema = z.strictObject({
  order: z.array(index).min(1).max(mostItems).refine((order) => new Set(order).size === order.length),
})
export type Answer = z.infer<typeof answerSchema>
