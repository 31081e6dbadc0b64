import { skipPolicies } from '#app/features/engine/edition.schema.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import { scoringRulesSchema } from '#app/features/adventure/scoring-rules.schema.ts'
import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'
import {
  draftList,
  draftObject,
  filledText,
  leadingHotspots,
  rowId,
  rowVersion,
  text,
  translatedFromSchema,
  translationsOf,
  wholeNumber,
} from './fields.schema.ts'

const name = filledText(200)
const hints = z.array(text(2_000)).max(mostHints)

const puzzleFields = {
  description: text(5_000),
  /** Read by the type's own schemas before it is stored; what is merely incomplete stays in the draft. */
  configuration: draftObject,
  solution: draftObject,
  /** Seconds; null for no clock. */
  timeLimit: wholeNumber(1, 86_400).nullable(),
  expectedMinutes: wholeNumber(1, 600),
  imageAssetId: rowId.nullable(),
  hints,
  scoringRules: scoringRulesSchema,
  onSolveEffects: draftList(50),
  afterAttempts: z.enum(['cooldown', 'time_penalty', 'offer_answer']),
  onFailEffects: draftList(50),
  difficulty: wholeNumber(1, 5).nullable(),
  skipPolicy: z.enum(skipPolicies),
  skipAfterWrong: wholeNumber(1, 50),
  /** One arrangement for everybody; null for one a party. */
  variantSeed: wholeNumber(0, 2_147_483_647).nullable(),
  /** Of configuration and solution the fields that the type names as translatable. */
  translations: translationsOf({
    name: text(200),
    description: text(5_000),
    hints,
    configuration: draftObject,
    solution: draftObject,
  }),
  translatedFrom: translatedFromSchema,
}

/** Configuration and solution start as the type's defaults. */
export const createPuzzleSchema = z.strictObject({
  intent: z.literal('create-puzzle'),
  id: rowId.optional(),
  name,
  /** A registered puzzle type; it never changes after creation. */
  type: z.string().min(1).max(60).refine(isStorableText),
  leading: leadingHotspots,
  ...z.strictObject(puzzleFields).partial().shape,
})

export const updatePuzzleSchema = z.strictObject({
  intent: z.literal('update-puzzle'),
  puzzleId: rowId,
  version: rowVersion,
  changes: z.strictObject({ name, ...puzzleFields }).partial(),
})

export const deletePuzzleSchema = z.strictObject({
  intent: z.literal('delete-puzzle'),
  puzzleId: rowId,
  version: rowVersion,
})

export type CreatePuzzleInput = z.output<typeof createPuzzleSchema>
export type UpdatePuzzleInput = z.output<typeof updatePuzzleSchema>
export type DeletePuzzleInput = z.output<typeof deletePuzzleSchema>
