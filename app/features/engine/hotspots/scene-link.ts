import { findScene } from '#app/features/engine/lookup.ts'
import { opensFor, rolesOf } from '#app/features/engine/roles.ts'
import type { Refusal, Turn } from '#app/features/engine/turn.ts'
import { emit } from '#app/features/engine/turn.ts'
import type { HotspotKind } from './kind.ts'

export const sceneLink: HotspotKind<'scene_link'> = {
  use: (turn, { targetId }) => moveTo(turn, targetId),
  isDone: ({ targetId }, state) => state.visitedScenes.includes(targetId),
}

export function moveTo(turn: Turn, sceneId: string): Refusal | null {
  const scene = findScene(turn.game.edition, sceneId)
  if (!scene) return { refused: 'nothingHere' }
  if (!opensFor(scene, rolesOf(turn.state, turn.actor.playerId))) return { refused: 'notHere' }
  emit(turn, { type: 'moved', playerId: turn.actor.playerId, sceneId })
  return null
}
