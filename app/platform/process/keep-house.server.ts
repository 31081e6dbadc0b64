import { sweepAccountTokens } from '#app/platform/auth/account-tokens.server.ts'
import { sweepSessions } from '#app/platform/auth/sessions.server.ts'
import { causeOf, isConnectionError } from '#app/platform/connection-error.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { keepOutbox } from '#app/platform/mail/mail-service.server.ts'
import { minuteChores } from '#app/platform/minute-chores.server.ts'
import { flushOften, sayOften } from '#app/platform/often.server.ts'
import { sweepLimits } from '#app/platform/rate-limits/consume.server.ts'
import { endStaleStreams } from '#app/platform/realtime/session-ends.server.ts'
import { sayDiskRoom } from '#app/platform/storage/disk-room.server.ts'
import { flushActiveDays } from './active-days.server.ts'
import { flushPageViews } from './page-views.server.ts'

/** Run every minute. */
export async function keepHouse(): Promise<void> {
  // One failure must not keep the others from running
  for (const chore of [
    flushOften,
    () => sayDiskRoom(),
    flushPageViews,
    flushActiveDays,
    sweepLimits,
    () => sweepSessions(getDatabase()),
    () => sweepAccountTokens(getDatabase()),
    () => endStaleStreams(),
    ...minuteChores(),
    keepOutbox,
  ]) {
    try {
      await chore()
    } catch (error) {
      // While the database is away, all of them fail each minute for one reason
      if (isConnectionError(error)) sayOften('housekeeping failed', { cause: causeOf(error) })
      else logger.warn('housekeeping failed', errorFields(error))
    }
  }
}
