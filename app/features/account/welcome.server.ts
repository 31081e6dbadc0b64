import { eq, sql } from 'drizzle-orm'
import { grantAdminToFirst } from '#app/platform/auth/first-admin.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { consentVersion } from './consent.ts'

export async function lockAddress(transaction: Transaction, email: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`whodini sign-up ${email}`}, 0))`)
}

/** Records consent, profile and the first admin's role. @returns whether that verified the first admin */
export async function welcome(transaction: Transaction, userId: string, language: Locale): Promise<boolean> {
  await transaction
    .update(users)
    .set({ consentVersion, consentLanguage: language, consentedAt: new Date() })
    .where(eq(users.id, userId))
  await transaction.insert(profiles).values({ id: userId })
  return env().isLocalInstallation && (await grantAdminToFirst(transaction, userId))
}
