import { sql } from 'drizzle-orm'
import { forgetOldCalls } from '#app/features/generation/money/settle-call.server.ts'
import { forgetOldMessages } from '#app/features/admin/messages/handle-message.server.ts'
import { forgetOldReports } from '#app/features/contact/reports/send-report.server.ts'
import { deleteOldEvenings } from '#app/features/kits/evening/delete-old-evenings.server.ts'
import { sweepKits } from '#app/features/kits/print/sweep-kits.server.ts'
import { forgetLocks } from '#app/features/locks/forget-locks.server.ts'
import { sweepOrphanFiles } from '#app/features/media/sweep-orphan-files.server.ts'
import { forgetUnpaidGifts } from '#app/features/payments/gifts/forget-unpaid-gifts.server.ts'
import { makeStatements } from '#app/features/payments/sales/statements.server.ts'
import { deleteOldSessions } from '#app/features/play/groups/delete-old-sessions.server.ts'
import { rollUpRuns } from '#app/features/play/figures/roll-up-runs.server.ts'
import { forgetAbandonedRuns } from '#app/features/play/runs/forget-abandoned-runs.server.ts'
import { forgetOldAttempts } from '#app/features/play/runs/forget-old-attempts.server.ts'
import { keepPartitions } from '#app/features/play/runs/keep-partitions.server.ts'
import { forgetOldInvitations } from '#app/features/studio/people/invite-co-author.server.ts'
import { forgetOldChanges } from '#app/features/studio/draft/record-changes.server.ts'
import { forgetOldCommands } from '#app/features/studio/draft/take-commands.server.ts'
import { emptyTrash } from '#app/features/studio/projects/erase-adventure.server.ts'
import { withPatientDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { onLine } from '#app/platform/house-lines.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { sweepMails } from '#app/platform/mail/keep-outbox.server.ts'
import { forgetOldActiveDays } from '#app/platform/process/active-days.server.ts'
import { forgetOldPageViews } from '#app/platform/process/page-views.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'

/** In one process a day, whichever comes first. A failed job waits for the next day. */
export const dailyJobs = (): Promise<void> =>
  onLine('jobs', () =>
    withPatientDatabase(async (db) => {
      if (!(await claimDay(db))) return
      const storage = getStorage()
      await runJob('projects long in the trash', async () => ({ erased: await emptyTrash({ database: db, storage }) }))
      await runJob('orphaned files', async () => sweepOrphanFiles({ db, storage }))
      await runJob('printed kits', async () => ({ deleted: await sweepKits(storage) }))
      await runJob('old mails', async () => ({ deleted: await sweepMails(db) }))
      await runJob('old messages', async () => ({ deleted: await forgetOldMessages(db) }))
      await runJob('old reports', async () => ({ deleted: await forgetOldReports(db) }))
      await runJob('locks that nobody kept', async () => ({ deleted: await forgetLocks(db) }))
      await runJob('forgotten answers', async () => ({ deleted: await forgetOldAttempts(db) }))
      await runJob('invitations of co-authors', async () => ({ deleted: await forgetOldInvitations(db) }))
      await runJob('commands of drafts', async () => ({ deleted: await forgetOldCommands(db) }))
      await runJob('changes of drafts', async () => ({ deleted: await forgetOldChanges(db) }))
      await runJob('old page views', async () => ({ deleted: await forgetOldPageViews(db) }))
      await runJob('old active days', async () => ({ deleted: await forgetOldActiveDays(db) }))
      await runJob('old calls of generation', async () => ({ deleted: await forgetOldCalls(db) }))
      await runJob('months of sales', async () => ({ stated: await makeStatements(db) }))
      await runJob('messages of unpaid gifts', async () => ({ forgotten: await forgetUnpaidGifts(db) }))
      // Before runs are forgotten, since only counted runs are
      await runJob('figures of plays', async () => ({ counted: await rollUpRuns(db) }))
      await runJob('sessions for groups', async () => ({ deleted: await deleteOldSessions(db) }))
      await runJob('evenings of kits', async () => ({ deleted: await deleteOldEvenings(db) }))
      await runJob('abandoned games', async () => ({ deleted: await forgetAbandonedRuns(db) }))
      await runJob('months of moves', () => keepPartitions(db))
    }),
  )

/** Less than a day: each process asks every 24 hours. The row is a counter's that one process a day may raise. */
async function claimDay(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into rate_limit_counters as c (key, count, max_count, window_ends_at)
    values ('dailyJobs', 1, 1, now() + interval '23 hours')
    on conflict (key) do update set window_ends_at = excluded.window_ends_at where c.window_ends_at <= now()`)
  return rowCount === 1
}

async function runJob(what: string, sweep: () => Promise<object>): Promise<void> {
  try {
    logger.info(`${what} swept`, { ...(await sweep()) })
  } catch (error) {
    logger.warn(`${what} were not swept`, errorFields(error))
  }
}
