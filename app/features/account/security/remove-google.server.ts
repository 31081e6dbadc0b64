import { and, eq, min } from 'drizzle-orm'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { findPasswordHash } from '#app/features/account/store-password.server.ts'
import { revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { authAccounts } from '#database/schema/accounts.ts'

const isGoogleOf = (userId: string) => and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'google'))

/** Since when the account can be signed in to with Google; null when it cannot. */
export async function findGoogle(database: Queryable, userId: string): Promise<Date | null> {
  const [row] = await database
    .select({ since: min(authAccounts.createdAt) })
    .from(authAccounts)
    .where(isGoogleOf(userId))
  return row?.since ?? null
}

/** Sessions that began with Google end, too. @throws AppError notAllowed when it is the only way in; slowDown */
export async function removeGoogle(
  viewer: Viewer,
  password: string | undefined,
  origin: Origin,
): Promise<FreshProblem | null> {
  const { userId, email, name } = viewer
  if ((await findPasswordHash(getDatabase(), userId)) === null) throw new AppError('notAllowed')
  const stale = await requireFresh(viewer, password, origin)
  if (stale) return stale
  await getDatabase().transaction(async (transaction) => {
    const removed = await transaction.delete(authAccounts).where(isGoogleOf(userId)).returning({ id: authAccounts.id })
    if (removed.length === 0) return
    await revokeOtherSessions(transaction, userId, viewer.sessionId)
    await queueMail(transaction, {
      to: email,
      language: origin.locale,
      template: 'google_removed',
      variables: { name },
      userId,
    })
  })
  logger.info('google sign-in removed', { userId })
  return null
}
