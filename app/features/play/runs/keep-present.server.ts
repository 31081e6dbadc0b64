import { getPool } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { awayAfterMs } from './run-clock.ts'
import type { Person } from './person.server.ts'

/** The word that a player is there lets the run's clock go on; of a finished run it changes nothing. */
const statement = {
  name: 'keep_present',
  text: `with here as (
    update players p set last_seen_at = $4::timestamptz from parties t
    where t.run_id = $1 and p.party_id = t.id and p.removed_at is null and (p.user_id = $2 or (p.guest_token_hash = $3 and p.user_id is null))
    returning p.id
  ),
  going as (
    update runs set
      active_ms = active_ms + greatest(0, least(${awayAfterMs}, extract(epoch from $4::timestamptz - updated_at) * 1000))::bigint,
      updated_at = greatest(updated_at, $4::timestamptz)
    where id = $1 and status = 'active' and exists (select from here)
    returning version
  )
  select version from runs where id = $1 and exists (select from here)`,
}

/**
 * Notes that a player has the run open. Gives the run's version, so that a page that fell behind knows it.
 * @throws AppError notFound for strangers
 */
export async function keepPresent(person: Person, runId: string, now = new Date()): Promise<{ version: number }> {
  if (!isId(runId)) throw new AppError('notFound')
  const { rows } = await getPool().query<{ version: number }>({ ...statement, values: [runId, person.userId, person.guestHash, now] })
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}
