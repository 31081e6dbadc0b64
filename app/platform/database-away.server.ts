/** Milliseconds after a failed connection during which nobody waits for another. */
const awayMs = 2_000

let awayUntil = 0

/** A full pool, a cut connection or a slow statement does not count: others still work. */
export function noteNoConnection(now = Date.now()): void {
  awayUntil = now + awayMs
}

export const isDatabaseAway = (now = Date.now()): boolean => now < awayUntil
