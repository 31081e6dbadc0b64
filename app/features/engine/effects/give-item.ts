import type { EventBody } from '#app/features/engine/events.ts'
import { countOfItems, largestTotal } from '#app/features/engine/limits.ts'
import { findItem } from '#app/features/engine/lookup.ts'
import { entityId, wholeWithin } from '#app/features/engine/references.schema.ts'
import { own } from '#app/features/engine/state-lookup.ts'
import { z } from '#app/shared/zod.ts'
import { effectKind } from './kind.ts'
import type { EffectContext } from './kind.ts'

export const itemCount = wholeWithin(countOfItems).default(1)

export const giveItem = effectKind({
  schema: z.strictObject({ type: z.literal('give_item'), itemId: entityId, count: itemCount }),
  references: ({ itemId }) => [{ kind: 'item', id: itemId }],
  events: ({ itemId, count }, context) => itemGained(context, itemId, count),
})

/** Only items of the edition are given; a party never holds two of an item that does not stack. */
export function itemGained({ edition, state, playerId }: EffectContext, itemId: string, wanted: number): EventBody[] {
  const item = findItem(edition, itemId)
  if (!item) return []
  const held = own(state.inventory, itemId) ?? 0
  const count = item.stackable ? Math.min(wanted, largestTotal - held) : 1 - held
  return count > 0 ? [{ type: 'item_gained', playerId, itemId, count }] : []
}
