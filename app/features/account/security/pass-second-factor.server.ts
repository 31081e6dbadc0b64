import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { spendCode } from '#app/platform/auth/second-factor.server.ts'
import { hashToken, sessionCookieName, verifySessionCookie } from '#app/platform/auth/session-cookie.server.ts'
import { findAwaitingSession, openAwaitingSession } from '#app/platform/auth/sessions.server.ts'
import type { AwaitingSession } from '#app/platform/auth/sessions.server.ts'
import { readCookie } from '#app/platform/cookies.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit, consumeLimits } from '#app/platform/rate-limits/consume.server.ts'
import { knownDevice, rememberDevice } from '#app/features/account/known-device.server.ts'
import type { Origin } from '#app/features/account/signed-in.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'

/** For somebody who gave the password, or came from Google or a mailed link, in the last ten minutes. */
export async function readAwaitingSession(request: Request): Promise<AwaitingSession | null> {
  const token = verifySessionCookie(readCookie(request, sessionCookieName()) ?? '', getAuthSecret())
  return token === undefined ? null : findAwaitingSession(getDatabase(), hashToken(token))
}

export type Passed = { userId: string; cookies: string[]; flash: FlashCode }

/** The second step of signing in. Null for a wrong or used code. @throws AppError slowDown */
export async function passSecondFactor(session: AwaitingSession, code: string, origin: Origin): Promise<Passed | null> {
  const { id, userId, email } = session
  await countCode(session, origin)
  const used = await getDatabase().transaction(async (transaction) => {
    const kind = await spendCode(transaction, userId, code)
    return kind && (await openAwaitingSession(transaction, id)) ? kind : null
  })
  logger.info(used ? 'signed in' : 'second factor refused', { userId })
  if (!used) return null
  const flash = used === 'recovery' ? 'recoveryCodeUsed' : 'welcomeBack'
  return { userId, cookies: [rememberDevice(origin.device, email)], flash }
}

/** One after the other: a try refused because of its network address must not use up the account's. */
export async function countCode({ userId, email }: { userId: string; email: string }, origin: Origin): Promise<void> {
  const key = `subject:${knownDevice(origin.device, email) ?? userId}`
  await consumeLimit('secondFactorByAddress', [`address:${origin.address}`])
  await consumeLimits([
    { name: 'secondFactor', key },
    { name: 'secondFactorPerDay', key },
  ])
}
