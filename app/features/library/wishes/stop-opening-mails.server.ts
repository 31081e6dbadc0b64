import type { Database } from '#app/platform/database/client.server.ts'
import { setOpeningMails } from './opening-mails.server.ts'
import { readUnsubscribeToken } from './unsubscribe-token.server.ts'

/** Ends all wishes of the person. False for an invalid token, so that a cut-off link does not look successful. */
export async function stopOpeningMails(database: Database, token: string): Promise<boolean> {
  const userId = readUnsubscribeToken(token)
  if (userId === null) return false
  await setOpeningMails(database, userId, false)
  return true
}
