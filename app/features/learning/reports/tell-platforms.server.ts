import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { askForJob, startJobs } from '#app/platform/jobs/jobs.server.ts'
import type { JobKind, Jobs } from '#app/platform/jobs/jobs.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { learningGames, learningPlatforms } from '#database/schema/learning.ts'
import { runs } from '#database/schema/play.ts'
import { sendGrade } from './send-grade.server.ts'
import { hasRecordStore, sendStatements } from './send-statements.server.ts'

type Pace = { retries: number; pauseSeconds: number; pollSeconds: number }

/** More than a day: a minute, two, four … then every hour. */
const usualPace: Pace = { retries: 30, pauseSeconds: 60, pollSeconds: 5 }

const gradeQueue = 'grades'
const recordQueue = 'statements'

const kinds = (pace: Pace): JobKind[] => [
  { name: gradeQueue, ...pace, handle: (runId, { isLast }) => sendGrade(runId, isLast) },
  { name: recordQueue, ...pace, handle: (runId, { isLast }) => sendStatements(runId, isLast) },
]

const atOnce = 500

async function dueGames(database: Database): Promise<{ runId: string; queue: string }[]> {
  const grades = await database
    .select({ runId: learningGames.runId })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(learningPlatforms, eq(learningPlatforms.id, learningGames.platformId))
    .where(and(isNotNull(learningGames.lineItem), eq(runs.status, 'finished'), isNull(learningPlatforms.disabledAt)))
    .limit(atOnce)
  const records = hasRecordStore()
    ? await database
        .select({ runId: learningGames.runId })
        .from(learningGames)
        .innerJoin(runs, eq(runs.id, learningGames.runId))
        .where(gt(runs.version, learningGames.recordedVersion))
        .limit(atOnce)
    : []
  return [
    ...grades.map(({ runId }) => ({ runId, queue: gradeQueue })),
    ...records.map(({ runId }) => ({ runId, queue: recordQueue })),
  ]
}

let jobs: Jobs | undefined

async function queue(database: Database): Promise<void> {
  for (const due of await dueGames(database)) await askForJob(database, due.queue, due.runId)
}

/** Queues what platforms and the record store have yet to be told, every minute. The queue starts with the first of it:
 * most installations know no platform. */
export async function tellPlatforms(database: Database, pace = usualPace): Promise<void> {
  if (jobs) return queue(database)
  if ((await dueGames(database)).length === 0) return
  jobs = startJobs(kinds(pace), () => {
    queue(getDatabase()).catch((error: unknown) => logger.warn('nothing was queued for platforms', errorFields(error)))
  })
}
