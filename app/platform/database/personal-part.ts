import type { ZipEntry } from '#app/platform/zip-entry.ts'
import type { Database, Transaction } from './client.server.ts'

/** What a feature keeps of people. `database/personal-columns.ts` says which part answers for which column. */
export type PersonalPart = {
  exports(database: Database, userId: string): Promise<ZipEntry[]>
  /** Before the erasure, in transactions of its own: what others notice at once. Carried out again after a crash. */
  leave?(database: Database, userId: string): Promise<void>
  /** In the transaction that deletes the user at its end, whose row is locked. @returns keys of files without a row */
  erase(transaction: Transaction, userId: string): Promise<string[]>
}
