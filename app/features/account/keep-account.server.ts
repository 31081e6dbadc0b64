import { and, eq, gt } from 'drizzle-orm'
import { closeTokens, readToken, useToken } from '#app/platform/auth/account-tokens.server.ts'
import type { TokenState } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { users } from '#database/schema/accounts.ts'

/** An account whose week is over may be half erased: it can no longer be kept. */
async function keep(transaction: Transaction, userId: string): Promise<boolean> {
  const kept = await transaction
    .update(users)
    .set({ closesAt: null })
    .where(and(eq(users.id, userId), gt(users.closesAt, new Date())))
    .returning({ id: users.id })
  if (kept.length === 0) return false
  await closeTokens(transaction, userId, 'keep_account')
  logger.info('account kept', { userId })
  return true
}

export const keepAccount = (userId: string): Promise<boolean> =>
  getDatabase().transaction((transaction) => keep(transaction, userId))

export type KeepOutcome = 'kept' | Exclude<TokenState['state'], 'valid'>

/** By the mailed link, without signing in. @throws AppError slowDown */
export async function keepAccountByLink(token: string, address: string): Promise<KeepOutcome> {
  await consumeLimit('useMailedLink', [`address:${address}`])
  const kept = await getDatabase().transaction(async (transaction) => {
    const holder = await useToken(transaction, 'keep_account', token)
    return holder !== null && (await keep(transaction, holder.userId))
  })
  if (kept) return 'kept'
  const { state } = await readToken(getDatabase(), 'keep_account', token)
  return state === 'valid' ? 'unknown' : state
}
