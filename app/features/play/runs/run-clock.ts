import type { Clock } from '#app/features/engine/clock.ts'

/** ms that a run's clock goes on after the party's last sign of life. */
export const awayAfterMs = 60_000

/** The clock at `now`; it pauses when nobody in the party is there. */
export const clockOf = (run: { activeMs: number; seenAt: number }, now: number): Clock => ({
  now,
  activeMs: run.activeMs + Math.min(awayAfterMs, Math.max(0, now - run.seenAt)),
})
