import { eq } from 'drizzle-orm'
import {
  isAddressTaken,
  issueToken,
  readToken,
  restoreDays,
  useToken,
} from '#app/platform/auth/account-tokens.server.ts'
import { revokeAllSessions, revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { lockAddress } from '#app/features/account/welcome.server.ts'
import { users } from '#database/schema/accounts.ts'
import type { DeadAddressLink } from './address-link.ts'

/** By the link mailed to the new address; only the viewer's own session survives. @throws AppError slowDown */
export async function changeEmail(
  token: string,
  viewer: Viewer | null,
  origin: Origin,
): Promise<'changed' | DeadAddressLink> {
  await consumeLimit('useMailedLink', [`address:${origin.address}`])
  const found = await readToken(getDatabase(), 'change_email', token)
  if (found.state !== 'valid') return found.state
  const outcome = await getDatabase().transaction(async (transaction) => {
    await lockAddress(transaction, found.email)
    const holder = await useToken(transaction, 'change_email', token)
    if (!holder) return 'used'
    const { userId, email } = holder
    if (await isAddressTaken(transaction, email, userId)) return 'taken'
    const [person] = await transaction
      .select({ name: users.name, email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId))
    await transaction.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId))
    await (viewer?.userId === userId
      ? revokeOtherSessions(transaction, userId, viewer.sessionId)
      : revokeAllSessions(transaction, userId))
    if (person?.emailVerified) await mailWayBack(transaction, { ...person, userId }, origin)
    return 'changed'
  })
  if (outcome === 'changed') logger.info('address changed', { userId: found.userId })
  return outcome
}

/** Only to a confirmed old address: an unconfirmed one may be somebody else's. */
async function mailWayBack(
  transaction: Transaction,
  { userId, name, email }: { userId: string; name: string; email: string },
  { locale }: Origin,
): Promise<void> {
  const token = await issueToken(transaction, 'restore_email', { userId, email })
  const link = withLanguage(`/auth/restore-email?token=${token}`, locale)
  const variables = { name, link, days: restoreDays }
  await queueMail(transaction, { to: email, language: locale, template: 'email_changed', variables, userId })
}
