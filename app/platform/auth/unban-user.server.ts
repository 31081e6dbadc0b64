import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { users } from '#database/schema/accounts.ts'

export async function unbanUser(database: Queryable, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ bannedAt: null }).where(eq(users.id, userId))
    await announcePageChange(transaction)
  })
}
