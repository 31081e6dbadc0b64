import { and, asc, eq, lte } from 'drizzle-orm'
import { coverWidths } from '#app/features/media/cover-widths.ts'
import { narrowKey } from '#app/features/media/narrow-cover.server.ts'
import { closeTokens } from '#app/platform/auth/account-tokens.server.ts'
import { isLastAdministrator } from '#app/platform/auth/administrators.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { users } from '#database/schema/accounts.ts'

type Where = { database: Database; storage: FileStorage; parts: readonly PersonalPart[] }

const isDue = (now: Date) => and(lte(users.closesAt, now), eq(users.isSeeded, false))

export async function accountsToErase(database: Database, now = new Date()): Promise<string[]> {
  const due = await database.select({ id: users.id }).from(users).where(isDue(now)).orderBy(asc(users.closesAt))
  return due.map(({ id }) => id)
}

/** Erases accounts whose week is over. Safe in any number of processes; failures are retried. @returns how many */
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
  if (await database.transaction((transaction) => keepLastAdministrator(transaction, userId))) return false
  await revokeAllSessions(database, userId)
  for (const part of parts) await part.leave?.(database, userId)
  const files = await database.transaction(async (transaction) => {
    // While the row is locked nothing new can refer to it
    const [person] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDue(now)))
      .for('update', { skipLocked: true })
    if (!person) return null
    if (await keepLastAdministrator(transaction, userId)) return null
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

/** Anyone who became the last administrator during that week stays, and is told: the site would have nobody else. */
async function keepLastAdministrator(transaction: Transaction, userId: string): Promise<boolean> {
  if (!(await isLastAdministrator(transaction, userId))) return false
  const [person] = await transaction
    .update(users)
    .set({ closesAt: null })
    .where(eq(users.id, userId))
    .returning({ email: users.email, name: users.name, language: users.language })
  if (!person) return false
  const { email, name, language } = person
  await closeTokens(transaction, userId, 'keep_account')
  await queueMail(transaction, {
    to: email,
    language: language ?? 'en',
    template: 'account_kept',
    variables: { name },
    userId,
  })
  logger.warn('the last administrator is not erased', { userId })
  return true
}

/** After the rows: a file whose deletion fails is removed by the daily sweep. */
async function removeFiles(storage: FileStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys.flatMap((kept) => [...new Set([kept, ...coverWidths.map((width) => narrowKey(kept, width))])]))
    await storage
      .delete(key)
      .catch((error: unknown) => logger.warn('a file without a row stays until the next sweep', errorFields(error)))
}
