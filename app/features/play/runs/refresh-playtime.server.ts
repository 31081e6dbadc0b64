import { sql } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

/**
 * Writes the average playtime of an adventure anew, in minutes of active play (at least 1), from every finished run that was
 * no playtest. The run that calls this is finished and committed already, so a failure here is only logged: the next
 * finished run brings the average up to date.
 */
export async function refreshPlaytime(adventureId: string): Promise<void> {
  try {
    // By hand, because Drizzle would move the adventure's `updated_at`, and playing is no edit
    await getDatabase().execute(sql`
      update adventures set average_playtime_minutes = average.minutes
      from (
        select greatest(1, round(avg(active_ms) / 60000))::int as minutes from runs
        where adventure_id = ${adventureId} and status = 'finished' and not is_playtest
      ) as average
      where id = ${adventureId} and average.minutes is not null and average_playtime_minutes is distinct from average.minutes`)
  } catch (error) {
    logger.warn('the average playtime was not brought up to date', errorFields(error))
  }
}
