/** Milliseconds after a connection could not be opened in which nobody waits for another. */
const awayMs = 2_000

let awayUntil = 0

/** A full pool, a cut connection or a slow statement is none of it: others work. */
export function noteNoConnection(now = Date.now()): void {
  awayUntil = now + awayMs
}

export const isDatabaseAway = (now = Date.now()): boolean => now < awayUntil
