import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { wishes } from '#database/schema/wishes.ts'

/** Turning them off ends all wishes. A new wish turns them on again. */
export const setOpeningMails = (database: Database, userId: string, on: boolean): Promise<void> =>
  database.transaction(async (transaction) => {
    await turnOpeningMails(transaction, userId, on)
    if (on) return
    await transaction.delete(wishes).where(and(eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
  })

export async function turnOpeningMails(transaction: Transaction, userId: string, on: boolean): Promise<void> {
  await transaction
    .update(users)
    .set({ openingMails: on })
    .where(and(eq(users.id, userId), eq(users.openingMails, !on)))
}

export const countWaiting = (database: Database, userId: string): Promise<number> =>
  database.$count(wishes, and(eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
