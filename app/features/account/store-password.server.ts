import { and, eq } from 'drizzle-orm'
import { closeTokens } from '#app/platform/auth/account-tokens.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { authAccounts } from '#database/schema/accounts.ts'

const isPassword = (userId: string) => and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'))

/** Null for an account that has only Google's. */
export async function findPasswordHash(database: Pick<Transaction, 'select'>, userId: string): Promise<string | null> {
  const [row] = await database.select({ password: authAccounts.password }).from(authAccounts).where(isPassword(userId))
  return row?.password ?? null
}

/** Replaces the password, closes links that somebody with the old one may have requested, and mails a notice. */
export async function storePassword(
  transaction: Transaction,
  { userId, email, name }: { userId: string; email: string; name: string },
  hash: string,
  language: Locale,
): Promise<void> {
  const changed = await transaction
    .update(authAccounts)
    .set({ password: hash })
    .where(isPassword(userId))
    .returning({ id: authAccounts.id })
  if (changed.length === 0)
    await transaction
      .insert(authAccounts)
      .values({ userId, accountId: userId, providerId: 'credential', password: hash })
  for (const purpose of ['reset_password', 'change_email'] as const) await closeTokens(transaction, userId, purpose)
  await queueMail(transaction, { to: email, language, template: 'password_changed', variables: { name }, userId })
}
