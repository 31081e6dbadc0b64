import { isAPIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { readToken, useToken } from '#app/platform/auth/account-tokens.server.ts'
import type { TokenHolder, TokenState } from '#app/platform/auth/account-tokens.server.ts'
import { bannedCode, getAuth, sessionCookies } from '#app/platform/auth/auth.server.ts'
import { inAuthScope, isCodeAwaited } from '#app/platform/auth/auth-scope.server.ts'
import { hashPassword } from '#app/platform/auth/password-hash.server.ts'
import { removeSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { users } from '#database/schema/accounts.ts'
import type { NewPasswordForm } from './credentials.schema.ts'
import { findPasswordProblem } from './password-rules.server.ts'
import type { PasswordProblem } from './password-rules.server.ts'
import { signedInAs } from './sign-in.server.ts'
import type { Origin, SignedIn } from './signed-in.ts'
import { storePassword } from './store-password.server.ts'

export type ResetOutcome =
  | SignedIn
  | { dead: Exclude<TokenState['state'], 'valid'> }
  | { problem: 'account_banned' }
  | { refused: PasswordProblem }

/** Also ends all sessions, verifies the address, mails a notice and signs in, in one transaction (decision 010).
 * @throws AppError slowDown */
export async function resetPassword(form: NewPasswordForm, origin: Origin): Promise<ResetOutcome> {
  await consumeLimit('useMailedLink', [`address:${origin.address}`])
  const found = await readToken(getDatabase(), 'reset_password', form.token)
  if (found.state !== 'valid') return { dead: found.state }
  const refused = findPasswordProblem(form.password, found.email)
  if (refused) return { refused }
  const hash = await hashPassword(form.password)
  try {
    const signedIn = await getDatabase().transaction(async (transaction) => {
      const holder = await useToken(transaction, 'reset_password', form.token)
      return holder && setPassword(transaction, holder, { password: form.password, hash }, origin)
    })
    if (!signedIn) return { dead: 'used' }
    logger.info('password reset', { userId: signedIn.userId })
    return signedIn
  } catch (error) {
    if (isAPIError(error) && error.body?.code === bannedCode) return { problem: 'account_banned' }
    throw error
  }
}

async function setPassword(
  transaction: Transaction,
  { userId, email }: TokenHolder,
  { password, hash }: { password: string; hash: string },
  origin: Origin,
): Promise<SignedIn | null> {
  const [person] = await transaction
    .select({ name: users.name, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email)))
  if (!person) return null
  // Somebody else may have signed up with this address, and set one up
  if (!person.emailVerified) await removeSecondFactor(transaction, userId)
  await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await revokeAllSessions(transaction, userId)
  await storePassword(transaction, { userId, email, name: person.name }, hash, origin.locale)
  return inAuthScope({ transaction, address: origin.address }, async () => {
    const body = { email, password }
    const { headers } = await getAuth().api.signInEmail({ body, headers: origin.headers, returnHeaders: true })
    return signedInAs(userId, email, { cookies: sessionCookies(headers), awaitsCode: isCodeAwaited() }, origin)
  })
}
