import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle } from 'pg-boss'
import type { Db, JobResult } from 'pg-boss'
import { getPool } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

/** What a handler is told beside its data. */
export interface Try {
  /** Whether a failure now is the last one: nobody tries again. */
  isLast: boolean
}

/** One kind of work done outside of requests. `Data` is stored as JSON: ids only, never texts or secrets. */
export interface JobKind {
  /** Of the queue; never renamed once jobs of it may lie in a database. */
  name: string
  /** A handler that throws is called again, `retries` times, after pauses that double from `pauseSeconds` to at most an hour. */
  retries: number
  pauseSeconds: number
  /** How often each process looks for new jobs, in seconds. */
  pollSeconds: number
  /** Does one job. It may be called again for the same one, also after it has succeeded (a process that was killed). */
  handle: (id: string, attempt: Try) => Promise<void>
}

export interface Jobs {
  /** Lets the jobs that were begun end, eight seconds at most; the others stay for the next start. */
  close: () => Promise<void>
}

type Running = { boss: PgBoss; ready: boolean }

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniJobs?: Running }

/** pg-boss keeps its tables to itself, made and brought up to date by itself under an advisory lock. */
const schema = 'jobs'
const againMs = 5_000
const stopMs = 8_000
const quietMs = 30_000
const batch = 10
const hour = 3_600

// Jobs use the process's pool: pg-boss would open another, with connections of its own
const database: Db = { executeSql: (text, values) => getPool().query(text, values) }

/** While the database is away every look for jobs fails: one line in half a minute says enough. */
function complain(): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    logger.warn('jobs wait', errorFields(error))
  }
}

/**
 * Begins to do jobs, in the background: a start is not held up, and a database that is away is asked again until it is back. Any
 * number of processes may do so on one database; each job is taken by one of them.
 */
export function startJobs(kinds: readonly JobKind[], onReady: () => void = () => {}): Jobs {
  const warn = complain()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let beginning = Promise.resolve()

  async function begin(): Promise<void> {
    const boss = new PgBoss({ db: database, schema, schedule: false, reindex: false, monitorVacuum: false })
    boss.on('error', warn)
    boss.on('warning', (warning) => logger.debug('job queue', { warning: warning.message }))
    try {
      await boss.start()
      for (const kind of kinds) await work(boss, kind, stopping.signal)
      if (stopping.signal.aborted) return await boss.stop({ graceful: false })
      holder.whodiniJobs = { boss, ready: true }
      onReady()
    } catch (error) {
      warn(error)
      await boss.stop({ graceful: false }).catch(() => {})
      if (stopping.signal.aborted) return
      timer = setTimeout(() => void (beginning = begin()), againMs)
      timer.unref()
    }
  }

  beginning = begin()
  return {
    async close() {
      stopping.abort()
      clearTimeout(timer)
      await beginning
      const running = holder.whodiniJobs
      delete holder.whodiniJobs
      await running?.boss.stop({ timeout: stopMs })
    },
  }
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
  // Exclusive: of one key there is one job at a time, so asking for the same work twice is harmless
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
          await outcome(job.id, () => kind.handle(job.data.id, { isLast: job.retryCount >= job.retryLimit })),
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

/** Whether jobs are done in this process. */
export const doesJobs = (): boolean => holder.whodiniJobs?.ready === true

/**
 * Asks for a job in the caller's transaction: it is done if and only if that commits. The same `key` is not asked for twice while it
 * waits. Where no jobs run in this process (or the queue refuses) nothing happens and `false` is returned: whoever needs the work
 * done keeps in a table of its own what is still to do, and asks again (see `relayMails`).
 */
export async function askForJob(transaction: Queryable, name: string, id: string, key: string = id): Promise<boolean> {
  const running = holder.whodiniJobs
  if (!running?.ready) return false
  try {
    // A savepoint, so that a queue that refuses does not spoil what the caller has done
    await transaction.transaction((inner) =>
      running.boss.send(name, { id }, { singletonKey: key, db: fromDrizzle(inner, sql) }),
    )
    return true
  } catch (error) {
    logger.warn('a job was not taken', { queue: name, ...errorFields(error) })
    return false
  }
}
