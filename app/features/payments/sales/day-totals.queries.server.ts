import { sql } from 'drizzle-orm'
import { accountingZone, entrySums, ledgerEntries } from '#app/features/payments/ledger/entries.server.ts'
import type { EntrySums } from '#app/features/payments/ledger/entries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { pageOf } from '#app/shared/list-page.ts'

const daysPerPage = 31

export type DayTotals = EntrySums & { day: string }

/** Newest first, by day in `accountingZone`, days without any payment left out; `all`: over every day. */
export async function listDays(database: Queryable, asked: number) {
  const day = sql`to_char(at at time zone ${accountingZone}, 'YYYY-MM-DD')`
  const [counted, summed] = await Promise.all([
    database.execute<{ days: number }>(sql`select count(distinct ${day})::int as days from ${ledgerEntries}`),
    database.execute<EntrySums>(sql`select ${entrySums} from ${ledgerEntries}`),
  ])
  const { page, pages, offset } = pageOf(asked, counted.rows[0]!.days, daysPerPage)
  const { rows } = await database.execute<DayTotals>(sql`
    select ${day} as day, ${entrySums} from ${ledgerEntries}
    group by 1 order by 1 desc limit ${daysPerPage} offset ${offset}`)
  return { page, pages, days: rows, all: summed.rows[0]! }
}
