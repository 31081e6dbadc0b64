import { eq, sql } from 'drizzle-orm'
import { cleanName } from './clean-words.ts'
import { mergePlayers } from './merge-players.server.ts'
import { runChannel } from '#app/features/play/live/run-channel.ts'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/generated/runtime.js'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { guestHash } from '#app/platform/guest.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { users } from '#database/schema/accounts.ts'
import { leaveOutOwnPlays } from '#app/features/play/runs/leave-out-own-plays.server.ts'

/** If the account is already in the party, the two become one player. A chosen name stays, and wrong answers carry
 * over, so that signing in gives no new budget. @returns how many */
export async function claimGuestRuns(
  database: Database,
  { userId, guestToken }: { userId: string; guestToken: string },
): Promise<number> {
  const hash = guestHash(guestToken)
  const nameless = locales.map((locale) => m.play_guest_name({}, { locale }))
  const { claimed, doubles } = await database.transaction(async (transaction) => {
    const [account] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
    const known = cleanName(account?.name ?? '')
    // The announcement tells the rest of the party the new name
    const claim = await transaction.execute(sql`
      with claimed as (
        update players set user_id = ${userId}, guest_token_hash = null, name = case when ${known} <> ''
          and name = any(${sql.param(nameless)}::text[]) then ${known} else name end
        where guest_token_hash = ${hash} and user_id is null
          and not exists (select from players other where other.party_id = players.party_id
            and other.user_id = ${userId})
          -- A session's players stay guests of their devices, on all of which a class may use one account
          and not exists (select from parties t join runs r on r.id = t.run_id
            where t.id = players.party_id and r.group_team_id is not null)
        returning party_id
      ), recounted as (
        -- Who typed an answer is somebody else now: figures of different parties are counted anew
        update run_figures f set version = 0 from claimed c join parties t on t.id = c.party_id
          where f.run_id = t.run_id
      )
      select pg_notify(${runChannel}, json_build_object('run', t.run_id, 'party', true)::text) from claimed c
        join parties t on t.id = c.party_id`)
    const left = await transaction.execute<{ run_id: string }>(sql`
      select t.run_id from players g join parties t on t.id = g.party_id join players own on own.party_id = t.id
        and own.user_id = ${userId}
      where g.guest_token_hash = ${hash} and g.user_id is null and g.removed_at is null and own.removed_at is null`)
    await moveAttempts(transaction, userId, hash)
    return { claimed: claim.rowCount ?? 0, doubles: left.rows.map((row) => row.run_id) }
  })
  for (const runId of doubles) {
    // Both of a person's rows work, so a failed merge must not keep anybody from signing in
    await mergePlayers(database, { userId, guestHash: hash }, runId).catch((error: unknown) =>
      logger.warn('two players of one person stay two', errorFields(error)),
    )
  }
  await leaveOutOwnPlays(database, userId)
  return claimed
}

/** Keeps the larger count and the longer pause; the `hasty:` count stays with the cookie. */
async function moveAttempts(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await transaction.execute(sql`
    with guest as (
      delete from attempt_counters where actor = ${`guest:${hash}`}
      returning puzzle_id, wrong_count, paused_until, updated_at
    )
    insert into attempt_counters as c (actor, puzzle_id, wrong_count, paused_until, updated_at)
    select ${`user:${userId}`}, puzzle_id, wrong_count, paused_until, updated_at from guest order by puzzle_id
    on conflict (actor, puzzle_id) do update set
      wrong_count = greatest(c.wrong_count, excluded.wrong_count),
      paused_until = greatest(c.paused_until, excluded.paused_until),
      updated_at = greatest(c.updated_at, excluded.updated_at)`)
}
