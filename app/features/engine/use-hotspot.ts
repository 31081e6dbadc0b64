import { isBlank } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Clock } from './clock.ts'
import type { EditionHotspot } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { kindOfHotspot } from './hotspots/index.ts'
import { moveTo } from './hotspots/scene-link.ts'
import { isNoted } from './journal.ts'
import { findHotspot, findScene } from './lookup.ts'
import { pressTogether, takesTwo } from './press-together.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { opensFor, rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, narrow } from './turn.ts'

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

export function pressHotspot(turn: Turn, hotspotId: string): Refusal | null {
  const { state, clock, actor } = turn
  const hotspot = findBefore(turn, hotspotId)
  if (!hotspot) return { refused: 'notHere' }
  if (!evaluate(hotspot.usable, state, clock, rolesOf(state, actor.playerId))) return findShut(turn, hotspot)
  narrow(turn, (roles) => evaluate(hotspot.usable, state, clock, roles))
  return takesTwo(hotspot, state)
    ? pressTogether(turn, hotspot, pressHotspot)
    : kindOfHotspot(hotspot).use(turn, hotspot)
}

/** What it says about that is kept the first time, for it may be a clue. */
function findShut(turn: Turn, hotspot: EditionHotspot): Refusal | null {
  const { playerId } = turn.actor
  const { id: hotspotId } = hotspot
  const own = rolesOf(turn.state, playerId)
  const text = whyBlocked(hotspot, turn.state, turn.clock, own)
  const { state, clock } = turn
  narrow(
    turn,
    (roles) => !evaluate(hotspot.usable, state, clock, roles) && text === whyBlocked(hotspot, state, clock, roles),
  )
  if (isBlank(text) || isNoted(turn.state, { kind: 'shut', text, hotspotId }, own)) return { refused: 'blocked' }
  emit(turn, { type: 'found_shut', playerId, hotspotId, text })
  return null
}

/** The author's words for what does not work yet. */
export function whyBlocked(
  { blocked = [], blockedMessage }: EditionHotspot,
  state: RunState,
  clock: Clock,
  roles: readonly Role[],
): LocalText {
  return blocked.find(({ unless }) => !evaluate(unless, state, clock, roles))?.message ?? blockedMessage
}

export function travel(turn: Turn, sceneId: string): Refusal | null {
  return turn.state.revealedScenes.includes(sceneId) ? moveTo(turn, sceneId) : { refused: 'notHere' }
}
