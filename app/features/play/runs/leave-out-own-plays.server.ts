import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { refreshPlaytime } from './refresh-playtime.server.ts'

/** Takes creators' plays of their own work while signed out off its figures. Others in the party still count. */
export async function leaveOutOwnPlays(database: Database, userId: string): Promise<void> {
  // Raw SQL: Drizzle would set `updated_at`, and this is no edit
  const { rows } = await database.execute<{ id: string }>(sql`
    with own as (
      update runs set is_own = true from players, parties, adventures
      where players.user_id = ${userId} and parties.id = players.party_id and runs.id = parties.run_id
        and not runs.is_playtest and not runs.is_own
        -- Who started it, whoever is host now
        -- Of two players that became one, the one with the account has been there since then, too
        and (players.joined_at = runs.started_at or exists (select from run_events e
          where e.run_id = runs.id and e.seq = 1 and e.player_id = players.id))
        and adventures.id = runs.adventure_id and adventures.creator_id = ${userId}
      returning runs.adventure_id
    )
    update adventures set total_plays = greatest(0, total_plays - counted.plays)
    from (select adventure_id, count(*)::int as plays from own group by adventure_id) as counted
    where adventures.id = counted.adventure_id
    returning adventures.id`)
  for (const { id } of rows) await refreshPlaytime(id)
}
