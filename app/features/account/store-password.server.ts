import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { authAccounts } from '#database/schema/accounts.ts'

const isPassword = (userId: string) => and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'))

/** Null for an account that has only Google's. */
export async function findPasswordHash(database: Pick<Transaction, 'select'>, userId: string): Promise<string | null> {
  const [row] = await database.select({ password: authAccounts.password }).from(authAccounts).where(isPassword(userId))
  return row?.password ?? null
}
