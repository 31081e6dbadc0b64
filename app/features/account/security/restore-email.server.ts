import { and, eq, gt, or } from 'drizzle-orm'
import {
  closeTokens,
  isAddressTaken,
  issueToken,
  readToken,
  restoreDays,
  useToken,
} from '#app/platform/auth/account-tokens.server.ts'
import { removeSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { lockAddress } from '#app/features/account/welcome.server.ts'
import { authAccounts, users } from '#database/schema/accounts.ts'
import type { DeadAddressLink } from './address-link.ts'

/** For people whose address was changed by somebody else (decision 036): the account belongs to the old address again,
 * and every way in for that other person is removed.
 * @returns a link's secret for a new password @throws AppError slowDown */
export async function restoreEmail(
  token: string,
  address: string,
): Promise<{ resetToken: string } | { dead: DeadAddressLink }> {
  await consumeLimit('useMailedLink', [`address:${address}`])
  const found = await readToken(getDatabase(), 'restore_email', token)
  if (found.state !== 'valid') return { dead: found.state }
  const { userId, email } = found
  return getDatabase().transaction(async (transaction) => {
    await lockAddress(transaction, email)
    if (await isAddressTaken(transaction, email, userId)) return { dead: 'taken' }
    const used = await useToken(transaction, 'restore_email', token)
    if (!used) return { dead: 'used' }
    await transaction.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId))
    const isPasswordOrNewer = or(eq(authAccounts.providerId, 'credential'), gt(authAccounts.createdAt, used.issuedAt))
    await transaction.delete(authAccounts).where(and(eq(authAccounts.userId, userId), isPasswordOrNewer))
    await removeSecondFactor(transaction, userId, new Date(used.issuedAt.getTime() - restoreDays * 86_400_000))
    await revokeAllSessions(transaction, userId)
    for (const purpose of ['verify_email', 'change_email', 'reset_password'] as const)
      await closeTokens(transaction, userId, purpose)
    logger.info('address restored', { userId })
    return { resetToken: await issueToken(transaction, 'reset_password', { userId, email }) }
  })
}
