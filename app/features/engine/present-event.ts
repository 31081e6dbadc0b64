import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { RunEvent } from './events.ts'
import { findItem, findPuzzle, findScene } from './lookup.ts'

/** What the party is told of an event, for a toast, an animation or a live region. The projection has everything else. */
export type Notice =
  | { type: 'player_joined' | 'player_left'; playerId: string }
  | { type: 'moved'; playerId: string; sceneName: string }
  | { type: 'scene_revealed'; sceneName: string }
  | { type: 'item_gained' | 'item_lost'; playerId: string; itemId: string; itemName: string; count: number }
  | { type: 'experience_gained'; amount: number }
  | { type: 'said'; text: string; npcName: string | null }
  | { type: 'puzzle_opened'; playerId: string; puzzleName: string }
  | { type: 'answered_wrong' | 'answered_in_part'; playerId: string; puzzleId: string; reply: string | null }
  | { type: 'attempts_exhausted'; puzzleId: string; penaltyMs: number; answerOffered: boolean }
  | { type: 'hint_given'; playerId: string; puzzleId: string; puzzleName: string }
  | { type: 'puzzle_solved'; playerId: string; puzzleId: string; puzzleName: string; points: number; revealed: boolean }
  | { type: 'untimed_set'; playerId: string; untimed: boolean }
  | { type: 'finished' }

/** What leaves the server of an event; null for what concerns nobody (flags, for one). New kinds of events say nothing. */
export function presentEvent(edition: EditionDocument, event: RunEvent, language: Locale): Notice | null {
  const text = (words: LocalText | undefined) => textIn(words ?? {}, language, edition.primaryLanguage)
  switch (event.type) {
    case 'player_joined':
    case 'player_left':
      return { type: event.type, playerId: event.playerId }
    case 'moved':
      return { type: 'moved', playerId: event.playerId, sceneName: text(findScene(edition, event.sceneId)?.name) }
    case 'scene_revealed':
      return { type: 'scene_revealed', sceneName: text(findScene(edition, event.sceneId)?.name) }
    case 'item_gained':
    case 'item_lost': {
      const { type, playerId, itemId, count } = event
      return { type, playerId, itemId, itemName: text(findItem(edition, itemId)?.name), count }
    }
    case 'experience_gained':
      return { type: 'experience_gained', amount: event.amount }
    case 'said': {
      const npc = edition.npcs.find((candidate) => candidate.id === event.npcId)
      return { type: 'said', text: text(event.text), npcName: npc ? text(npc.name) : null }
    }
    case 'untimed_set':
      return { type: 'untimed_set', playerId: event.playerId, untimed: event.untimed }
    case 'finished':
      return { type: 'finished' }
    default:
      return presentPuzzleEvent(edition, event, text)
  }
}

function presentPuzzleEvent(
  edition: EditionDocument,
  event: RunEvent,
  text: (words: LocalText | undefined) => string,
): Notice | null {
  if (!('puzzleId' in event)) return null
  const { puzzleId } = event
  const puzzleName = text(findPuzzle(edition, puzzleId)?.name)
  switch (event.type) {
    case 'puzzle_opened':
      return { type: 'puzzle_opened', playerId: event.playerId, puzzleName }
    case 'answered_wrong':
    case 'answered_in_part':
      return { type: event.type, playerId: event.playerId, puzzleId, reply: event.reply && text(event.reply) }
    case 'attempts_exhausted':
      return { type: 'attempts_exhausted', puzzleId, penaltyMs: event.penaltyMs, answerOffered: event.answerOffered }
    case 'hint_given':
      return { type: 'hint_given', playerId: event.playerId, puzzleId, puzzleName }
    case 'puzzle_solved': {
      const { playerId, points, revealed } = event
      return { type: 'puzzle_solved', playerId, puzzleId, puzzleName, points, revealed }
    }
    default:
      return null
  }
}
