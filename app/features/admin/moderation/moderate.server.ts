import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isAuthorOf } from '#app/features/adventure/judged.server.ts'
import { can } from '#app/features/adventure/adventure.policy.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findingText } from '#app/features/adventure/checks/finding-text.ts'
import { sayFindings } from '#app/features/kits/checks/say-findings.ts'
import { releaseFromReview, takeToReview } from '#app/features/studio/details/moderate.server.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { auditLog, reports } from '#database/schema/back-office.ts'
import { adventures } from '#database/schema/adventures.ts'
import { locks } from '#database/schema/locks.ts'
import { reviews } from '#database/schema/play.ts'
import { isReportAbout } from './moderation.queries.server.ts'
import type { ModerationDeed } from './moderation.schema.ts'

/** `moderation_incomplete`: something needed to publish is missing; `moderation_findings`: it cannot be finished. */
export type ModerationProblem = {
  problem: 'moderation_incomplete' | 'moderation_findings'
  findings?: readonly string[]
}

/** Nobody judges their own work. @throws AppError notAllowed, notFound, conflict */
export async function moderate(
  database: Database,
  moderator: Member,
  deed: ModerationDeed,
): Promise<ModerationProblem | null> {
  if (!can.judge(moderator, [])) throw new AppError('notAllowed')
  if (deed.intent === 'take') await takeToReview(database, moderator, deed)
  else if (deed.intent === 'release') return release(database, moderator, deed)
  else if (deed.intent === 'delete-lock') await removeLock(database, moderator, deed)
  else if (deed.intent === 'close-report') await closeReport(database, moderator, deed)
  else await showReview(database, moderator, { ...deed, isShown: deed.intent === 'show-review' })
  return null
}

async function release(
  database: Database,
  moderator: Member,
  deed: Extract<ModerationDeed, { intent: 'release' }>,
): Promise<ModerationProblem | null> {
  try {
    await releaseFromReview(database, moderator, deed)
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { refusal } = error
    if (refusal.reason === 'findings')
      return { problem: 'moderation_findings', findings: refusal.findings.map((each) => findingText(each)) }
    if (refusal.reason === 'kitFindings')
      return { problem: 'moderation_findings', findings: sayFindings(refusal.kitFindings).map(({ text }) => text) }
    return { problem: 'moderation_incomplete' }
  }
}

/** A hidden review counts in no average; repeating it changes nothing. @throws AppError notFound, notAllowed */
const showReview = (
  database: Database,
  moderator: Member,
  { reviewId, note, isShown }: { reviewId: string; note: string; isShown: boolean },
): Promise<void> =>
  database.transaction(async (tx) => {
    const [known] = await tx
      .select({ by: reviews.userId, isTheirs: isAuthorOf(moderator.userId) })
      .from(reviews)
      .innerJoin(adventures, eq(adventures.id, reviews.adventureId))
      .where(eq(reviews.id, reviewId))
    if (!known) throw new AppError('notFound')
    if (known.isTheirs || !can.judge(moderator, [known.by]))
      throw new AppError('notAllowed', { log: 'their own review' })
    const changed = await tx
      .update(reviews)
      .set({ hiddenAt: isShown ? null : sql`now()` })
      .where(and(eq(reviews.id, reviewId), isShown ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt)))
      .returning({ adventureId: reviews.adventureId })
    if (!changed[0]) return
    await announcePageChange(tx)
    await record(tx, moderator, isShown ? 'review.shown' : 'review.hidden', ['review', reviewId], note)
  })

/** @throws AppError notFound, notAllowed */
const removeLock = (
  database: Database,
  moderator: Member,
  { lockId, note }: { lockId: string; note: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    const [lock] = await tx.delete(locks).where(eq(locks.id, lockId)).returning()
    if (!lock) throw new AppError('notFound')
    if (!can.judge(moderator, [lock.ownerId])) throw new AppError('notAllowed', { log: 'their own lock' })
    const detail = { reason: note, title: lock.title }
    await tx
      .insert(auditLog)
      .values({ actorId: moderator.userId, action: 'lock.deleted', entityType: 'lock', entityId: lockId, detail })
  })

/** Closes it with the outcome. @throws AppError notFound, notAllowed, conflict when somebody was faster */
const closeReport = (
  database: Database,
  moderator: Member,
  { reportId, note }: { reportId: string; note: string },
): Promise<void> =>
  database.transaction(async (tx) => {
    if (await isReportAbout(tx, reportId, moderator.userId))
      throw new AppError('notAllowed', { log: 'a report on themselves' })
    const closed = await tx
      .update(reports)
      .set({ closedAt: sql`now()`, closedBy: moderator.userId, outcome: note })
      .where(and(eq(reports.id, reportId), isNull(reports.closedAt)))
    if (closed.rowCount === 0) throw new AppError('conflict', { log: 'closed before' })
    await record(tx, moderator, 'report.closed', ['report', reportId], note)
  })

const record = (
  tx: Transaction,
  { userId }: Member,
  action: string,
  [entityType, entityId]: [string, string],
  reason: string,
) => tx.insert(auditLog).values({ actorId: userId, action, entityType, entityId, detail: { reason } })
