import { hintLevelSchema, scoringSchema } from '#app/features/engine/edition.schema.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import { roleSchema } from '#app/features/engine/role.schema.ts'
import { mostPoints } from '#app/features/engine/usual-scoring.ts'
import { z } from '#app/shared/zod.ts'

/** `adventure_puzzles.scoring_rules`: for each hint its cost where it differs from `hint`, how far it helps, and for whom. */
export const scoringRulesSchema = scoringSchema.extend({
  hintCosts: z.array(z.number().int().min(0).max(mostPoints).nullable()).max(mostHints).default([]),
  hintRoles: z.array(roleSchema.nullable()).max(mostHints).default([]),
  hintLevels: z.array(hintLevelSchema.nullable()).max(mostHints).default([]),
})
export type ScoringRules = z.infer<typeof scoringRulesSchema>
