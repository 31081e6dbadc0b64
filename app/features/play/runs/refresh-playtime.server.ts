import { sql } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

/** With fewer plays, one hasty player would distort the average. */
const fewest = 3

/** Average minutes of active play (at least 1) of finished runs, without playtests and the owner's own. A failure is
 * only logged, because the run is already committed: the next finished run corrects the average. */
export async function refreshPlaytime(adventureId: string): Promise<void> {
  try {
    await getDatabase().transaction(async (transaction) => {
      await transaction.execute(sql`select from adventures where id = ${adventureId} for no key update`)
      // Raw SQL: Drizzle would set the adventure's `updated_at`, and playing is no edit
      await transaction.execute(sql`
        update adventures set average_playtime_minutes = average.minutes
        from (
          select case when count(*) >= ${fewest} then greatest(1, round(avg(active_ms) / 60000))::int end as minutes
            from runs
          where adventure_id = ${adventureId} and status = 'finished' and not is_playtest and not is_own
        ) as average
        where id = ${adventureId} and average_playtime_minutes is distinct from average.minutes`)
    })
  } catch (error) {
    logger.warn('the average playtime was not brought up to date', errorFields(error))
  }
}
