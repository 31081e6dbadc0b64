import type { RunState } from './state.schema.ts'

export interface Clock {
  /** Milliseconds since 1970 on the server's clock, used to measure pauses. */
  now: number
  /** Milliseconds for which the run has been played with somebody present, used to measure everything else. */
  activeMs: number
}

/** The run's own time in ms: active play plus the penalties of wrong answers. */
export const runTime = (state: Pick<RunState, 'penaltyMs'>, clock: Clock): number => clock.activeMs + state.penaltyMs
