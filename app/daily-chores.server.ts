import { sweepOrphanFiles } from '#app/features/media/sweep-orphan-files.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'

/** What the server does once a day: files that no row knows any more go. A chore that fails waits for the next day. */
export async function dailyChores(): Promise<void> {
  try {
    const swept = await sweepOrphanFiles({ db: getDatabase(), storage: getStorage() })
    logger.info('orphaned files swept', swept)
  } catch (error) {
    logger.warn('orphaned files were not swept', errorFields(error))
  }
}
