import { eq } from 'drizzle-orm'
import { hashPassword } from '#app/platform/auth/password-hash.server.ts'
import { revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { findPasswordProblem } from '#app/features/account/password-rules.server.ts'
import type { PasswordProblem } from '#app/features/account/password-rules.server.ts'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { storePassword } from '#app/features/account/store-password.server.ts'
import { users } from '#database/schema/accounts.ts'

type Form = { currentPassword?: string | undefined; password: string }

/** Also the first password of an account that has only Google's. @throws AppError slowDown */
export async function changePassword(
  viewer: Viewer,
  form: Form,
  origin: Origin,
): Promise<FreshProblem | PasswordProblem | null> {
  const { userId, email } = viewer
  const refused = findPasswordProblem(form.password, email)
  if (refused) return refused
  const stale = await requireFresh(viewer, form.currentPassword, origin)
  if (stale) return stale
  const hash = await hashPassword(form.password)
  await getDatabase().transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await storePassword(transaction, viewer, hash, origin.locale)
    await revokeOtherSessions(transaction, userId, viewer.sessionId)
  })
  logger.info('password changed', { userId })
  return null
}
