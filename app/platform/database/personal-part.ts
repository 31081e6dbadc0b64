import type { ZipEntry } from '#app/platform/zip-entry.ts'
import type { Database, Transaction } from './client.server.ts'

/** What a feature keeps about people. `database/personal-columns.ts` says which part is responsible for which column.
 * */
export type PersonalPart = {
  exports(database: Database, userId: string): Promise<ZipEntry[]>
  /** Runs before the erasure, in its own transactions, for what others must see immediately. Runs again after a crash.
   * */
  leave?(database: Database, userId: string): Promise<void>
  /** Runs in the transaction that finally deletes the user, whose row is locked. @returns keys of files that no longer
   * have a row */
  erase(transaction: Transaction, userId: string): Promise<string[]>
}
