import { setTimeout as delay } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { issueToken, tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { users } from '#database/schema/accounts.ts'
import { AppError } from '#app/shared/app-error.ts'
import { countedAddress } from './counted-address.server.ts'
import { knownDevice } from './known-device.server.ts'
import type { Origin } from './signed-in.ts'

/** Far longer than the work takes, so that timing reveals nothing; holds no connection. */
const answerAfterMs = 250

/** Responds the same with or without an account, and beyond its limits. */
export async function requestPasswordReset(email: string, origin: Origin): Promise<void> {
  await Promise.all([mailWithinLimits(email, origin), delay(answerAfterMs)])
}

/** A stranger who uses up a mailbox's limit learns nothing, and known devices keep theirs. */
async function mailWithinLimits(email: string, origin: Origin): Promise<void> {
  const device = knownDevice(origin.device, email)
  const subject = device ?? countedAddress(email)
  try {
    if (device === null) await consumeLimit('mailedLink', [`address:${origin.address}`])
    // Separately: a try that the half-hour limit refuses must not use up the daily one
    await consumeLimit('mailedLinkTo', [`subject:reset ${subject}`])
    await consumeLimit('mailedLinkToPerDay', [`subject:reset ${subject}`])
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slowDown')) throw error
    return logger.info('reset asked for too often', { subject })
  }
  await mailLink(email, origin)
}

async function mailLink(email: string, { locale }: Origin): Promise<void> {
  const [person] = await getDatabase()
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isSeeded, false)))
  if (!person) return logger.info('reset asked for an unknown address', { subject: countedAddress(email) })
  const { userId, name } = person
  await getDatabase().transaction(async (transaction) => {
    const token = await issueToken(transaction, 'reset_password', { userId, email })
    await queueMail(transaction, {
      to: email,
      language: locale,
      template: 'reset_password',
      variables: { name, link: withLanguage(`/auth/reset?token=${token}`, locale), minutes: tokenMinutes },
      userId,
    })
  })
  logger.info('reset mailed', { userId })
}
