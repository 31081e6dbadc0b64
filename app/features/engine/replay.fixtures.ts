import type { RunEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { RunState } from './state.schema.ts'

export const replay = (start: RunState, events: readonly RunEvent[]): RunState => events.reduce(evolve, start)
