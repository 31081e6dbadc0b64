/** In ms left. */
const worthSaying = [300_000, 60_000, 30_000, 10_000]

export function momentReached(leftAtFirst: number, left: number): number | null {
  return worthSaying.findLast((moment) => moment < leftAtFirst && left <= moment) ?? null
}
