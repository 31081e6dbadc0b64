import { AppError } from '#app/shared/app-error.ts'

const patienceMs = 2_000

const tails = new Map<string, Promise<void>>()

/** Only spares the database collisions within this process. @throws AppError unavailable after two seconds */
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
