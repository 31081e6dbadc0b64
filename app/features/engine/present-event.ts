import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { counterName } from './counter-name.ts'
import type { EditionDocument, EditionScene } from './edition.schema.ts'
import { isPlayerEvent } from './evolve-player.ts'
import type { TogetherEvent } from './evolve-together.ts'
import { isTogetherEvent } from './evolve-together.ts'
import { isGroupEvent, presentGroupEvent } from './evolve-group.ts'
import type { VoteEvent } from './evolve-vote.ts'
import { isVoteEvent } from './evolve-vote.ts'
import type { RunEvent } from './events.ts'
import { findItem, findNpc, findPuzzle, findScene } from './lookup.ts'
import type { Notice } from './notice.ts'
import { restOfHold } from './press-together.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { isFor, opensFor } from './roles.ts'
import { presentItemEvent } from './present-item-event.ts'

/** The part of an event that leaves the server, for a player with these roles; null if it does not concern them.
 * New kinds of events reveal nothing. */
export function presentEvent(
  edition: EditionDocument,
  event: RunEvent,
  language: Locale,
  roles: readonly Role[],
): Notice | null {
  const notice = told(edition, event, language, roles)
  if (notice === null || isFor(event.for, roles) || toldToAll.has(notice.type)) return notice
  if (notice.type === 'hint_given') return { ...notice, puzzleName: null }
  return 'reply' in notice ? { ...notice, reply: null } : null
}

/** Items, scores and puzzles are the party's: who is kept from what led to these still gets to know of them. */
const toldToAll: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'player_joined',
  'player_left',
  'player_away',
  'player_back',
  'moved',
  'scene_revealed',
  'item_gained',
  'item_lost',
  'item_used',
  'experience_gained',
  'counter_changed',
  'attempts_exhausted',
  'puzzle_solved',
  'untimed_set',
  'done_together',
  'vote_closed',
  'finished',
])

function told(edition: EditionDocument, event: RunEvent, language: Locale, roles: readonly Role[]): Notice | null {
  const text = (words: LocalText | undefined) => textIn(words ?? {}, language, edition.primaryLanguage)
  if (isVoteEvent(event)) return presentVoteEvent(event)
  if (isTogetherEvent(event)) return presentTogetherEvent(edition, event, roles)
  if (isPlayerEvent(event) && event.type !== 'moved') return { type: event.type, playerId: event.playerId }
  switch (event.type) {
    case 'moved':
    case 'scene_revealed':
      return presentPlace(findScene(edition, event.sceneId), event, roles, text)
    case 'item_gained':
    case 'item_lost': {
      const { type, playerId, itemId, count } = event
      return { type, playerId, itemId, itemName: text(findItem(edition, itemId)?.name), count }
    }
    case 'experience_gained':
      return { type: 'experience_gained', amount: event.amount }
    case 'counter_changed': {
      const { counter, value, by, shown } = event
      return shown && by !== 0
        ? { type: 'counter_changed', name: counterName(counter, text(shown.label)), value, by, max: shown.max }
        : null
    }
    case 'said': {
      const npc = event.npcId === null ? undefined : findNpc(edition, event.npcId)
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

function presentTogetherEvent(edition: EditionDocument, event: TogetherEvent, roles: readonly Role[]): Notice {
  const { playerId } = event
  if (event.type === 'done_together') return { type: 'done_together', playerId, partnerId: event.partnerId }
  const kept = event.until === null ? restOfHold(edition, event.hotspotId, roles) : null
  return { type: 'held', playerId, kept }
}

/** Only a role that may be in a scene is told of it. */
function presentPlace(
  scene: EditionScene | undefined,
  event: Extract<RunEvent, { type: 'moved' | 'scene_revealed' }>,
  roles: readonly Role[],
  text: (words: LocalText | undefined) => string,
): Notice | null {
  if (!opensFor(scene ?? {}, roles)) return null
  const sceneName = text(scene?.name)
  return event.type === 'moved'
    ? { type: 'moved', playerId: event.playerId, sceneName }
    : { type: 'scene_revealed', sceneName }
}

/** The projection has the question and who has agreed. */
const presentVoteEvent = (event: VoteEvent): Notice | null =>
  event.type === 'vote_closed' ? { type: 'vote_closed', playerId: event.playerId, outcome: event.outcome } : null

function presentPuzzleEvent(
  edition: EditionDocument,
  event: Exclude<RunEvent, VoteEvent>,
  text: (words: LocalText | undefined) => string,
): Notice | null {
  if (isGroupEvent(event)) return presentGroupEvent(event)
  if (!('puzzleId' in event)) return presentItemEvent(edition, event, text)
  const { puzzleId } = event
  const puzzleName = text(findPuzzle(edition, puzzleId)?.name)
  switch (event.type) {
    case 'puzzle_opened':
      return { type: 'puzzle_opened', playerId: event.playerId, puzzleName }
    case 'answered_wrong':
      return { type: 'answered_wrong', playerId: event.playerId, puzzleId, reply: event.reply && text(event.reply) }
    case 'answered_in_part':
      return {
        type: 'answered_in_part',
        playerId: event.playerId,
        puzzleId,
        ...(event.again && { again: true }),
        reply: event.reply && text(event.reply),
      }
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
