import type { RunState } from './state.schema.ts'

export interface Clock {
  /** Milliseconds since 1970 on the server's clock: pauses are measured with it. */
  now: number
  /** Milliseconds that the run has been played with somebody there: everything else is measured with it. */
  activeMs: number
}

/** The run's own time in ms: active play plus what wrong answers added to it. */
export const runTime = (state: Pick<RunState, 'penaltyMs'>, clock: Clock): number => clock.activeMs + state.penaltyMs
