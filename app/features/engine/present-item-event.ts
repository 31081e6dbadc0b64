import type { LocalText } from '#app/i18n/local-text.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { RunEvent } from './events.ts'
import { findItem, findNpc } from './lookup.ts'
import type { Notice } from './notice.ts'

type Words = (words: LocalText | undefined) => string

/** Reveals names and messages, but not what they led to. */
export function presentItemEvent(edition: EditionDocument, event: RunEvent, text: Words): Notice | null {
  const itemName = (id: string) => text(findItem(edition, id)?.name)
  const npcName = (id: string) => text(findNpc(edition, id)?.name)
  switch (event.type) {
    case 'item_used': {
      const { playerId, itemId, otherItemId } = event
      return {
        type: 'item_used',
        playerId,
        itemName: itemName(itemId),
        otherItemName: otherItemId === null ? null : itemName(otherItemId),
      }
    }
    case 'dialogue_opened':
      return { type: 'dialogue_opened', playerId: event.playerId, npcName: npcName(event.npcId) }
    case 'dialogue_shown':
      return { type: 'npc_spoke', playerId: event.playerId, npcName: npcName(event.npcId), text: text(event.text) }
    case 'choice_made':
      return { type: 'choice_made', playerId: event.playerId, npcName: npcName(event.npcId), text: text(event.text) }
    case 'dialogue_ended':
      return { type: 'dialogue_ended', playerId: event.playerId, npcName: npcName(event.npcId) }
    default:
      return null
  }
}
