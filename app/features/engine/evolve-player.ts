import { without } from './collections.ts'
import { withoutHolds } from './evolve-together.ts'
import { withoutVoter } from './evolve-vote.ts'
import type { RunEvent } from './events.ts'
import { written } from './journal.ts'
import { nextRole, withRoles } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'

const types = ['player_joined', 'player_left', 'player_away', 'player_back', 'moved'] as const

export type PlayerEvent = Extract<RunEvent, { type: (typeof types)[number] }>

export const isPlayerEvent = (event: RunEvent): event is PlayerEvent =>
  (types as readonly RunEvent['type'][]).includes(event.type)

export function evolvePlayer(state: RunState, event: PlayerEvent): RunState {
  const { playerId } = event
  switch (event.type) {
    case 'player_joined': {
      const entered = enter(state, playerId, event.sceneId, event.at)
      return { ...entered, players: withRoles(entered.players) }
    }
    case 'moved':
      return withoutHolds(enter(state, playerId, event.sceneId, event.at), playerId)
    case 'player_left': {
      const left = withoutVoter({ ...state, players: withRoles(without(state.players, playerId)) }, playerId)
      return withoutHolds(left, playerId, true)
    }
    case 'player_away':
      return withoutHolds(withAway(state, playerId, true), playerId, true)
    case 'player_back':
      return withAway(state, playerId, false)
  }
}

function enter(state: RunState, playerId: string, sceneId: string, at: number): RunState {
  const { roles = [nextRole(state.players)], away } = own(state.players, playerId) ?? {}
  const place = { sceneId, puzzleId: null, dialogue: null, roles, ...(away && { away }) }
  const placed = { ...state, players: { ...state.players, [playerId]: place } }
  if (state.visitedScenes.includes(sceneId)) return placed
  return written(
    { ...placed, visitedScenes: [...state.visitedScenes, sceneId] },
    { kind: 'seen', at, sceneId, by: playerId },
  )
}

/** The others share the roles; who comes back gets the rarer one. */
function withAway(state: RunState, playerId: string, isAway: boolean): RunState {
  const { away: _, ...player } = state.players[playerId]!
  const others = without(state.players, playerId)
  const back = isAway ? { ...player, away: true as const } : { ...player, roles: [nextRole(others)] }
  return { ...state, players: withRoles({ ...others, [playerId]: back }) }
}
