import type { RunEvent } from './events.ts'
import type { RunState } from './state.schema.ts'

export type VoteEvent = Extract<RunEvent, { type: 'vote_asked' | 'vote_agreed' | 'vote_closed' | 'others_asked' }>

const types: ReadonlySet<RunEvent['type']> = new Set<VoteEvent['type']>([
  'vote_asked',
  'vote_agreed',
  'vote_closed',
  'others_asked',
])

export const isVoteEvent = (event: RunEvent): event is VoteEvent => types.has(event.type)

export function evolveVote(state: RunState, event: VoteEvent): RunState {
  switch (event.type) {
    case 'vote_asked': {
      const { type: _type, at: _at, ...vote } = event
      return { ...state, vote: { ...vote, agreed: [] } }
    }
    case 'vote_agreed': {
      const rest = withoutVoter(state, event.playerId)
      return rest.vote ? { ...rest, vote: { ...rest.vote, agreed: [...rest.vote.agreed, event.playerId] } } : rest
    }
    case 'vote_closed':
      return { ...state, vote: null }
    // Says in the log why the others were asked
    case 'others_asked':
      return state
  }
}

/** Nobody waits for a player who has left. */
export function withoutVoter(state: RunState, playerId: string): RunState {
  const { vote } = state
  if (!vote) return state
  const others = (ids: readonly string[]) => ids.filter((id) => id !== playerId)
  return { ...state, vote: { ...vote, waitingFor: others(vote.waitingFor), agreed: others(vote.agreed) } }
}
