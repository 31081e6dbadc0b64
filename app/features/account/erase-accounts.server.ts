import { and, asc, eq, lte } from 'drizzle-orm'
import { coverWidths } from '#app/features/media/cover-widths.ts'
import { narrowKey } from '#app/features/media/narrow-cover.server.ts'
import { isLastAdministrator } from '#app/platform/auth/administrators.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { users } from '#database/schema/accounts.ts'

type Where = { database: Database; storage: FileStorage; parts: readonly PersonalPart[] }

const isDue = (now: Date) => and(lte(users.closesAt, now), eq(users.isSeeded, false))

export async function accountsToErase(database: Database, now = new Date()): Promise<string[]> {
  const due = await database.select({ id: users.id }).from(users).where(isDue(now)).orderBy(asc(users.closesAt))
  return due.map(({ id }) => id)
}

/** Erases accounts whose week is over. In any number of processes; what fails is tried again. @returns how many */
export async function eraseClosedAccounts(where: Where, now = new Date()): Promise<number> {
  let erased = 0
  for (const id of await accountsToErase(where.database, now)) {
    try {
      if (await eraseAccount(where, id, now)) erased++
    } catch (error) {
      logger.error('an account was not erased', { userId: id, ...errorFields(error) })
    }
  }
  return erased
}

async function eraseAccount({ database, storage, parts }: Where, userId: string, now: Date): Promise<boolean> {
  await revokeAllSessions(database, userId)
  for (const part of parts) await part.leave?.(database, userId)
  const files = await database.transaction(async (transaction) => {
    // With the row locked nothing new can refer to it
    const [person] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDue(now)))
      .for('update', { skipLocked: true })
    if (!person) return null
    if (await isLastAdministrator(transaction, userId)) {
      logger.warn('the last administrator is not erased', { userId })
      return null
    }
    const keys: string[] = []
    for (const part of parts) keys.push(...(await part.erase(transaction, userId)))
    await announcePageChange(transaction)
    return keys
  })
  if (files === null) return false
  await removeFiles(storage, files)
  logger.info('account erased', { userId })
  return true
}

/** After the rows: a file that fails here goes with the daily sweep. */
async function removeFiles(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys.flatMap((kept) => [...new Set([kept, ...coverWidths.map((width) => narrowKey(kept, width))])]))
    await storage
      .delete(key)
      .catch((error: unknown) => logger.warn('a file without a row stays until the next sweep', errorFields(error)))
}
