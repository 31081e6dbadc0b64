import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { userRoles, users } from '#database/schema/accounts.ts'

/** Makes the first person an admin with a verified address, since a local installation may have no mail. When two sign
 * up at the same time, a lock makes only one the first. @returns whether the person is the first */
export async function grantAdminToFirst(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('whodini first admin', 0))`)
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isSeeded, false), ne(users.id, userId)))
    .limit(1)
  if (other) return false
  await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await transaction.insert(userRoles).values({ userId, role: 'admin' })
  return true
}
