import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { adventures } from '#database/schema/adventures.ts'
import { reports } from '#database/schema/back-office.ts'

type Staff = string | null | Placeholder

/** Somebody else reported the adventure or a review of it, and nobody has closed that yet. */
export const isReportedToo = (viewerId: Staff) => sql<boolean>`exists (select from ${reports}
  where ${and(eq(reports.adventureId, adventures.id), isNull(reports.closedAt))} and ${reports.reporterId} is distinct from ${viewerId}::uuid)`

/** What this member of staff looks at from inside: not their own, and not for a report of their own. */
export const isJudgedBy = (viewerId: string) =>
  and(
    isNull(adventures.deletedAt),
    sql`${adventures.creatorId} is distinct from ${viewerId}::uuid`,
    or(eq(adventures.status, 'in_review'), isReportedToo(viewerId)),
  )
