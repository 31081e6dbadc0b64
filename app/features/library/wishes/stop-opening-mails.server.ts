import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { wishes } from '#database/schema/wishes.ts'
import { readUnsubscribeToken } from './unsubscribe-token.server.ts'

/**
 * Ends mails about openings for whom the token names: all that this person still waits for is forgotten, because whoever presses
 * "unsubscribe" in a mail wants no more of the kind.
 * @returns false for a token that is none of ours: a link that was cut off must not pass for one that did its work. It says nothing
 *   about anybody, since only a token that we signed could.
 */
export async function stopOpeningMails(database: Database, token: string): Promise<boolean> {
  const userId = readUnsubscribeToken(token)
  if (userId === null) return false
  await database.delete(wishes).where(and(eq(wishes.userId, userId), isNull(wishes.notifiedAt)))
  return true
}
