import { added, without } from './collections.ts'
import type { RunEvent } from './events.ts'
import { written } from './journal.ts'
import { heldCount } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

const types = ['hotspot_taken', 'item_gained', 'item_lost', 'item_examined', 'item_used'] as const
type ItemEvent = Extract<RunEvent, { type: (typeof types)[number] }>

export const isItemEvent = (event: RunEvent): event is ItemEvent => (types as readonly string[]).includes(event.type)

export function evolveItem(state: RunState, event: ItemEvent): RunState {
  switch (event.type) {
    case 'hotspot_taken':
      return { ...state, takenHotspots: added(state.takenHotspots, event.hotspotId) }
    case 'item_gained':
      return written(carry(state, event.itemId, event.count), {
        kind: 'found',
        at: event.at,
        itemId: event.itemId,
        by: event.playerId,
      })
    case 'item_lost':
      return carry(state, event.itemId, -event.count)
    case 'item_examined':
      return { ...state, examinedItems: added(state.examinedItems, event.itemId) }
    case 'item_used':
      return event.rule === null ? state : { ...state, usedRules: added(state.usedRules, event.rule) }
  }
}

function carry(state: RunState, itemId: string, change: number): RunState {
  const count = Math.max(0, heldCount(state, itemId) + change)
  return {
    ...state,
    inventory: count === 0 ? without(state.inventory, itemId) : { ...state.inventory, [itemId]: count },
  }
}
