import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import { isAuthorWho } from '#app/features/drafts/draft-access.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { reports } from '#database/schema/back-office.ts'

type Staff = string | null | Placeholder

/** Whether somebody else has an open report about the adventure or a review of it. */
export const isReportedToo = (viewerId: Staff) => sql<boolean>`exists (select from ${reports}
  where ${and(eq(reports.adventureId, adventures.id), isNull(reports.closedAt))}
    and ${reports.reporterId} is distinct from ${viewerId}::uuid)`

/** Whether they make it, alone or with others. */
export const isAuthorOf = (userId: string) => sql<boolean>`coalesce(${isAuthorWho('read', userId)}, false)`

/** Works that this member of staff may judge: neither their own, nor only because of their own report. */
export const isJudgedBy = (viewerId: string) =>
  and(
    isNull(adventures.deletedAt),
    not(isAuthorOf(viewerId)),
    or(eq(adventures.status, 'in_review'), isReportedToo(viewerId)),
  )
