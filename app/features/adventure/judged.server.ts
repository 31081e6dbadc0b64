import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { adventures } from '#database/schema/adventures.ts'
import { reports } from '#database/schema/back-office.ts'

/** Somebody reported the adventure or a review of it, and nobody has closed that yet. */
export const isReported = sql<boolean>`exists (select from ${reports}
  where ${and(eq(reports.adventureId, adventures.id), isNull(reports.closedAt))})`

/** What moderators look at from inside. */
export const isJudged = and(isNull(adventures.deletedAt), or(eq(adventures.status, 'in_review'), isReported))
