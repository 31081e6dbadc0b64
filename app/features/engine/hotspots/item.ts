import { giveItem } from '#app/features/engine/apply-effects.ts'
import { findItem } from '#app/features/engine/lookup.ts'
import { heldCount } from '#app/features/engine/state-lookup.ts'
import { emit } from '#app/features/engine/turn.ts'
import type { HotspotKind } from './kind.ts'

export const item: HotspotKind<'item'> = {
  use: (turn, { id: hotspotId, targetId }) => {
    const found = findItem(turn.game.edition, targetId)
    if (!found) return { refused: 'nothingHere' }
    // an item that does not stack stays there until the one that the party carries is used up
    if (!found.stackable && heldCount(turn.state, targetId) > 0) return { refused: 'alreadyHeld' }
    emit(turn, { type: 'hotspot_taken', playerId: turn.actor.playerId, hotspotId })
    giveItem(turn, targetId, 1)
    return null
  },
  isDone: () => false,
}
