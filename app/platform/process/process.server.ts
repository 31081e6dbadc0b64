import type pg from 'pg'
import { sql } from 'drizzle-orm'
import { readPageReader } from '#app/platform/auth/page-reader.server.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import { closeDatabase, getDatabase, getPool, openDatabase } from '#app/platform/database/client.server.ts'
import type { DatabaseConnection } from '#app/platform/database/client.server.ts'
import { connectionsOfHouse, onLine } from '#app/platform/house-lines.server.ts'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { env } from '#app/platform/env.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { closeJobs } from '#app/platform/jobs/jobs.server.ts'
import { startMail } from '#app/platform/mail/mail-service.server.ts'
import type { MailService } from '#app/platform/mail/mail-service.server.ts'
import { count, measureProcess, writeMetrics } from '#app/platform/metrics.server.ts'
import { flushOften, sayOften } from '#app/platform/often.server.ts'
import { pageChannel } from '#app/platform/page-changes.server.ts'
import { heardChannels } from '#app/platform/realtime/channels.server.ts'
import { allowStreams, stopStreams } from '#app/platform/realtime/event-streams.server.ts'
import { listenForNotifications } from '#app/platform/realtime/notifications.server.ts'
import { sessionChannel, sessionHearing } from '#app/platform/realtime/session-ends.server.ts'
import { sayDiskRoom, scarceMegabytes, watchDisks } from '#app/platform/storage/disk-room.server.ts'
import { refusedFor } from '#app/platform/rate-limits/consume.server.ts'
import { putInOwnPart } from '#app/platform/own-parts.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { flushActiveDays } from './active-days.server.ts'
import { noteLimit, noteUnavailable } from '#app/platform/refusals.server.ts'
import { noteAnswer } from './answers.server.ts'
import { keepHouse } from './keep-house.server.ts'
import { measurePlatform } from './measure-platform.server.ts'
import { flushPageViews, recordPageView } from './page-views.server.ts'

const everyMinute = 60_000

type Listener = Awaited<ReturnType<typeof listenForNotifications>>
let housekeeping: NodeJS.Timeout | undefined
let listener: Listener | undefined
let mail: MailService | undefined

async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the database did not answer in 2 s')), 2_000)
  })
  try {
    await Promise.race([getPool('health').query('select 1'), late])
    return true
  } catch (error) {
    sayOften('not ready', { error: error instanceof Error ? error.message : String(error) })
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** What `/readyz` reports. A disk that is filling up is reported, but a server that still answers is ready. */
async function readiness(): Promise<{ ready: boolean; text: string }> {
  if (!(await databaseAnswers())) return { ready: false, text: 'the database does not answer' }
  const left = await scarceMegabytes()
  return { ready: true, text: left === null ? 'ok' : `ok, but the disk is nearly full: ${left} MB left` }
}

/** The pages' bundle has its own copy of `app/`, so `server/` reaches everything with state through this. */
export const platform = {
  env,
  facts: factsContext,
  migrate: (connection: pg.ClientConfig) => migrateDatabase(connection),
  /** @param most of connections, the house's own included
   * @param onChange `false`: notifications are not being received, so cache nothing */
  async open(connection: DatabaseConnection, most: number, onChange: (listening: boolean) => void): Promise<void> {
    openDatabase({ ...connection, max: most - connectionsOfHouse })
    measureProcess()
    measurePlatform()
    allowStreams()
    listener = await listenForNotifications(connection, {
      [pageChannel]: { onMessage: () => onChange(true), onState: onChange },
      [sessionChannel]: sessionHearing,
      ...heardChannels(),
    })
    const { PUBLIC_URL } = env()
    if (PUBLIC_URL) await notePublicAddress(PUBLIC_URL)
    mail = startMail(env())
    housekeeping = setInterval(() => void onLine('jobs', keepHouse), everyMinute)
    housekeeping.unref()
  },
  watchDisks(folders: readonly string[]): void {
    watchDisks(folders, env().DISK_RESERVE_MB)
    void sayDiskRoom()
  },
  readiness,
  writeMetrics: () => onLine('health', writeMetrics),
  noteAnswer,
  count,
  noteLimit,
  noteUnavailable,
  logDebug: (message: string): void => logger.debug(message),
  logError: (message: string, error: unknown): void => logger.error(message, errorFields(error)),
  recordPageView,
  readPageReader,
  putInOwnPart,
  refusedFor,
  isDatabaseAway,
  /** Call it before the server waits for its connections, since streams would keep them open. */
  stopStreams,
  async close(): Promise<void> {
    clearInterval(housekeeping)
    await mail?.close().catch((error: unknown) => logger.warn('mail was not stopped', errorFields(error)))
    await closeJobs().catch((error: unknown) => logger.warn('jobs were not stopped', errorFields(error)))
    await listener?.close()
    for (const flush of [flushOften, flushPageViews, flushActiveDays])
      await flush().catch((error: unknown) => logger.warn('figures were not kept', errorFields(error)))
    await closeDatabase()
  },
}

/** Tells a command that is run without PUBLIC_URL beside a public server that strangers can sign up here (see `npm run
 * admin:grant`). */
async function notePublicAddress(url: string): Promise<void> {
  await getDatabase().execute(sql`
    insert into audit_log (id, action, entity_type, detail)
    select ${newId()}::uuid, 'server.public', 'server', ${JSON.stringify({ url })}::jsonb
    where not exists (select from audit_log where action = 'server.public' and detail->>'url' = ${url})`)
}
