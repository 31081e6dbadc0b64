import type { Role } from '#app/shared/player-roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

type Place = RunState['players'][string]

/** Puts a player at a puzzle, in a conversation, or at neither. `audience`: who may know of it. */
export function putPlayer(
  state: RunState,
  playerId: string,
  at: Partial<Pick<Place, 'puzzleId' | 'dialogue'>>,
  audience: Role[] | undefined,
): RunState {
  const place = own(state.players, playerId)
  if (!place) return state
  const { sceneId, roles, away } = place
  const put: Place = {
    sceneId,
    roles,
    ...(away && { away }),
    puzzleId: null,
    dialogue: null,
    ...at,
    ...(audience && { for: audience }),
  }
  return { ...state, players: { ...state.players, [playerId]: put } }
}
