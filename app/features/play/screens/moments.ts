/** Moments of a clock that are worth saying, in ms left. */
const worthSaying = [300_000, 60_000, 30_000, 10_000]

/** The last of those moments that has come; null before the first, or when it came before this clock was looked at. Pure. */
export function momentReached(leftAtFirst: number, left: number): number | null {
  return worthSaying.findLast((moment) => moment < leftAtFirst && left <= moment) ?? null
}
