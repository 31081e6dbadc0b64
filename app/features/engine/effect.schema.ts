import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { entityId, flagName, flagValue } from './references.schema.ts'

const count = z.number().int().min(1).max(999).default(1)

/** The one list of what can happen: when a puzzle is solved, as a dialogue's reward, when an item is used or combined. */
const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give_item'), itemId: entityId, count }),
  /** Takes what the party has, up to `count`. */
  z.strictObject({ type: z.literal('take_item'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('set_flag'), flag: flagName, value: flagValue.default(true) }),
  z.strictObject({ type: z.literal('add_experience'), amount: z.number().int().min(1).max(100_000) }),
  /**
   * Changes a number that the author named ("health"); one never set starts at 0. Healing is `by` above 0. Players see it
   * under its `label`, else under its name, unless it is `hidden`.
   */
  z.strictObject({
    type: z.literal('change_counter'),
    counter: flagName,
    by: z.number().int().min(-100_000).max(100_000),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    label: localTextSchema(60).optional(),
    hidden: z.boolean().optional(),
  }),
  /** From now on the party may travel there from anywhere. */
  z.strictObject({ type: z.literal('reveal_scene'), sceneId: entityId }),
  /** Takes the player who caused it there. */
  z.strictObject({ type: z.literal('go_to_scene'), sceneId: entityId }),
  z.strictObject({ type: z.literal('say'), text: localTextSchema(5000), npcId: entityId.optional() }),
  /** Ends the run with these words, in the scene given or where the player is. */
  z.strictObject({
    type: z.literal('finish'),
    title: localTextSchema(300).default({}),
    text: localTextSchema(10_000).default({}),
    sceneId: entityId.optional(),
  }),
])
export type Effect = z.infer<typeof effectSchema>

export const effectListSchema = z.array(effectSchema).max(50)
