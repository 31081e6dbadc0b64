import { AsyncLocalStorage } from 'node:async_hooks'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'

type AuthScope = {
  transaction?: Transaction
  address?: string
  begin?: () => Promise<Transaction>
  passwordRemoved?: boolean
  codeAwaited?: boolean
  googleJoined?: boolean
}

const scope = new AsyncLocalStorage<AuthScope>()

export const inAuthScope = <Result>(values: AuthScope, run: () => Promise<Result>): Promise<Result> =>
  scope.run(values, run)

export const scopeAddress = (): string | undefined => scope.getStore()?.address

/** better-auth's database: the scope's transaction, or else the pool, which opens after this module has loaded. */
export const scopedDatabase = new Proxy({} as Database, {
  get(_target, key) {
    const current = scope.getStore()?.transaction ?? getDatabase()
    const value: unknown = Reflect.get(current, key)
    return typeof value === 'function' ? value.bind(current) : value
  },
})

export class TooLate extends Error {}

/** Begins the transaction at `beginScope`, so that no connection is held while waiting for another server. @throws
 * TooLate when it has not begun after `patienceMs` */
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

export function beginScope(): Promise<Transaction> {
  const current = scope.getStore()
  if (!current?.begin) throw new Error('no transaction can begin here')
  return current.transaction ? Promise.resolve(current.transaction) : current.begin()
}

export function notePasswordRemoved(): void {
  const current = scope.getStore()
  if (current) current.passwordRemoved = true
}

export const wasPasswordRemoved = (): boolean => scope.getStore()?.passwordRemoved ?? false

export function noteGoogleJoined(): void {
  const current = scope.getStore()
  if (current) current.googleJoined = true
}

/** Whether Google has just become a way to sign in to an existing account. */
export const wasGoogleJoined = (): boolean => scope.getStore()?.googleJoined ?? false

export function noteCodeAwaited(): void {
  const current = scope.getStore()
  if (current) current.codeAwaited = true
}

/** Whether the session that began in this scope is locked until the second factor. */
export const isCodeAwaited = (): boolean => scope.getStore()?.codeAwaited ?? false
