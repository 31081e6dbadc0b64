import { sweepOrphanFiles } from '#app/features/media/sweep-orphan-files.server.ts'
import { forgetOldAttempts } from '#app/features/play/runs/forget-old-attempts.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { sweepMails } from '#app/platform/mail/keep-outbox.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'

/** What the server does once a day: files that no row knows any more go, old mails, and counts of wrong answers that no longer count. A chore that fails waits for the next day. */
export async function dailyChores(): Promise<void> {
  await chore('orphaned files', async () => sweepOrphanFiles({ db: getDatabase(), storage: getStorage() }))
  await chore('old mails', async () => ({ deleted: await sweepMails(getDatabase()) }))
  await chore('forgotten answers', async () => ({ deleted: await forgetOldAttempts(getDatabase()) }))
}

async function chore(what: string, sweep: () => Promise<object>): Promise<void> {
  try {
    logger.info(`${what} swept`, { ...(await sweep()) })
  } catch (error) {
    logger.warn(`${what} were not swept`, errorFields(error))
  }
}
