import { APIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { closeTokens, isAddressTaken } from '#app/platform/auth/account-tokens.server.ts'
import { beginScope, noteGoogleJoined, notePasswordRemoved } from '#app/platform/auth/auth-scope.server.ts'
import type { AdmitGoogle } from '#app/platform/auth/google.server.ts'
import { removeSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { authAccounts, users } from '#database/schema/accounts.ts'
import { nameOf } from './credentials.schema.ts'
import { lockAddress } from './welcome.server.ts'

/** Google has not verified the address, so it does not identify anybody. */
export const googleUnverifiedCode = 'GOOGLE_EMAIL_UNVERIFIED'
/** Its former owner may still reclaim the address: see decision 036. */
export const googleKeptCode = 'GOOGLE_EMAIL_KEPT'
const googleRefusedCode = 'GOOGLE_REFUSED'

/** Decision 011 says which account an address signs in to. @throws APIError with a code above */
export const admitGoogle: AdmitGoogle = async ({ subject, email, emailVerified, name }) => {
  const transaction = await beginScope()
  const named = { name: nameOf({ email, displayName: name }) }
  await lockAddress(transaction, email)
  const [linked] = await transaction
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, 'google'), eq(authAccounts.accountId, subject)))
  if (linked) return named
  if (!emailVerified) throw new APIError('FORBIDDEN', { code: googleUnverifiedCode })
  const [known] = await transaction
    .select({ id: users.id, emailVerified: users.emailVerified, isSeeded: users.isSeeded })
    .from(users)
    .where(eq(users.email, email))
    .for('no key update')
  if (known?.isSeeded) throw new APIError('FORBIDDEN', { code: googleRefusedCode })
  if (!known && (await isAddressTaken(transaction, email))) throw new APIError('FORBIDDEN', { code: googleKeptCode })
  if (known) noteGoogleJoined()
  if (known && !known.emailVerified) await handOver(transaction, known.id)
  return named
}

async function handOver(transaction: Transaction, userId: string): Promise<void> {
  const removed = await transaction
    .delete(authAccounts)
    .where(eq(authAccounts.userId, userId))
    .returning({ password: authAccounts.password })
  if (removed.some(({ password }) => password !== null)) notePasswordRemoved()
  await revokeAllSessions(transaction, userId)
  await removeSecondFactor(transaction, userId)
  await closeTokens(transaction, userId)
  await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
}
