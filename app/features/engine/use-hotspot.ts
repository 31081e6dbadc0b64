import { isBlank } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Clock } from './clock.ts'
import type { EditionHotspot } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { kindOfHotspot } from './hotspots/index.ts'
import { moveTo } from './hotspots/scene-link.ts'
import { isNoted } from './journal.ts'
import { findHotspot, findScene } from './lookup.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit } from './turn.ts'

/** Whether the party sees a hotspot now: its conditions hold, and it is not an item that somebody has picked up. */
export const isVisible = (hotspot: EditionHotspot, state: RunState, clock: Clock): boolean =>
  !state.takenHotspots.includes(hotspot.id) && evaluate(hotspot.visible, state, clock)

export function useHotspot(turn: Turn, hotspotId: string): Refusal | null {
  const { game, state, clock, actor } = turn
  const scene = findScene(game.edition, own(state.players, actor.playerId)?.sceneId ?? '')
  const hotspot = scene && findHotspot(scene, hotspotId)
  if (!hotspot || !isVisible(hotspot, state, clock)) return { refused: 'notHere' }
  if (!evaluate(hotspot.usable, state, clock)) return findShut(turn, hotspot)
  return kindOfHotspot(hotspot).use(turn, hotspot)
}

/** What it says about that is kept the first time, for it may be a clue. */
function findShut(turn: Turn, hotspot: EditionHotspot): Refusal | null {
  const { playerId } = turn.actor
  const { id: hotspotId } = hotspot
  const text = whyBlocked(hotspot, turn.state, turn.clock)
  if (isBlank(text) || isNoted(turn.state, { kind: 'shut', text, hotspotId })) return { refused: 'blocked' }
  emit(turn, { type: 'found_shut', playerId, hotspotId, text })
  return null
}

/** The author's words for what does not work yet. */
export function whyBlocked({ blocked = [], blockedMessage }: EditionHotspot, state: RunState, clock: Clock): LocalText {
  return blocked.find(({ unless }) => !evaluate(unless, state, clock))?.message ?? blockedMessage
}

export function travel(turn: Turn, sceneId: string): Refusal | null {
  return turn.state.revealedScenes.includes(sceneId) ? moveTo(turn, sceneId) : { refused: 'notHere' }
}
