import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  spendCode,
} from '#app/platform/auth/second-factor.server.ts'
import { revokeOtherSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { requireFresh } from '#app/features/account/require-fresh.server.ts'
import type { FreshProblem } from '#app/features/account/require-fresh.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import { countCode } from './pass-second-factor.server.ts'

type Problem = FreshProblem | 'account_code_wrong'

export async function setUpSecondFactor(
  viewer: Viewer,
  password: string | undefined,
  origin: Origin,
): Promise<FreshProblem | null> {
  const stale = await requireFresh(viewer, password, origin)
  if (!stale) await beginSecondFactor(getDatabase(), viewer)
  return stale
}

/** Signs out elsewhere and mails a notice. @throws AppError slowDown */
export async function turnOnSecondFactor(
  viewer: Viewer,
  code: string,
  origin: Origin,
): Promise<{ recoveryCodes: string[] } | Problem> {
  await countCode(viewer, origin)
  const recoveryCodes = await getDatabase().transaction(async (transaction) => {
    const codes = await confirmSecondFactor(transaction, viewer, code)
    if (codes) await tell(transaction, viewer, 'second_factor_on', origin)
    return codes
  })
  if (!recoveryCodes) return 'account_code_wrong'
  logger.info('second factor set up', { userId: viewer.userId })
  return { recoveryCodes }
}

/** Signs out elsewhere and mails a notice. @throws AppError slowDown */
export async function turnOffSecondFactor(viewer: Viewer, form: Form, origin: Origin): Promise<Problem | null> {
  const problem = await checkBoth(viewer, form, origin)
  if (problem) return problem
  await getDatabase().transaction(async (transaction) => {
    if (await removeSecondFactor(transaction, viewer.userId))
      await tell(transaction, viewer, 'second_factor_off', origin)
  })
  logger.info('second factor removed', { userId: viewer.userId })
  return null
}

/** The old ones stop working. Signs out elsewhere and mails a notice. @throws AppError slowDown */
export async function replaceRecoveryCodes(
  viewer: Viewer,
  form: Form,
  origin: Origin,
): Promise<{ recoveryCodes: string[] } | Problem> {
  const problem = await checkBoth(viewer, form, origin)
  if (problem) return problem
  return getDatabase().transaction(async (transaction) => {
    await tell(transaction, viewer, 'recovery_codes_new', origin)
    return { recoveryCodes: await renewRecoveryCodes(transaction, viewer.userId) }
  })
}

type Form = { currentPassword?: string | undefined; code: string }

async function checkBoth(viewer: Viewer, form: Form, origin: Origin): Promise<Problem | null> {
  const stale = await requireFresh(viewer, form.currentPassword, origin)
  if (stale) return stale
  await countCode(viewer, origin)
  return (await spendCode(getDatabase(), viewer.userId, form.code)) ? null : 'account_code_wrong'
}

type Notice = 'second_factor_on' | 'second_factor_off' | 'recovery_codes_new'

async function tell(transaction: Transaction, viewer: Viewer, template: Notice, { locale }: Origin): Promise<void> {
  const { userId, email, name, sessionId } = viewer
  await revokeOtherSessions(transaction, userId, sessionId)
  await queueMail(transaction, {
    to: email,
    language: locale,
    template,
    variables: { name },
    userId,
  })
}
