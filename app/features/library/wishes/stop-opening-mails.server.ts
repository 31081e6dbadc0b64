import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { wishes } from '#database/schema/wishes.ts'
import { readUnsubscribeToken } from './unsubscribe-token.server.ts'

/**
 * Ends mails about openings for whom the token names: all that this person still waits for is forgotten, because whoever presses
 * "unsubscribe" in a mail wants no more of the kind. Nothing tells a token of ours from any other text.
 */
export async function stopOpeningMails(database: Database, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token)
  if (userId === null) return
  await database.delete(wishes).where(and(eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
}
