import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { entityId, flagName, flagValue } from './references.schema.ts'

const count = z.number().int().min(1).max(999).default(1)

export const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give_item'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('take_item'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('set_flag'), flag: flagName, value: flagValue.default(true) }),
  z.strictObject({ type: z.literal('add_experience'), amount: z.number().int().min(1).max(100_000) }),
  /** Changes a counter, which starts at 0. Players see it under `label`, else its name, unless it is `hidden`. */
  z.strictObject({
    type: z.literal('change_counter'),
    counter: flagName,
    by: z.number().int().min(-100_000).max(100_000),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    label: localTextSchema(60).optional(),
    hidden: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('reveal_scene'), sceneId: entityId }),
  z.strictObject({ type: z.literal('go_to_scene'), sceneId: entityId }),
  z.strictObject({ type: z.literal('say'), text: localTextSchema(5000), npcId: entityId.optional() }),
  z.strictObject({
    type: z.literal('finish'),
    title: localTextSchema(300).default({}),
    text: localTextSchema(10_000).default({}),
    sceneId: entityId.optional(),
  }),
])
export type Effect = z.infer<typeof effectSchema>

export const mostEffects = 50

export const effectListSchema = z.array(effectSchema).max(mostEffects)
