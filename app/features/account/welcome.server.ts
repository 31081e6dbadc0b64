import { eq, sql } from 'drizzle-orm'
import { grantAdminToFirst } from '#app/platform/auth/first-admin.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { consentVersion } from './consent.ts'

/** Whoever makes an account for an address, in whichever way, holds this until the end: of several at once one makes it. */
export async function lockAddress(transaction: Transaction, email: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`whodini sign-up ${email}`}, 0))`)
}

/**
 * What belongs to a new account beside better-auth's rows, in whichever way it is made: the consent, the profile, and on a local
 * installation the admin's role for the first person.
 * @returns whether the account came to a verified address by the last of these
 */
export async function welcome(
  transaction: Transaction,
  { userId, name }: { userId: string; name: string },
  language: Locale,
): Promise<boolean> {
  await transaction
    .update(users)
    .set({ consentVersion, consentLanguage: language, consentedAt: new Date() })
    .where(eq(users.id, userId))
  await transaction.insert(profiles).values({ id: userId, displayName: name })
  return env().isLocalInstallation && (await grantAdminToFirst(transaction, userId))
}
