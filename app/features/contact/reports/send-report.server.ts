import { createHmac } from 'node:crypto'
import { isNull, lt, sql } from 'drizzle-orm'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { reports } from '#database/schema/back-office.ts'
import type { ReportForm, ReportKind } from './report.schema.ts'
import { findReportSubject } from './report-subject.server.ts'
import type { Reporter } from './report-subject.server.ts'

/** Counts complete forms; a person's second report of the same thing updates the first while that is open.
 * @throws AppError notFound, slowDown */
export async function sendReport(
  database: Database,
  reporter: Reporter,
  thing: { kind: ReportKind; id: string },
  { reason, text, website }: ReportForm,
): Promise<void> {
  const subject = await findReportSubject(database, thing, reporter)
  await consumeLimit('report', [`address:${reporter.address}`], { database })
  if (website) {
    logger.info('a report fell into the trap')
    return
  }
  await database
    .insert(reports)
    .values({
      kind: thing.kind,
      subjectId: thing.id,
      subjectText: subject.said || subject.name,
      adventureId: subject.adventureId,
      reason,
      text,
      reporterId: reporter.userId,
      reporterKey: keyOf(reporter),
    })
    .onConflictDoUpdate({
      target: [reports.kind, reports.subjectId, reports.reporterKey],
      targetWhere: isNull(reports.closedAt),
      set: { reason, text },
    })
}

/** Days after its closing until a report is deleted; the privacy policy states this. */
const reportKeptDays = 365

export async function forgetOldReports(database: Queryable): Promise<number> {
  const old = lt(reports.closedAt, sql`now() - make_interval(days => ${reportKeptDays})`)
  return (await database.delete(reports).where(old)).rowCount ?? 0
}

const keyOf = ({ userId, guestHash, address }: Reporter): string =>
  createHmac('sha256', getAuthSecret())
    .update(`report|${userId ?? guestHash ?? address}`)
    .digest('base64url')
