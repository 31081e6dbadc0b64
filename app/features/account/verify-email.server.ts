import { and, eq } from 'drizzle-orm'
import { readToken, useToken } from '#app/platform/auth/account-tokens.server.ts'
import type { TokenState } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { users } from '#database/schema/accounts.ts'

export type Verification = 'verified' | Exclude<TokenState['state'], 'valid'>

/** Verifies only the address that the link was mailed to. @throws AppError slowDown */
export async function verifyEmail(token: string, address: string): Promise<Verification> {
  await consumeLimit('useMailedLink', [`address:${address}`])
  const verified = await getDatabase().transaction(async (transaction) => {
    const holder = await useToken(transaction, 'verify_email', token)
    if (!holder) return undefined
    const [person] = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, holder.userId), eq(users.email, holder.email)))
      .returning({ id: users.id })
    return person
  })
  if (verified) {
    logger.info('address verified', { userId: verified.id })
    return 'verified'
  }
  const { state } = await readToken(getDatabase(), 'verify_email', token)
  return state === 'valid' ? 'unknown' : state
}
