import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { profiles } from '#database/schema/accounts.ts'
import { designSettings } from '#database/schema/back-office.ts'
import { listAudit } from './audit/audit.queries.server.ts'

const mostActivity = 10

const totals = builtOnce((database) => ({
  counts: database
    .select({ users: database.$count(profiles).as('users'), settings: database.$count(designSettings).as('settings') })
    .from(sql`(select) as one`)
    .prepare('overview_counts'),
}))

export async function readOverview(database: Queryable) {
  const [[counted], { entries }] = await Promise.all([
    totals(database).counts.execute(),
    listAudit(database, { words: '' }, 1, mostActivity),
  ])
  return { users: counted?.users ?? 0, settings: counted?.settings ?? 0, activity: entries }
}
