import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'

/**
 * Gives the runs that somebody played as a guest to their account, on signing in or up: from then on they find them on every
 * device, and the guest's cookie finds nothing any more. Where the account is in the same party already, the guest stays a
 * guest. Wrong answers go along, so that signing in is no new budget. Gives the number of runs claimed.
 */
export async function claimGuestRuns(database: Database, { userId, guestToken }: { userId: string; guestToken: string }): Promise<number> {
  const hash = guestHash(guestToken)
  return database.transaction(async (transaction) => {
    const claimed = await transaction.execute(sql`
      update players set user_id = ${userId}, guest_token_hash = null, name = coalesce((select name from users where id = ${userId}), name)
      where guest_token_hash = ${hash} and user_id is null
        and not exists (select from players other where other.party_id = players.party_id and other.user_id = ${userId})`)
    await moveAttempts(transaction, userId, hash)
    return claimed.rowCount ?? 0
  })
}

/** The larger count and the longer pause hold. */
async function moveAttempts(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await transaction.execute(sql`
    with guest as (
      delete from attempt_counters where actor in (${`guest:${hash}`}, ${`newcomer:${hash}`})
      returning puzzle_id, wrong_count, paused_until, updated_at
    )
    insert into attempt_counters as c (actor, puzzle_id, wrong_count, paused_until, updated_at)
    select ${`user:${userId}`}, puzzle_id, max(wrong_count), max(paused_until), max(updated_at) from guest group by puzzle_id order by puzzle_id
    on conflict (actor, puzzle_id) do update set
      wrong_count = greatest(c.wrong_count, excluded.wrong_count),
      paused_until = greatest(c.paused_until, excluded.paused_until),
      updated_at = greatest(c.updated_at, excluded.updated_at)`)
}
