import { AppError } from '#app/shared/app-error.ts'

const patienceMs = 2_000

/** The end of the queue of each key that somebody works on. */
const tails = new Map<string, Promise<void>>()

/**
 * Lets the callers of one key work one after the other within this process, in the order in which they came. It only spares
 * them from colliding (the database decides who was first, also between processes), so nobody waits longer than two
 * seconds.
 * @throws AppError unavailable for who waited in vain
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(key)
  const own = Promise.withResolvers<void>()
  const tail = before ? before.then(() => own.promise) : own.promise
  tails.set(key, tail)
  try {
    if (before) await withPatience(before)
    return await work()
  } finally {
    own.resolve()
    if (tails.get(key) === tail) tails.delete(key)
  }
}

async function withPatience(before: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new AppError('unavailable', { retryAfter: 1, log: 'waited too long for the commands before' })),
    patienceMs,
  )
  try {
    await Promise.race([before, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
