import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'

/** A game of people without accounts that nobody has touched for so long is over, in days. */
const forgottenAfterDays = 90

/** At once, so that no statement holds many rows for long. */
const most = 500

/**
 * Removes the games of guests that were begun, never ended, and not touched for ninety days, with their events, parties and chats. What
 * somebody with an account ever played in stays, and so does what was finished: it is in the numbers of the adventure.
 * @returns how many
 */
export async function forgetAbandonedRuns(database: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - forgottenAfterDays * 86_400_000).toISOString()
  for (let deleted = 0; ;) {
    const { rowCount } = await database.execute(sql`
      delete from runs where id in (
        select r.id from runs r
        where r.status <> 'finished' and r.updated_at < ${before}::timestamptz
          and not exists (select from parties t join players p on p.party_id = t.id where t.run_id = r.id and p.user_id is not null)
        order by r.id limit ${most} for update skip locked)`)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < most) return deleted
  }
}
