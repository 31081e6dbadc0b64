import { localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { conditionSchema } from './condition.schema.ts'
import { effectListSchema, effectSchema } from './effect.schema.ts'
import { mostEffects } from './limits.ts'
import { goalSteps } from './goal.schema.ts'
import { entityId } from './references.schema.ts'

export const secretWords = localTextSchema(20_000)

/** The author's words for the steps towards it; the product says those that are missing. */
const goalHints = z.array(secretWords).max(goalSteps.length).optional()

/** It works only once in a run, whichever player does it. */
const once = z.boolean()

export const secretUseSchema = z.strictObject({
  hotspotId: entityId.nullable(),
  conditions: conditionSchema,
  message: secretWords,
  effects: effectListSchema,
  once,
  hints: goalHints,
})

export const secretCombinationSchema = z.strictObject({
  withItemId: entityId,
  resultItemId: entityId.nullable(),
  conditions: conditionSchema,
  message: secretWords,
  /** The author's effects plus the loss of both items. */
  effects: z.array(effectSchema).max(mostEffects + 2),
  once,
  hints: goalHints,
})
