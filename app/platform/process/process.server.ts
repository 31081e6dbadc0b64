import type pg from 'pg'
import { sweepAccountTokens } from '#app/platform/auth/account-tokens.server.ts'
import { sweepSessions } from '#app/platform/auth/sessions.server.ts'
import { closeDatabase, getDatabase, getPool, openDatabase } from '#app/platform/database/client.server.ts'
import type { DatabaseConnection } from '#app/platform/database/client.server.ts'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { keepOutbox, startMail } from '#app/platform/mail/mail-service.server.ts'
import type { MailService } from '#app/platform/mail/mail-service.server.ts'
import { minuteChores } from '#app/platform/minute-chores.server.ts'
import { pageChannel } from '#app/platform/page-changes.server.ts'
import { flushPageViews, recordPageView } from './page-views.server.ts'
import { heardChannels } from '#app/platform/realtime/channels.server.ts'
import { allowStreams, stopStreams } from '#app/platform/realtime/event-streams.server.ts'
import { listenForNotifications } from '#app/platform/realtime/notifications.server.ts'
import { endStaleStreams, sessionChannel, sessionHearing } from '#app/platform/realtime/session-ends.server.ts'
import { sweepLimits } from '#app/platform/rate-limits/consume.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'

const everyMinute = 60_000

type Listener = Awaited<ReturnType<typeof listenForNotifications>>
let housekeeping: NodeJS.Timeout | undefined
let listener: Listener | undefined
let mail: MailService | undefined

async function isReady(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the database did not answer in 2 s')), 2_000)
  })
  try {
    await Promise.race([getPool().query('select 1'), late])
    return true
  } catch (error) {
    logger.warn('not ready', { error: error instanceof Error ? error.message : String(error) })
    return false
  } finally {
    clearTimeout(timer)
  }
}

async function keepHouse(): Promise<void> {
  // One that fails must not keep the others from running
  for (const chore of [
    flushPageViews,
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
      logger.warn('housekeeping failed', errorFields(error))
    }
  }
}

/**
 * The product for `server/`. The pages' bundle has its own copy of `app/`, so whatever has state is reached through
 * this.
 */
export const platform = {
  env,
  facts: factsContext,
  migrate: (connection: pg.ClientConfig) => migrateDatabase(connection),
  /** `onChange(false)` means: nothing is heard, cache nothing. */
  async open(connection: DatabaseConnection, onChange: (listening: boolean) => void): Promise<void> {
    openDatabase(connection)
    allowStreams()
    listener = await listenForNotifications(connection, {
      [pageChannel]: { onMessage: () => onChange(true), onState: onChange },
      [sessionChannel]: sessionHearing,
      ...heardChannels(),
    })
    mail = startMail(env())
    housekeeping = setInterval(() => void keepHouse(), everyMinute)
    housekeeping.unref()
  },
  isReady,
  recordPageView,
  /** Before the server waits for its connections, which a stream would keep open. */
  stopStreams,
  async close(): Promise<void> {
    clearInterval(housekeeping)
    await mail?.close().catch((error: unknown) => logger.warn('mail was not stopped', errorFields(error)))
    await listener?.close()
    await flushPageViews().catch((error: unknown) => logger.warn('page views were not kept', errorFields(error)))
    await closeDatabase()
  },
}
