import { z } from '#app/shared/zod.ts'
import { conditionSchema } from './condition.schema.ts'
import { editionSchemaVersion, perLanguage } from './edition.schema.ts'
import type { Effect } from './effect.schema.ts'
import { effectListSchema } from './effect.schema.ts'
import { goalSteps } from './goal.schema.ts'
import { mostHints } from './hint-level.ts'
import { secretCombinationSchema, secretUseSchema, secretWords as words } from './item-rule.schema.ts'
import { mostChoices, mostRules } from './limits.ts'
import { secretLookSchema } from './look.schema.ts'
import { entityId, nodeName } from './references.schema.ts'

const secretPuzzleSchema = z.strictObject({
  id: entityId,
  type: z.string().min(1).max(60),
  typeVersion: z.number().int().positive(),
  configuration: perLanguage,
  solution: perLanguage,
  hints: z.array(words).max(mostHints),
  onSolve: effectListSchema,
  onFail: effectListSchema.optional(),
})
export type SecretPuzzle = z.infer<typeof secretPuzzleSchema>

const secretItemSchema = z.strictObject({
  id: entityId,
  uses: z.array(secretUseSchema).max(mostRules),
  combinations: z.array(secretCombinationSchema).max(mostRules),
})
export type SecretItem = z.infer<typeof secretItemSchema>

export const secretChoiceSchema = z.strictObject({
  text: words,
  nextNodeId: nodeName,
  conditions: conditionSchema,
  otherwise: z.enum(['hidden', 'locked']),
})

/** `question` waits for a choice; `action` and `branch` are silent and take the first open one.
 * A choice is open when its conditions and its node's hold. */
const secretNpcSchema = z.strictObject({
  id: entityId,
  nodes: z
    .array(
      z.strictObject({
        nodeId: nodeName,
        type: z.enum(['dialogue', 'question', 'action', 'branch']),
        content: words,
        subtitle: words,
        conditions: conditionSchema,
        choices: z.array(secretChoiceSchema).max(mostChoices),
        rewards: effectListSchema,
      }),
    )
    .max(500),
})
export type SecretNpc = z.infer<typeof secretNpcSchema>
export type SecretNode = SecretNpc['nodes'][number]

/** Everything that would give the game away, in a separate table: read for commands and playtests, not to show runs. */
export const editionSecretsSchema = z.strictObject({
  schemaVersion: z.literal(editionSchemaVersion),
  puzzles: z.array(secretPuzzleSchema).max(500),
  items: z.array(secretItemSchema).max(500),
  npcs: z.array(secretNpcSchema).max(200),
  looks: z.array(secretLookSchema).optional(),
  /** The author's words for the steps towards a hotspot; the product says those that are missing. */
  goals: z.array(z.strictObject({ hotspotId: entityId, hints: z.array(words).max(goalSteps.length) })).optional(),
})
export type EditionSecrets = z.infer<typeof editionSecretsSchema>

export function effectsOf(secrets: EditionSecrets): Effect[] {
  return [
    ...secrets.puzzles.flatMap(({ onSolve, onFail = [] }) => [...onSolve, ...onFail]),
    ...secrets.items.flatMap((item) => [...item.uses, ...item.combinations].flatMap(({ effects }) => effects)),
    ...secrets.npcs.flatMap((npc) => npc.nodes.flatMap((node) => node.rewards)),
  ]
}
