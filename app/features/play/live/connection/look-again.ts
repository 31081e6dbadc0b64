import type { RunProjection } from '#app/features/engine/projection.ts'

/** ms; shorter waits would keep asking again around the same moment. */
const soonestMs = 1_000

/** ms; browsers fire longer timers immediately. */
const latestMs = 24 * 3600_000

export function nextLookMs({
  puzzle,
  lookAgainInMs,
  ending,
}: Pick<RunProjection, 'puzzle' | 'lookAgainInMs' | 'ending'>): number | null {
  if (ending) return null
  const moments = [puzzle?.hints.offeredInMs ?? null, lookAgainInMs].filter((ms) => ms !== null)
  if (moments.length === 0) return null
  return Math.min(latestMs, Math.max(soonestMs, Math.min(...moments)))
}

type LookWorld = {
  now: () => number
  after: (ms: number, call: () => void) => () => void
  isInSight: () => boolean
  look: () => Promise<boolean>
}

/** ms after a look that brought nothing new. */
const againMs = 15_000

/** While nobody moves, no news arrives, and a hint or door that time opens would be missed: a timer asks for it. */
export function createLookAgain(world: LookWorld) {
  let dueAt: number | null = null
  let callOff: () => void = () => {}
  let looking = false

  function arm(ms: number | null): void {
    callOff()
    dueAt = ms === null ? null : world.now() + ms
    if (ms !== null) callOff = world.after(ms, () => void look())
  }

  async function look(): Promise<void> {
    if (looking || dueAt === null || !world.isInSight()) return
    looking = true
    const asked = dueAt
    const answered = await world.look()
    looking = false
    // By now the answer has restarted the timer
    if (dueAt !== null && (!answered || dueAt === asked)) arm(againMs)
  }

  return {
    shown: arm,
    seen: () => void (dueAt !== null && dueAt <= world.now() && void look()),
    stop: () => arm(null),
  }
}

export type LookAgain = ReturnType<typeof createLookAgain>
