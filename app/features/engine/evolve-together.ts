import { heardBy } from './journal.ts'
import type { RunEvent } from './events.ts'
import type { RunState } from './state.schema.ts'

export type TogetherEvent = Extract<RunEvent, { type: 'held' | 'done_together' }>

export const isTogetherEvent = (event: RunEvent): event is TogetherEvent =>
  event.type === 'held' || event.type === 'done_together'

export function evolveTogether(state: RunState, event: TogetherEvent): RunState {
  if (event.type === 'done_together') {
    const done = Object.fromEntries(event.hotspotIds.map((id) => [id, 'done' as const]))
    const holds = state.holds.filter(({ hotspotId }) => !event.hotspotIds.includes(hotspotId))
    return { ...state, holds, together: { ...state.together, ...done } }
  }
  const { playerId, language, hotspotId, until } = event
  const kept = until === null ? state.holds : withoutHolds(state, playerId).holds
  return {
    ...state,
    holds: [...kept, { playerId, language, hotspotId, until, ...heardBy(event) }],
    together: { ...state.together, [hotspotId]: 'met' },
  }
}

/** Whoever walks away lets go, unless they play alone and fetch the other half themselves. */
export const withoutHolds = (state: RunState, playerId: string, leaves = false): RunState => ({
  ...state,
  holds: state.holds.filter((hold) => hold.playerId !== playerId || (!leaves && hold.until === null)),
})
