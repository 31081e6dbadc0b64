import { AsyncLocalStorage } from 'node:async_hooks'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'

/** What better-auth's calls of one request share: the transaction that they belong to, and whose request it is. */
type AuthScope = { transaction?: Transaction; address?: string }

const scope = new AsyncLocalStorage<AuthScope>()

/** Runs better-auth calls inside a transaction of ours, so that a sign-up is one commit with everything that belongs to it. */
export const inAuthScope = <Result>(values: AuthScope, run: () => Promise<Result>): Promise<Result> => scope.run(values, run)

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
