import { announce, noProcess, others } from './presence.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { goneAfterSeconds } from '#app/features/play/runs/here.server.ts'
import { awayAfterMs } from '#app/features/play/runs/run-clock.ts'

/** Marks the player as present and advances the clock. Writes nothing when a process holds a stream of theirs. */
const statement = {
  name: 'keep_present',
  text: `with me as (
    select p.id, exists (
      select from player_streams s where s.player_id = p.id and s.process_id <> '${noProcess}'
        and s.seen_at > now() - interval '${goneAfterSeconds} seconds') as "hasStream"
    from players p join parties t on t.id = p.party_id
    where t.run_id = $1 and p.removed_at is null and (p.user_id = $2 or (p.guest_token_hash = $3 and p.user_id is null))
  ),
  here as (
    insert into player_streams as s (player_id, process_id) select id, '${noProcess}' from me where not "hasStream"
    on conflict (player_id, process_id) do update set seen_at = now()
    returning s.player_id, s.xmax = 0 as fresh
  ),
  seen as (update players set last_seen_at = $4::timestamptz where id in (select id from me where not "hasStream")),
  going as (
    update runs set
      active_ms = active_ms + greatest(0, least(${awayAfterMs}, extract(epoch from $4::timestamptz - updated_at) * 1000))::bigint,
      updated_at = greatest(updated_at, $4::timestamptz)
    where id = $1 and status = 'active' and exists (select from me where not "hasStream")
  ),
  told as (select ${announce('$1::uuid')} from here where fresh and ${others('here.player_id')})
  select version from runs where id = $1 and exists (select from me) and (select count(*) from told) >= 0`,
}

export async function keepPresent(person: Person, runId: string, now = new Date()): Promise<{ version: number }> {
  if (!isId(runId)) throw new AppError('notFound')
  const { rows } = await getPool().query<{ version: number }>({
    ...statement,
    values: [runId, person.userId, person.guestHash, now],
  })
  if (!rows[0]) throw new AppError('notFound')
  return rows[0]
}
