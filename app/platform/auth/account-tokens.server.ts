import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { accountTokens } from '#database/schema/account-tokens.ts'
import { users } from '#database/schema/accounts.ts'

export type TokenPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'restore_email' | 'keep_account'

export const tokenMinutes = 30
/** For people who do not read mail every day. */
export const restoreDays = 7
/** Between the request to erase an account and the erasure. */
export const keepDays = 7

const daysOf: Partial<Record<TokenPurpose, number>> = { restore_email: restoreDays, keep_account: keepDays }

const minutesOf = (purpose: TokenPurpose): number => (daysOf[purpose] ?? 0) * 24 * 60 || tokenMinutes

const keptAfterwardsMs = 24 * 3_600_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export type TokenHolder = { userId: string; email: string }

export type UsedToken = TokenHolder & { issuedAt: Date }

export type TokenState = ({ state: 'valid' } & TokenHolder) | { state: 'used' | 'expired' | 'unknown' }

/** Makes a link's secret (256 random bits, good once). Only the caller gets it: the database keeps a hash. */
export async function issueToken(transaction: Queryable, purpose: TokenPurpose, holder: TokenHolder): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction.insert(accountTokens).values({
    userId: holder.userId,
    email: holder.email,
    purpose,
    hash: hashOf(token),
    // Compared with times from this process's clock, not the database's
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + minutesOf(purpose) * 60_000),
  })
  return token
}

export async function readToken(database: Queryable, purpose: TokenPurpose, token: string): Promise<TokenState> {
  const [row] = await database
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.hash, hashOf(token)), eq(accountTokens.purpose, purpose)))
  if (!row) return { state: 'unknown' }
  if (row.usedAt) return { state: 'used' }
  return row.expiresAt.getTime() > Date.now()
    ? { state: 'valid', userId: row.userId, email: row.email }
    : { state: 'expired' }
}

/** Locks the holder first to avoid deadlocks. Also uses up their other links, except those to an address from before
 * the link's own change. Null unless the link is open. */
export async function useToken(
  transaction: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<UsedToken | null> {
  const now = new Date()
  const isGood = and(
    eq(accountTokens.hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  )
  const owner = transaction.select({ userId: accountTokens.userId }).from(accountTokens).where(isGood)
  await transaction.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('no key update')
  const [holder] = await transaction
    .update(accountTokens)
    .set({ usedAt: now })
    .where(isGood)
    .returning({ userId: accountTokens.userId, email: accountTokens.email, issuedAt: accountTokens.createdAt })
  if (!holder) return null
  await closeTokens(transaction, holder.userId, purpose, purpose === 'restore_email' ? holder.issuedAt : undefined)
  return holder
}

/** Closes a person's open links, of one purpose or of all; with `since`, only those made from then on. The caller must
 * hold the lock on the person's row. */
export async function closeTokens(
  transaction: Queryable,
  userId: string,
  purpose?: TokenPurpose,
  since?: Date,
): Promise<void> {
  await transaction
    .update(accountTokens)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accountTokens.userId, userId),
        isNull(accountTokens.usedAt),
        purpose && eq(accountTokens.purpose, purpose),
        since && gte(accountTokens.createdAt, since),
      ),
    )
}

/** Whether an address belongs to an account, or its former account may still reclaim it. */
export async function isAddressTaken(database: Queryable, email: string, exceptUserId?: string): Promise<boolean> {
  const [owner] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), exceptUserId === undefined ? undefined : ne(users.id, exceptUserId)))
  if (owner) return true
  const [former] = await database
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.email, email),
        eq(accountTokens.purpose, 'restore_email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date()),
        exceptUserId === undefined ? undefined : ne(accountTokens.userId, exceptUserId),
      ),
    )
    .limit(1)
  return former !== undefined
}

export async function sweepAccountTokens(database: Queryable, now = new Date()): Promise<void> {
  await database.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now.getTime() - keptAfterwardsMs)))
}
