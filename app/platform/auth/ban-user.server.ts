import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { users } from '#database/schema/accounts.ts'
import { revokeAllSessions } from './sessions.server.ts'

/** Bans a person on every device immediately: requests, streams and sign-ins. Their name disappears from cached pages.
 * */
export async function banUser(database: Queryable, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ bannedAt: new Date() }).where(eq(users.id, userId))
    await revokeAllSessions(transaction, userId)
    await announcePageChange(transaction)
  })
}
