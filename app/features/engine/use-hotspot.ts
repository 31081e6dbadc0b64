import type { Clock } from './clock.ts'
import type { EditionHotspot } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { kindOfHotspot } from './hotspots/index.ts'
import { moveTo } from './hotspots/scene-link.ts'
import { findHotspot, findScene } from './lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { opensFor, rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { narrow } from './turn.ts'

/** Whether a player with these roles sees a hotspot now: its conditions hold, and it is not an item that somebody has picked up. */
export const isVisible = (hotspot: EditionHotspot, state: RunState, clock: Clock, roles: readonly Role[]): boolean =>
  !state.takenHotspots.includes(hotspot.id) && evaluate(hotspot.visible, state, clock, roles)

/** The hotspot that a player sees before them; what they do with it is kept from a role that does not see it. */
export function findBefore(turn: Turn, hotspotId: string): EditionHotspot | null {
  const { game, state, clock, actor } = turn
  const scene = findScene(game.edition, own(state.players, actor.playerId)?.sceneId ?? '')
  const hotspot = scene && findHotspot(scene, hotspotId)
  if (!hotspot || !isVisible(hotspot, state, clock, rolesOf(state, actor.playerId))) return null
  narrow(turn, (roles) => opensFor(scene, roles) && isVisible(hotspot, state, clock, roles))
  return hotspot
}

export function useHotspot(turn: Turn, hotspotId: string): Refusal | null {
  const { state, clock, actor } = turn
  const hotspot = findBefore(turn, hotspotId)
  if (!hotspot) return { refused: 'notHere' }
  if (!evaluate(hotspot.usable, state, clock, rolesOf(state, actor.playerId))) return { refused: 'blocked' }
  narrow(turn, (roles) => evaluate(hotspot.usable, state, clock, roles))
  return kindOfHotspot(hotspot).use(turn, hotspot)
}

export function travel(turn: Turn, sceneId: string): Refusal | null {
  return turn.state.revealedScenes.includes(sceneId) ? moveTo(turn, sceneId) : { refused: 'notHere' }
}
