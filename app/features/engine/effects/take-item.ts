import { entityId } from '#app/features/engine/references.schema.ts'
import { own } from '#app/features/engine/state-lookup.ts'
import { z } from '#app/shared/zod.ts'
import { itemCount } from './give-item.ts'
import { effectKind } from './kind.ts'

export const takeItem = effectKind({
  schema: z.strictObject({ type: z.literal('take_item'), itemId: entityId, count: itemCount }),
  references: ({ itemId }) => [{ kind: 'item', id: itemId }],
  events: ({ itemId, count: wanted }, { state, playerId }) => {
    const count = Math.min(wanted, own(state.inventory, itemId) ?? 0)
    return count > 0 ? [{ type: 'item_lost', playerId, itemId, count }] : []
  },
})
