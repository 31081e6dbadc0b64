import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { closeTokens, isAddressTaken, issueToken, tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { countedAddress } from '#app/features/account/counted-address.server.ts'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { users } from '#database/schema/accounts.ts'

/** Far longer than the work takes, so that timing reveals nothing; holds no connection. */
const answerAfterMs = 250

type Form = { currentPassword?: string | undefined; email: string }

/** Mails a link to the new address; responds the same when it is somebody else's. @throws AppError slowDown */
export async function requestEmailChange(
  viewer: Viewer,
  form: Form,
  origin: Origin,
): Promise<FreshProblem | 'account_email_same' | null> {
  if (form.email === viewer.email) return 'account_email_same'
  const stale = await requireFresh(viewer, form.currentPassword, origin)
  if (stale) return stale
  const mailboxes = [`subject:change ${viewer.userId}`, `subject:change to ${countedAddress(form.email)}`]
  await consumeLimit('mailedLink', [`address:${origin.address}`])
  await consumeLimit('mailedLinkTo', mailboxes)
  await consumeLimit('mailedLinkToPerDay', mailboxes)
  await Promise.all([mailLink(viewer, form.email, origin), delay(answerAfterMs)])
  return null
}

async function mailLink({ userId, name }: Viewer, email: string, { locale }: Origin): Promise<void> {
  await getDatabase().transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await closeTokens(transaction, userId, 'change_email')
    if (await isAddressTaken(transaction, email, userId))
      return logger.info('a change to a taken address was asked for', { userId })
    const token = await issueToken(transaction, 'change_email', { userId, email })
    const link = withLanguage(`/auth/change-email?token=${token}`, locale)
    const variables = { name, link, minutes: tokenMinutes }
    await queueMail(transaction, { to: email, language: locale, template: 'change_email', variables, userId })
    logger.info('a change of address was asked for', { userId })
  })
}
