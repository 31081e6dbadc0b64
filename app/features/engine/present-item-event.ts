import type { LocalText } from '#app/i18n/local-text.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { RunEvent } from './events.ts'
import { findHotspotAnywhere, findItem, findNpc } from './lookup.ts'
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
    case 'looked':
      return presentLook(edition, event, text)
    case 'found_shut':
      return { type: 'found_shut', playerId: event.playerId, text: text(event.text) }
    case 'goal_told':
      return { type: 'goal_told', playerId: event.playerId, isNew: event.step !== null && !event.further }
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

function presentLook(
  edition: EditionDocument,
  { type, playerId, hotspotId, picture, sound, again, ...event }: Extract<RunEvent, { type: 'looked' }>,
  text: Words,
): Notice {
  return {
    type,
    playerId,
    hotspotName: text(findHotspotAnywhere(edition, hotspotId)?.name),
    text: event.text && text(event.text),
    picture: picture && { assetId: picture.assetId, altText: text(picture.altText) },
    sound: sound && { assetId: sound.assetId, caption: text(sound.caption) },
    ...(again && { again }),
  }
}
