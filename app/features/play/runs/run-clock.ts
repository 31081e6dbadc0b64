import type { Clock } from '#app/features/engine/clock.ts'

/** ms that a run's clock goes on after the party's last sign of life. */
export const awayAfterMs = 60_000

/** The clock at `now`; it stands while the game is halted, and when nobody in the party is there. */
export const clockOf = (run: { activeMs: number; seenAt: number; status: string }, now: number): Clock => ({
  now,
  activeMs: run.activeMs + (run.status === 'halted' ? 0 : Math.min(awayAfterMs, Math.max(0, now - run.seenAt))),
})
