import { eq } from 'drizzle-orm'
import { withLanguage } from '#app/i18n/keep-language.ts'
import { formatDate, serverZone } from '#app/i18n/format.ts'
import { issueToken, keepDays } from '#app/platform/auth/account-tokens.server.ts'
import { isLastAdministrator } from '#app/platform/auth/administrators.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { users } from '#database/schema/accounts.ts'
import { requireFresh } from './require-fresh.server.ts'
import type { FreshProblem } from './require-fresh.server.ts'
import type { Origin } from './signed-in.ts'

export type CloseOutcome = { closesAt: Date } | { problem: FreshProblem | 'account_last_administrator' }

/** The account is erased a week later (erase-accounts.server.ts). Until then only its sessions change, so that nothing
 * has to be restored for people who stay. @throws AppError slowDown, notFound */
export async function closeAccount(
  viewer: Viewer,
  password: string,
  origin: Origin,
  now = new Date(),
): Promise<CloseOutcome> {
  const problem = await requireFresh(viewer, password, origin)
  if (problem) return { problem }
  const closesAt = new Date(now.getTime() + keepDays * 86_400_000)
  return getDatabase().transaction(async (transaction): Promise<CloseOutcome> => {
    const [person] = await transaction
      .select({ email: users.email, name: users.name, isSeeded: users.isSeeded, closesAt: users.closesAt })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for('no key update')
    if (!person || person.isSeeded) throw new AppError('notFound')
    if (person.closesAt) return { closesAt: person.closesAt }
    if (await isLastAdministrator(transaction, viewer.userId)) return { problem: 'account_last_administrator' }
    await transaction.update(users).set({ closesAt }).where(eq(users.id, viewer.userId))
    const { email, name } = person
    const { userId } = viewer
    const token = await issueToken(transaction, 'keep_account', { userId, email })
    await queueMail(transaction, {
      to: email,
      language: origin.locale,
      template: 'account_closing',
      variables: {
        name,
        date: formatDate(closesAt, serverZone, origin.locale),
        link: withLanguage(`/auth/keep?token=${token}`, origin.locale),
        days: keepDays,
      },
      userId,
    })
    await revokeAllSessions(transaction, userId)
    logger.info('account closes', { userId })
    return { closesAt }
  })
}
