import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isAuthorOf, isJudgedBy } from '#app/features/adventure/judged.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { finds } from '#app/platform/database/search.server.ts'
import { isId } from '#app/shared/ids.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { users } from '#database/schema/accounts.ts'
import { shownStatuses } from '#app/shared/statuses.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reports } from '#database/schema/back-office.ts'
import { locks } from '#database/schema/locks.ts'
import { players, reviews } from '#database/schema/play.ts'

const reportsPerPage = 25
const mostFound = 20
const mostReviews = 50

/** About this person, their work, or what they wrote. */
const isAbout = (userId: string) => sql<boolean>`${isAuthorOf(userId)}
  or ${reports.kind} = 'creator' and ${reports.subjectId} = ${userId}::uuid
  or ${reports.kind} = 'review' and exists (select from ${reviews} where ${eq(reviews.id, reports.subjectId)}
    and ${reviews.userId} = ${userId}::uuid)
  or ${reports.kind} = 'player' and exists (select from ${players} where ${eq(players.id, reports.subjectId)}
    and ${players.userId} = ${userId}::uuid)
  or ${reports.kind} = 'lock' and exists (select from ${locks} where ${eq(locks.id, reports.subjectId)}
    and ${locks.ownerId} = ${userId}::uuid)`

const isShown = and(inArray(adventures.status, [...shownStatuses, 'in_review']), isNull(adventures.deletedAt))

type Reader = Pick<Viewer, 'userId' | 'role'>
type PlayerAccount = { id: string | null; name: string | null; isGuest: boolean }

/** The account to ban, which the name in the party does not reveal; only administrators can ban, and get a link. */
const accountOfPlayer = ({ role }: Reader) => sql<PlayerAccount | null>`(
  select jsonb_build_object('id', case when ${role === 'admin'} then u.id end, 'name', u.name,
    'isGuest', p.guest_token_hash is not null)
  from ${players} p left join ${users} u on u.id = p.user_id
  where ${reports.kind} = 'player' and p.id = ${reports.subjectId})`

/** What a lock says to those who open it, which may be what was reported; null when it is gone. */
const saidByLock = sql<{ text: string; link: string } | null>`(
  select jsonb_build_object('text', k.opened, 'link', k.opened_link)
  from ${locks} k where ${reports.kind} = 'lock' and k.id = ${reports.subjectId})`

const reportColumns = (reader: Reader) => ({
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
  /** Whether its work can be opened. */
  isOpenWork: sql<boolean>`coalesce(${isShown}, false)`,
  isOwn: isAbout(reader.userId),
  player: accountOfPlayer(reader),
  lock: saidByLock,
})

const presented = <Row extends { createdAt: Date; closedAt: Date | null }>({ createdAt, closedAt, ...row }: Row) => ({
  ...row,
  at: createdAt.toISOString(),
  closed: closedAt?.toISOString() ?? null,
})

/** Open ones first, oldest first; then the most recently closed. */
export async function listReports(database: Queryable, reader: Reader, asked: number) {
  const [found] = await database.select({ total: count() }).from(reports)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, reportsPerPage)
  const rows = await database
    .select(reportColumns(reader))
    .from(reports)
    .leftJoin(adventures, eq(adventures.id, reports.adventureId))
    .orderBy(
      sql`${reports.closedAt} is not null`,
      sql`case when ${reports.closedAt} is null then ${reports.createdAt} end`,
      desc(reports.closedAt),
      asc(reports.id),
    )
    .limit(reportsPerPage)
    .offset(offset)
  return { total, page, pages, reports: rows.map(presented) }
}

/** @throws AppError notFound */
export async function isReportAbout(database: Queryable, reportId: string, userId: string): Promise<boolean> {
  const [row] = await database
    .select({ isAbout: isAbout(userId) })
    .from(reports)
    .leftJoin(adventures, eq(adventures.id, reports.adventureId))
    .where(eq(reports.id, reportId))
  if (!row) throw new AppError('notFound')
  return row.isAbout
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

/** Works in review, the earliest resubmitted first. */
export async function listInReview(database: Queryable) {
  const rows = await works(database)
    .where(and(eq(adventures.status, 'in_review'), isNull(adventures.deletedAt)))
    .orderBy(sql`${adventures.resubmittedAt} asc nulls last`, asc(adventures.id))
  return rows.map(presentWork)
}

/** Listed work whose title or creator matches. */
export async function findWorks(database: Queryable, words: string) {
  if (words === '') return []
  const rows = await works(database)
    .where(and(isShown, finds(words, [adventures.title, users.name])))
    .orderBy(asc(adventures.title), asc(adventures.id))
    .limit(mostFound)
  return rows.map(presentWork)
}

/** They have to be judged, however many came later. */
const isReviewReported = sql`exists (select from ${reports}
  where ${eq(reports.kind, 'review')} and ${eq(reports.subjectId, reviews.id)} and ${isNull(reports.closedAt)})`

/** One work with its reviews and the reports on it. @throws AppError notFound for drafts and the trash */
export async function readWork(database: Queryable, reader: Reader, adventureId: string) {
  const { userId: viewerId } = reader
  const [row] = isId(adventureId) ? await works(database).where(and(eq(adventures.id, adventureId), isShown)) : []
  if (!row) throw new AppError('notFound')
  const [said, complaints, [inside], [own]] = await Promise.all([
    database
      .select({
        id: reviews.id,
        by: users.name,
        rating: reviews.rating,
        text: reviews.text,
        userId: reviews.userId,
        isHidden: sql<boolean>`${isNotNull(reviews.hiddenAt)}`,
        at: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(eq(reviews.adventureId, adventureId))
      .orderBy(desc(isReviewReported), desc(reviews.createdAt), desc(reviews.id))
      .limit(mostReviews),
    database
      .select(reportColumns(reader))
      .from(reports)
      .leftJoin(adventures, eq(adventures.id, reports.adventureId))
      .where(and(eq(reports.adventureId, adventureId), isNull(reports.closedAt)))
      .orderBy(asc(reports.createdAt)),
    database
      .select({ id: adventures.id })
      .from(adventures)
      .where(and(eq(adventures.id, adventureId), isJudgedBy(viewerId))),
    database
      .select({ id: adventures.id })
      .from(adventures)
      .where(and(eq(adventures.id, adventureId), isAuthorOf(viewerId))),
  ])
  const isOwn = own !== undefined
  return {
    work: { ...presentWork(row), isOwn, mayLookInside: inside !== undefined },
    reviews: said.map(({ at, userId, ...review }) => ({
      ...review,
      at: at.toISOString(),
      isOwn: isOwn || userId === viewerId,
    })),
    reports: complaints.map(presented),
  }
}

export type WorkLine = Awaited<ReturnType<typeof listInReview>>[number]
export type OpenWork = Awaited<ReturnType<typeof readWork>>
