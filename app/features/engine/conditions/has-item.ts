import { heldCount } from '#app/features/engine/state-lookup.ts'
import { countOfItems } from '#app/features/engine/limits.ts'
import { entityId, wholeWithin } from '#app/features/engine/references.schema.ts'
import { z } from '#app/shared/zod.ts'
import { conditionKind } from './kind.ts'

export const hasItem = conditionKind({
  schema: z.strictObject({
    type: z.literal('has_item'),
    itemId: entityId,
    count: wholeWithin(countOfItems).default(1),
  }),
  references: ({ itemId }) => [{ kind: 'item', id: itemId }],
  actual: ({ itemId }, state) => heldCount(state, itemId),
  holds: ({ itemId, count }, state) => heldCount(state, itemId) >= count,
  leftMs: null,
})
