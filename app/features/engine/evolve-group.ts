import type { RunEvent } from './events.ts'
import { written } from './journal.ts'
import type { Notice } from './notice.ts'
import type { RunState } from './state.schema.ts'

/** What the organiser of a session did. */
export type GroupEvent = Extract<RunEvent, { type: 'halted' | 'resumed' | 'time_given' | 'organiser_said' }>

const types: ReadonlySet<RunEvent['type']> = new Set<GroupEvent['type']>([
  'halted',
  'resumed',
  'time_given',
  'organiser_said',
])

export const isGroupEvent = (event: RunEvent): event is GroupEvent => types.has(event.type)

export function evolveGroup(state: RunState, event: GroupEvent): RunState {
  switch (event.type) {
    // Nobody could answer, or press with a partner, in the meantime
    case 'halted':
      return { ...state, halted: event.why, vote: null, holds: [] }
    case 'resumed':
      return { ...state, halted: null }
    case 'time_given':
      return { ...state, limitMs: (state.limitMs ?? 0) + event.ms }
    case 'organiser_said':
      return written(state, { kind: 'organiser', at: event.at, text: event.text })
  }
}

export function presentGroupEvent(event: GroupEvent): Notice {
  switch (event.type) {
    case 'halted':
    case 'resumed':
      return { type: event.type }
    case 'time_given':
      return { type: event.type, ms: event.ms }
    case 'organiser_said':
      return { type: event.type, text: event.text }
  }
}
