import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { askForJob, doesJobs } from '#app/platform/jobs/jobs.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { isFree } from './deliver-mail.server.ts'
import { keptDays, mostAttempts } from './outbox.ts'

export const mailQueue = 'mail'

const atOnce = 500

export async function expireMails(database: Database): Promise<void> {
  const over = lte(outboxMails.expiresAt, sql`now()`)
  await database.update(outboxMails).set({ status: 'expired', sealedBody: null }).where(and(over, isFree))
  await database
    .update(outboxMails)
    .set({ sealedBody: null })
    .where(and(over, isNotNull(outboxMails.sealedBody), inArray(outboxMails.status, ['sent', 'failed', 'expired'])))
}

export async function giveUpMails(database: Database): Promise<void> {
  const given = await database
    .update(outboxMails)
    .set({
      status: 'failed',
      sealedBody: null,
      lastError: sql`coalesce(${outboxMails.lastError}, ${`Given up after ${mostAttempts} tries.`})`,
    })
    .where(and(isFree, gte(outboxMails.attempts, mostAttempts)))
    .returning({ id: outboxMails.id, template: outboxMails.template })
  for (const { id, template } of given)
    logger.warn('a mail was given up', { mail: id, template, attempts: mostAttempts })
}

/** Queues a job for every waiting mail without one: queued without a server or a queue, or by a process that was
 * killed. */
export async function relayMails(database: Database): Promise<void> {
  if (!doesJobs(mailQueue)) return
  const waiting = await database
    .select({ id: outboxMails.id, status: outboxMails.status, attempts: outboxMails.attempts })
    .from(outboxMails)
    .where(and(isFree, gt(outboxMails.expiresAt, sql`now()`), lt(outboxMails.attempts, mostAttempts)))
    .orderBy(asc(outboxMails.createdAt))
    .limit(atOnce)
  for (const { id, status, attempts } of waiting) {
    // The queue considers a killed process's job alive for longer than we do, so a new try gets a new key
    const key = status === 'sending' ? `${id}/${attempts}` : id
    if (!(await askForJob(database, mailQueue, id, key))) return
  }
}

export async function sweepMails(database: Database): Promise<number> {
  const old = lt(outboxMails.createdAt, sql`now() - make_interval(days => ${keptDays})`)
  const done = or(
    inArray(outboxMails.status, ['sent', 'failed', 'expired']),
    and(eq(outboxMails.status, 'sending'), isFree),
  )
  const { rowCount } = await database.delete(outboxMails).where(and(old, done))
  return rowCount ?? 0
}
