import { AsyncLocalStorage } from 'node:async_hooks'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'

/** What better-auth's calls of one request share: the transaction that they belong to, and whose request it is. */
type AuthScope = {
  transaction?: Transaction
  address?: string
  /** Opens the transaction where it is not open from the start. */
  begin?: () => Promise<Transaction>
  /** Whether signing in took a password away that nobody had shown to be theirs. */
  passwordRemoved?: boolean
}

const scope = new AsyncLocalStorage<AuthScope>()

/** Runs better-auth calls inside a transaction of ours, so that a sign-up is one commit with everything that belongs to it. */
export const inAuthScope = <Result>(values: AuthScope, run: () => Promise<Result>): Promise<Result> =>
  scope.run(values, run)

export const scopeAddress = (): string | undefined => scope.getStore()?.address

/**
 * The database as better-auth gets it: the scope's transaction where there is one, else the pool, looked up at every use
 * because better-auth is made before the database is opened.
 */
export const scopedDatabase = new Proxy({} as Database, {
  get(_target, key) {
    const current = scope.getStore()?.transaction ?? getDatabase()
    const value: unknown = Reflect.get(current, key)
    return typeof value === 'function' ? value.bind(current) : value
  },
})

/** No transaction had begun in time: nothing was written, and nothing will be. */
export class TooLate extends Error {}

/**
 * Runs better-auth calls that first talk to another server and then write: the transaction is opened by `beginScope`, called from
 * inside, so that no connection is held meanwhile. What `run` returns is committed; what it throws is rolled back.
 * @param patienceMs in which the transaction must begin; one that has begun is waited for, so that nobody is told that what is then
 * committed had failed
 * @throws TooLate
 */
export async function inLateTransaction<Result>(
  { address, patienceMs }: { address: string; patienceMs: number },
  run: () => Promise<Result>,
): Promise<Result> {
  const end = Promise.withResolvers<void>()
  const late = Promise.withResolvers<never>()
  let isLate = false
  const patience = setTimeout(() => {
    isLate = true
    late.reject(new TooLate('no transaction had begun in time'))
  }, patienceMs)
  let transacting: Promise<void> | undefined
  const values: AuthScope = { address }
  values.begin = () =>
    new Promise((resolve, reject) => {
      if (isLate) return reject(new TooLate('the transaction was begun too late'))
      clearTimeout(patience)
      transacting = getDatabase().transaction(async (transaction) => {
        values.transaction = transaction
        resolve(transaction)
        await end.promise
      })
      transacting.catch(reject)
    })
  const work = async (): Promise<Result> => {
    try {
      const result = await scope.run(values, run)
      end.resolve()
      await transacting
      return result
    } catch (error) {
      end.reject(error)
      end.promise.catch(() => {})
      await transacting?.catch(() => {})
      throw error
    }
  }
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(patience)
  }
}

/** Opens the transaction of `inLateTransaction`, or gives the one that is open. @throws Error outside of it, and once it is over */
export function beginScope(): Promise<Transaction> {
  const current = scope.getStore()
  if (!current?.begin) throw new Error('no transaction can begin here')
  return current.transaction ? Promise.resolve(current.transaction) : current.begin()
}

/** Remembers that this sign-in removed a password. */
export function notePasswordRemoved(): void {
  const current = scope.getStore()
  if (current) current.passwordRemoved = true
}

export const wasPasswordRemoved = (): boolean => scope.getStore()?.passwordRemoved ?? false
