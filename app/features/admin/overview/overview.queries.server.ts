import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { waitsForSomebody } from '#app/features/admin/purchases.queries.server.ts'
import { listAudit } from '#app/features/admin/audit/audit.queries.server.ts'
import { countsAsRevenue, revenueSum } from '#app/features/payments/ledger/revenue.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { contactMessages, designSettings, outboxMails, reports } from '#database/schema/back-office.ts'
import { payoutStatements, purchases } from '#database/schema/payments.ts'

const mostActivity = 12

/** Events on the site that no administrator caused. */
export type Happening = {
  kind: 'account' | 'published' | 'paid' | 'report' | 'message'
  id: string
  text: string
  at: string
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>

/** What nobody has handled yet. */
async function readWaiting(database: Queryable) {
  const [counted] = await database
    .select({
      reports: database.$count(reports, isNull(reports.closedAt)),
      messages: database.$count(contactMessages, eq(contactMessages.status, 'open')),
      releases: database.$count(adventures, and(eq(adventures.status, 'in_review'), isNull(adventures.deletedAt))),
      mails: database.$count(outboxMails, eq(outboxMails.status, 'failed')),
      payments: database.$count(purchases, waitsForSomebody),
      statements: database.$count(
        payoutStatements,
        and(isNull(payoutStatements.paidAt), isNotNull(payoutStatements.creatorId)),
      ),
    })
    .from(sql`(select) as one`)
  return counted!
}

async function readFigures(database: Queryable) {
  const [[counted], [money], plays] = await Promise.all([
    database
      .select({ users: database.$count(profiles), settings: database.$count(designSettings) })
      .from(sql`(select) as one`),
    database.select({ revenueCents: revenueSum }).from(purchases).where(countsAsRevenue),
    database.execute<{ plays: number }>(sql`select coalesce(sum(plays), 0)::int as plays from play_days`),
  ])
  return { ...counted!, revenueCents: money?.revenueCents ?? 0, plays: plays.rows[0]?.plays ?? 0 }
}

/** The samples' owners did nothing. */
async function readHappenings(database: Queryable): Promise<Happening[]> {
  const { rows } = await database.execute<Omit<Happening, 'at'> & { at: Date | string }>(sql`
    select * from (
      (select 'account' as kind, id::text, name as text, created_at as at from users where not is_seeded
        order by created_at desc limit ${mostActivity})
      union all
      (select 'published', a.id::text, a.title, e.created_at from editions e
        join adventures a on a.id = e.adventure_id join users u on u.id = a.creator_id
        where e.purpose = 'published' and not u.is_seeded order by e.created_at desc limit ${mostActivity})
      union all
      (select 'paid', id::text, adventure_title, paid_at from purchases where paid_at is not null
        order by paid_at desc limit ${mostActivity})
      union all
      (select 'report', id::text, subject_text, created_at from reports order by created_at desc limit ${mostActivity})
      union all
      (select 'message', id::text, first_name || ' ' || last_name, created_at from contact_messages
        order by created_at desc limit ${mostActivity})
    ) as all_of_them order by at desc limit ${mostActivity}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export async function readOverview(database: Queryable) {
  const [figures, waiting, happenings, { entries }] = await Promise.all([
    readFigures(database),
    readWaiting(database),
    readHappenings(database),
    listAudit(database, { words: '' }, 1, mostActivity),
  ])
  return { figures, waiting, happenings, entries }
}

/** Counted in the staff menu. */
export const countOpenReports = (database: Queryable): Promise<number> =>
  database.$count(reports, isNull(reports.closedAt))
