import { findScene } from './lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { isFor, opensFor } from './roles.ts'
import type { Turn } from './turn.ts'
import { emit } from './turn.ts'

/** Where somebody with these roles joins the party: beside the first player in a scene that is open to them. */
export function sceneBeside({ game, state }: Turn, roles: readonly Role[]): string {
  // Ids are ordered by time, and the database does not keep the order of keys: the smallest id came first
  const places = Object.keys(state.players)
    .sort()
    .map((id) => state.players[id]!.sceneId)
  return places.find((id) => opensFor(findScene(game.edition, id) ?? {}, roles)) ?? game.edition.startSceneId
}

/** After somebody came or left, nobody stays where only another role may be. */
export function leaveOthersPlaces(turn: Turn): void {
  for (const playerId of Object.keys(turn.state.players).sort()) {
    const { sceneId, puzzleId, dialogue, roles, for: audience } = turn.state.players[playerId]!
    if (!opensFor(findScene(turn.game.edition, sceneId) ?? {}, roles))
      emit(turn, { type: 'moved', playerId, sceneId: sceneBeside(turn, roles) })
    else if (isFor(audience, roles)) continue
    else if (dialogue) emit(turn, { type: 'dialogue_ended', playerId, npcId: dialogue.npcId })
    else if (puzzleId !== null) emit(turn, { type: 'puzzle_closed', playerId })
  }
}
