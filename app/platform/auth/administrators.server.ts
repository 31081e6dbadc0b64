import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { secondFactors, userRoles, users } from '#database/schema/accounts.ts'

/** Whether nobody else could administer the site. If two leave at the same time, one waits for the other's transaction.
 * */
export async function isLastAdministrator(transaction: Transaction, userId: string): Promise<boolean> {
  if (!(await administrators(transaction, userId)).includes(userId)) return false
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('whodini administrators', 0))`)
  return (await administrators(transaction, userId)).every((id) => id === userId)
}

/** This person and those who can act: not anyone leaving, banned, or without a second factor where staff need one. */
async function administrators(transaction: Transaction, userId: string): Promise<string[]> {
  const hasFactor = env().PUBLIC_URL === undefined ? undefined : isNotNull(secondFactors.confirmedAt)
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        eq(users.emailVerified, true),
        isNull(users.bannedAt),
        or(eq(users.id, userId), and(isNull(users.closesAt), hasFactor)),
        or(eq(userRoles.role, 'admin'), inArray(sql`lower(${users.email})`, [...env().ADMIN_EMAILS])),
      ),
    )
  return found.map(({ id }) => id)
}
