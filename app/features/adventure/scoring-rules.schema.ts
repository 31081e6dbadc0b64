import { scoringSchema } from '#app/features/engine/edition.schema.ts'
import { z } from '#app/shared/zod.ts'

/** `adventure_puzzles.scoring_rules`: points, and what single hints cost where it differs from `hint`. */
export const scoringRulesSchema = scoringSchema.extend({
  hintCosts: z.array(z.number().int().min(0).max(10_000)).max(30).default([]),
})
export type ScoringRules = z.infer<typeof scoringRulesSchema>
