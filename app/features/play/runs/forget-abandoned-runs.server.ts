import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'

const forgottenAfterDays = 90

/** Batch size, so that no statement locks many rows for long. */
const most = 500

/** Deletes guests' unfinished runs that were untouched for ninety days and have no account in them, once their figures
 * are in the sums. @returns how many */
export async function forgetAbandonedRuns(database: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - forgottenAfterDays * 86_400_000).toISOString()
  for (let deleted = 0; ;) {
    const { rowCount } = await database.execute(sql`
      delete from runs where id in (
        select r.id from runs r
        where r.status <> 'finished' and r.group_team_id is null and r.updated_at < ${before}::timestamptz
          and (r.is_playtest or r.is_own or exists (select from run_figures f where f.run_id = r.id
            and f.version = r.version))
          and not exists (select from parties t join players p on p.party_id = t.id where t.run_id = r.id
            and p.user_id is not null)
        order by r.id limit ${most} for update skip locked)`)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < most) return deleted
  }
}
