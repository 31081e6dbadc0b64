import { heldCount } from '#app/features/engine/state-lookup.ts'
import { entityId } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { mostHeld } from './counts.ts'
import { conditionKind } from './kind.ts'

export const hasItem = conditionKind({
  schema: z.strictObject({
    type: z.literal('has_item'),
    itemId: entityId,
    count: z.number().int().min(1).max(mostHeld).default(1),
  }),
  references: ({ itemId }) => [{ kind: 'item', id: itemId }],
  actual: ({ itemId }, state) => heldCount(state, itemId),
  holds: ({ itemId, count }, state) => heldCount(state, itemId) >= count,
})
