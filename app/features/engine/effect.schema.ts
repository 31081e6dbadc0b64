import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { countOfItems, counterChange, experienceGiven, longest } from './limits.ts'
import { entityId, flagName, flagValue, wholeWithin } from './references.schema.ts'

const count = wholeWithin(countOfItems).default(1)

export const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give_item'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('take_item'), itemId: entityId, count }),
  z.strictObject({ type: z.literal('set_flag'), flag: flagName, value: flagValue.default(true) }),
  z.strictObject({ type: z.literal('add_experience'), amount: wholeWithin(experienceGiven) }),
  /** Changes a counter, which starts at 0. Players see it with its `label` or name, unless it is `hidden`. */
  z.strictObject({
    type: z.literal('change_counter'),
    counter: flagName,
    by: wholeWithin(counterChange),
    min: z.number().int().optional(),
    max: z.number().int().optional(),
    label: localTextSchema(longest.counterLabel).optional(),
    hidden: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('reveal_scene'), sceneId: entityId }),
  z.strictObject({ type: z.literal('go_to_scene'), sceneId: entityId }),
  z.strictObject({ type: z.literal('say'), text: localTextSchema(longest.said), npcId: entityId.optional() }),
  z.strictObject({
    type: z.literal('finish'),
    title: localTextSchema(longest.endingTitle).default({}),
    text: localTextSchema(longest.endingText).default({}),
    sceneId: entityId.optional(),
  }),
])
export type Effect = z.infer<typeof effectSchema>

export const mostEffects = 50

export const effectListSchema = z.array(effectSchema).max(mostEffects)
