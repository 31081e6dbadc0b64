import type { RunEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { RunState } from './state.schema.ts'

/** The state that events lead to from where the run began: what applying the commands gave. */
export const replay = (start: RunState, events: readonly RunEvent[]): RunState => events.reduce(evolve, start)
