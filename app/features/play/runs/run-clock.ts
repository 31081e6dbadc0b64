import type { Clock } from '#app/features/engine/clock.ts'

/** The clock of a run goes on for so long after the last sign of anybody of the party, in ms. */
export const awayAfterMs = 60_000

/**
 * The run's clock at `now`: it runs while somebody is there, which the party's commands and its page's regular word say, and
 * pauses 60 s after the last of them.
 */
export const clockOf = (run: { activeMs: number; seenAt: number }, now: number): Clock => ({
  now,
  activeMs: run.activeMs + Math.min(awayAfterMs, Math.max(0, now - run.seenAt)),
})
