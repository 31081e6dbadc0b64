import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { users } from '#database/schema/accounts.ts'
import { revokeAllSessions } from './sessions.server.ts'

/**
 * Shuts a person out, at once and on every device: the next request is refused, open streams close, no sign-in works.
 * Their page and their name leave the pages that are kept for visitors. What else a ban wants (a reason, an entry in the audit log) is its caller's.
 */
export async function banUser(database: Database, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ bannedAt: new Date() }).where(eq(users.id, userId))
    await revokeAllSessions(transaction, userId)
    await announcePageChange(transaction)
  })
}
