import type { RunProjection } from '#app/features/engine/projection.ts'

/** Shorter waits would ask again and again around one moment, in ms. */
const soonestMs = 1_000

/** Longer waits of a timer are cut off by browsers; what is shown by then tells anew, in ms. */
const latestMs = 24 * 3600_000

/** In how many ms time alone may have changed what this player sees, so that it is worth asking; null: never. Pure. */
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

/** What is needed of the world around it. */
type LookWorld = {
  now: () => number
  /** Calls back after so many ms; gives the way to call it off. */
  after: (ms: number, call: () => void) => () => void
  isInSight: () => boolean
  /** Asks for the run's state; what comes of it is told by `shown`. */
  look: () => Promise<boolean>
}

/** After a look that brought nothing, in ms. */
const againMs = 15_000

/**
 * Who sits still before a puzzle sends nothing, and so hears nothing: the moment at which hints are offered, or a door opens by itself,
 * would pass unseen. One timer asks then; while nobody looks at the page it waits until somebody does.
 */
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
    // An answer has armed it anew by now
    if (dueAt !== null && (!answered || dueAt === asked)) arm(againMs)
  }

  return {
    /** Something newer is shown; in so many ms it may be out of date. */
    shown: arm,
    /** The page came into sight. */
    seen: () => void (dueAt !== null && dueAt <= world.now() && void look()),
    stop: () => arm(null),
  }
}

export type LookAgain = ReturnType<typeof createLookAgain>
