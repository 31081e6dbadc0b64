import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { wishes } from '#database/schema/wishes.ts'
import { readUnsubscribeToken } from './unsubscribe-token.server.ts'

/** Ends all wishes of the person. False for an invalid token, so that a cut-off link does not look successful. */
export async function stopOpeningMails(database: Database, token: string): Promise<boolean> {
  const userId = readUnsubscribeToken(token)
  if (userId === null) return false
  await database.delete(wishes).where(and(eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
  return true
}
