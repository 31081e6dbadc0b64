import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { userRoles, users } from '#database/schema/accounts.ts'

/** Whether nobody else could administer the site. Of two who leave at once, one waits for the other's transaction. */
export async function isLastAdministrator(transaction: Transaction, userId: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('whodini administrators', 0))`)
  const admins = await transaction
    .select({ id: users.id, isOther: sql<boolean>`${users.id} <> ${userId}` })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(users.emailVerified, true),
        isNull(users.bannedAt),
        or(isNull(users.closesAt), eq(users.id, userId)),
        or(eq(userRoles.role, 'admin'), inArray(sql`lower(${users.email})`, [...env().ADMIN_EMAILS])),
      ),
    )
  return admins.some(({ isOther }) => !isOther) && !admins.some(({ isOther }) => isOther)
}
