import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { Db, JobResult } from 'pg-boss'
import { getPool } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { onLine } from '#app/platform/house-lines.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

export interface Try {
  isLast: boolean
}

/** One kind of background work. `Data` is stored as JSON: ids only, never texts or secrets. */
export interface JobKind {
  /** The queue's name; never renamed once a database may hold jobs of it. */
  name: string
  /** A handler that throws is retried, after pauses that double from `pauseSeconds` up to an hour. */
  retries: number
  pauseSeconds: number
  pollSeconds: number
  /** May be called again for the same job, even after it succeeded (if a process was killed). */
  handle: (id: string, attempt: Try) => Promise<void>
}

export interface Jobs {
  /** Waits at most eight seconds for running jobs; the others are left for the next start. */
  close: () => Promise<void>
}

// What this process works on, by queue, even when the development server reloads this module
const holder = globalThis as { whodiniJobs?: Map<string, PgBoss> }
const worked = () => (holder.whodiniJobs ??= new Map())

const running = new Set<Jobs>()

/** Closes all that this process started. */
export const closeJobs = async (): Promise<void> => void (await Promise.all([...running].map((jobs) => jobs.close())))

/** pg-boss creates and upgrades its own tables, under an advisory lock. */
const schema = 'jobs'
const againMs = 5_000
const stopMs = 8_000
const quietMs = 30_000
const batch = 10
const hour = 3_600

// pg-boss would open its own pool
const database: Db = { executeSql: (text, values) => getPool('jobs').query(text, values) }

function complain(): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    logger.warn('jobs wait', errorFields(error))
  }
}

/** Starts in the background, so that startup does not wait for the database. Each job is taken by one process. */
export function startJobs(kinds: readonly JobKind[], onReady: () => void = () => {}): Jobs {
  const warn = complain()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let started: PgBoss | undefined
  let beginning = Promise.resolve()

  async function begin(): Promise<void> {
    const boss = new PgBoss({ db: database, schema, schedule: false, reindex: false, monitorVacuum: false })
    boss.on('error', warn)
    boss.on('warning', (warning) => logger.debug('job queue', { warning: warning.message }))
    try {
      await boss.start()
      for (const kind of kinds) await work(boss, kind, stopping.signal)
      if (stopping.signal.aborted) return await boss.stop({ graceful: false })
      started = boss
      for (const { name } of kinds) worked().set(name, boss)
      onLine('jobs', onReady)
    } catch (error) {
      warn(error)
      await boss.stop({ graceful: false }).catch(() => {})
      if (stopping.signal.aborted) return
      timer = setTimeout(() => void (beginning = begin()), againMs)
      timer.unref()
    }
  }

  beginning = begin()
  const jobs: Jobs = {
    async close() {
      running.delete(jobs)
      stopping.abort()
      clearTimeout(timer)
      await beginning
      for (const { name } of kinds) worked().delete(name)
      await started?.stop({ timeout: stopMs })
    },
  }
  running.add(jobs)
  return jobs
}

async function work(boss: PgBoss, kind: JobKind, stopping: AbortSignal): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.pauseSeconds,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: hour / 4,
    deleteAfterSeconds: hour,
  }
  // Exclusive: one job per key at a time, so queueing twice is harmless
  await boss.createQueue(kind.name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(kind.name, options)
  await boss.work<
    { id: string },
    unknown,
    {
      includeMetadata: true
      perJobResults: true
      batchSize: number
      burstWhenBatchFull: boolean
      pollingIntervalSeconds: number
    }
  >(
    kind.name,
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: batch,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: kind.pollSeconds,
    },
    async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) {
        if (stopping.aborted) break
        results.push(
          await outcome(job.id, () =>
            onLine('jobs', () => kind.handle(job.data.id, { isLast: job.retryCount >= job.retryLimit })),
          ),
        )
      }
      return results
    },
  )
}

async function outcome(id: string, handle: () => Promise<void>): Promise<JobResult> {
  try {
    await handle()
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.name : 'unknown' } }
  }
}

/** Whether this process works on the queue. */
export const doesJobs = (name: string): boolean => worked().has(name)

/** Queues a job in the caller's transaction, once while a job with the same `key` waits. False when this process does
 * not work on the queue: the caller queues it again later (see `relayMails`). */
export async function askForJob(transaction: Queryable, name: string, id: string, key: string = id): Promise<boolean> {
  const boss = worked().get(name)
  if (!boss) return false
  try {
    // A savepoint: a queue error must not abort the caller's transaction
    await transaction.transaction((inner) =>
      boss.send(name, { id }, { singletonKey: key, db: fromDrizzle(inner, sql) }),
    )
    return true
  } catch (error) {
    logger.warn('a job was not taken', { queue: name, ...errorFields(error) })
    return false
  }
}
