import type { Clock } from './clock.ts'
import type { EditionHotspot } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { kindOfHotspot } from './hotspots/index.ts'
import { moveTo } from './hotspots/scene-link.ts'
import { findHotspot, findScene } from './lookup.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'

/** Whether the party sees a hotspot now: its conditions hold, and it is not an item that somebody has picked up. */
export const isVisible = (hotspot: EditionHotspot, state: RunState, clock: Clock): boolean =>
  !state.takenHotspots.includes(hotspot.id) && evaluate(hotspot.visible, state, clock)

export function useHotspot(turn: Turn, hotspotId: string): Refusal | null {
  const { game, state, clock, actor } = turn
  const scene = findScene(game.edition, own(state.players, actor.playerId)?.sceneId ?? '')
  const hotspot = scene && findHotspot(scene, hotspotId)
  if (!hotspot || !isVisible(hotspot, state, clock)) return { refused: 'notHere' }
  if (!evaluate(hotspot.usable, state, clock)) return { refused: 'blocked' }
  return kindOfHotspot(hotspot).use(turn, hotspot)
}

export function travel(turn: Turn, sceneId: string): Refusal | null {
  return turn.state.revealedScenes.includes(sceneId) ? moveTo(turn, sceneId) : { refused: 'notHere' }
}
