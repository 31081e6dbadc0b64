import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { conditionSchema } from './condition.schema.ts'
import { editionSchemaVersion, perLanguage } from './edition.schema.ts'
import type { Effect } from './effect.schema.ts'
import { effectListSchema } from './effect.schema.ts'
import { mostHints } from './hint-level.ts'
import { entityId, nodeName } from './references.schema.ts'

const words = localTextSchema(20_000)
/** It works a single time in a run, whoever of the party does it. */
const once = z.boolean()

const secretPuzzleSchema = z.strictObject({
  id: entityId,
  type: z.string().min(1).max(60),
  typeVersion: z.number().int().positive(),
  /** The whole configuration, of which the document holds what the type presents. */
  configuration: perLanguage,
  solution: perLanguage,
  hints: z.array(words).max(mostHints),
  onSolve: effectListSchema,
  /** Happens once, when the attempts are used up for the first time. */
  onFail: effectListSchema.optional(),
})
export type SecretPuzzle = z.infer<typeof secretPuzzleSchema>

const secretItemSchema = z.strictObject({
  id: entityId,
  /** What using it does: alone, or on a hotspot. The first whose conditions hold is taken. */
  uses: z
    .array(
      z.strictObject({
        hotspotId: entityId.nullable(),
        conditions: conditionSchema,
        message: words,
        effects: effectListSchema,
        once,
      }),
    )
    .max(50),
  /** What becomes of it with another item, in whichever order a player takes the two. With itself it needs two of them. */
  combinations: z
    .array(
      z.strictObject({
        withItemId: entityId,
        resultItemId: entityId.nullable(),
        conditions: conditionSchema,
        message: words,
        effects: effectListSchema,
        once,
      }),
    )
    .max(50),
})
export type SecretItem = z.infer<typeof secretItemSchema>

/**
 * What an NPC has to say. `dialogue` speaks; `question` speaks and waits for a choice; `action` gives its rewards and `branch`
 * gives way, both without a word: they go on at once with the first choice that is open (their `content` is the author's own
 * note). A choice is open when its conditions and those of the node that it leads to hold. Rewards come with the first visit
 * to a node of whatever type.
 */
const secretNpcSchema = z.strictObject({
  id: entityId,
  /** In the author's order: talking starts at the first whose conditions hold. */
  nodes: z
    .array(
      z.strictObject({
        nodeId: nodeName,
        type: z.enum(['dialogue', 'question', 'action', 'branch']),
        content: words,
        subtitle: words,
        conditions: conditionSchema,
        choices: z
          .array(
            z.strictObject({
              text: words,
              nextNodeId: nodeName,
              conditions: conditionSchema,
              /** What a player sees of it while its conditions do not hold. */
              otherwise: z.enum(['hidden', 'locked']),
            }),
          )
          .max(20),
        /** Given once in a run. */
        rewards: effectListSchema,
      }),
    )
    .max(500),
})
export type SecretNpc = z.infer<typeof secretNpcSchema>
export type SecretNode = SecretNpc['nodes'][number]

/**
 * The other half of an edition, in a table of its own: what would give the game away. Read only to apply a command
 * (judge an answer, hand out a hint, let an effect happen), never to show a run; and to tell the creator of a playtest why
 * something holds or not.
 */
export const editionSecretsSchema = z.strictObject({
  schemaVersion: z.literal(editionSchemaVersion),
  puzzles: z.array(secretPuzzleSchema).max(500),
  items: z.array(secretItemSchema).max(500),
  npcs: z.array(secretNpcSchema).max(200),
})
export type EditionSecrets = z.infer<typeof editionSecretsSchema>

/** Every effect of an edition, wherever it stands. */
export function effectsOf(secrets: EditionSecrets): Effect[] {
  return [
    ...secrets.puzzles.flatMap(({ onSolve, onFail = [] }) => [...onSolve, ...onFail]),
    ...secrets.items.flatMap((item) => [...item.uses, ...item.combinations].flatMap(({ effects }) => effects)),
    ...secrets.npcs.flatMap((npc) => npc.nodes.flatMap((node) => node.rewards)),
  ]
}
