import { sweepOrphanFiles } from '#app/features/media/sweep-orphan-files.server.ts'
import { forgetAbandonedRuns } from '#app/features/play/runs/forget-abandoned-runs.server.ts'
import { forgetOldAttempts } from '#app/features/play/runs/forget-old-attempts.server.ts'
import { forgetOldCommands } from '#app/features/studio/draft/take-commands.server.ts'
import { emptyTrash } from '#app/features/studio/projects/erase-adventure.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { sweepMails } from '#app/platform/mail/keep-outbox.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'

/** A job that fails waits for the next day. */
export async function dailyJobs(): Promise<void> {
  await runJob('projects long in the trash', async () => ({
    erased: await emptyTrash({ database: getDatabase(), storage: getStorage() }),
  }))
  await runJob('orphaned files', async () => sweepOrphanFiles({ db: getDatabase(), storage: getStorage() }))
  await runJob('old mails', async () => ({ deleted: await sweepMails(getDatabase()) }))
  await runJob('forgotten answers', async () => ({ deleted: await forgetOldAttempts(getDatabase()) }))
  await runJob('commands of drafts', async () => ({ deleted: await forgetOldCommands(getDatabase()) }))
  await runJob('abandoned games', async () => ({ deleted: await forgetAbandonedRuns(getDatabase()) }))
}

async function runJob(what: string, sweep: () => Promise<object>): Promise<void> {
  try {
    logger.info(`${what} swept`, { ...(await sweep()) })
  } catch (error) {
    logger.warn(`${what} were not swept`, errorFields(error))
  }
}
