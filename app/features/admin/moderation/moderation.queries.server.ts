import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { escapeLike } from '#app/shared/escape-like.ts'
import { isId } from '#app/shared/ids.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reports } from '#database/schema/back-office.ts'
import { reviews } from '#database/schema/play.ts'

export const reportsPerPage = 25
const mostFound = 20
const mostReviews = 50

const reportColumns = {
  id: reports.id,
  kind: reports.kind,
  subjectId: reports.subjectId,
  subjectText: reports.subjectText,
  adventureId: reports.adventureId,
  adventureTitle: adventures.title,
  reason: reports.reason,
  text: reports.text,
  isByGuest: sql<boolean>`${reports.reporterId} is null`,
  closedAt: reports.closedAt,
  outcome: reports.outcome,
  createdAt: reports.createdAt,
}

const presented = <Row extends { createdAt: Date; closedAt: Date | null }>({ createdAt, closedAt, ...row }: Row) => ({
  ...row,
  at: createdAt.toISOString(),
  closed: closedAt?.toISOString() ?? null,
})

/** Open ones first, the oldest of them first; then the last that were closed. */
export async function listReports(database: Queryable, asked: number) {
  const [found] = await database.select({ total: count() }).from(reports)
  const total = found?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / reportsPerPage))
  const page = Math.min(asked, pages)
  const rows = await database
    .select(reportColumns)
    .from(reports)
    .leftJoin(adventures, eq(adventures.id, reports.adventureId))
    .orderBy(
      sql`${reports.closedAt} is not null`,
      sql`case when ${reports.closedAt} is null then ${reports.createdAt} end`,
      desc(reports.closedAt),
      asc(reports.id),
    )
    .limit(reportsPerPage)
    .offset((page - 1) * reportsPerPage)
  return { total, page, pages, reports: rows.map(presented) }
}

export type ReportLine = Awaited<ReturnType<typeof listReports>>['reports'][number]

const workColumns = {
  id: adventures.id,
  title: adventures.title,
  kind: adventures.kind,
  status: adventures.status,
  note: adventures.moderationNote,
  resubmittedAt: adventures.resubmittedAt,
  creatorId: adventures.creatorId,
  creator: users.name,
}

const works = (database: Queryable) =>
  database.select(workColumns).from(adventures).leftJoin(users, eq(users.id, adventures.creatorId)).$dynamic()

type WorkRow = Awaited<ReturnType<typeof works>>[number]
const presentWork = ({ resubmittedAt, ...row }: WorkRow) => ({
  ...row,
  resubmitted: resubmittedAt?.toISOString() ?? null,
})

/** What is in review; who resubmitted first stands first. */
export async function listInReview(database: Queryable) {
  const rows = await works(database)
    .where(and(eq(adventures.status, 'in_review'), isNull(adventures.deletedAt)))
    .orderBy(sql`${adventures.resubmittedAt} asc nulls last`, asc(adventures.id))
  return rows.map(presentWork)
}

/** Listed work whose title or creator matches. */
export async function findWorks(database: Queryable, words: string) {
  if (words === '') return []
  const like = `%${escapeLike(words)}%`
  const rows = await works(database)
    .where(
      and(
        inArray(adventures.status, ['published', 'coming_soon', 'in_review']),
        isNull(adventures.deletedAt),
        sql`(${ilike(adventures.title, like)} or ${ilike(users.name, like)})`,
      ),
    )
    .orderBy(asc(adventures.title), asc(adventures.id))
    .limit(mostFound)
  return rows.map(presentWork)
}

/** One work with its reviews and the reports on it. @throws AppError notFound for drafts and the trash */
export async function readWork(database: Queryable, adventureId: string) {
  const [row] = isId(adventureId)
    ? await works(database).where(
        and(
          eq(adventures.id, adventureId),
          inArray(adventures.status, ['published', 'coming_soon', 'in_review']),
          isNull(adventures.deletedAt),
        ),
      )
    : []
  if (!row) throw new AppError('notFound')
  const [said, complaints] = await Promise.all([
    database
      .select({
        id: reviews.id,
        by: users.name,
        rating: reviews.rating,
        text: reviews.text,
        isHidden: sql<boolean>`${isNotNull(reviews.hiddenAt)}`,
        at: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(eq(reviews.adventureId, adventureId))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(mostReviews),
    database
      .select(reportColumns)
      .from(reports)
      .leftJoin(adventures, eq(adventures.id, reports.adventureId))
      .where(and(eq(reports.adventureId, adventureId), isNull(reports.closedAt)))
      .orderBy(asc(reports.createdAt)),
  ])
  return {
    work: presentWork(row),
    reviews: said.map(({ at, ...review }) => ({ ...review, at: at.toISOString() })),
    reports: complaints.map(presented),
  }
}

export type WorkLine = Awaited<ReturnType<typeof listInReview>>[number]
export type OpenWork = Awaited<ReturnType<typeof readWork>>
