import { awayAfterMs } from '#app/features/play/runs/run-clock.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { runChannel } from './run-channel.ts'

// One row per player and process that holds a stream (`noProcess`: without one), renewed every 20 s, deleted by anyone
// after 40 s. A stream has its row before it reads: `announce-moves.server.ts` relies on this

export const beatEveryMs = 20_000
const staleAfterSeconds = 40
export const noProcess = '00000000-0000-0000-0000-000000000000'

export const others = (player: string) =>
  `exists (select from players p join players o on o.party_id = p.party_id and o.id <> p.id and o.removed_at is null
    where p.id = ${player})`
export const announce = (run: string) =>
  `pg_notify('${runChannel}', json_build_object('run', ${run}, 'party', true)::text)`

const arrive = {
  name: 'player_arrives',
  text: `with here as (
    insert into player_streams as s (player_id, process_id) select id, $2::uuid from players where id = $1::uuid
    on conflict (player_id, process_id) do update set seen_at = now()
    returning s.player_id, s.xmax = 0 as fresh
  ),
  streamless as (delete from player_streams where player_id = $1::uuid and process_id = '${noProcess}'),
  seen as (update players set last_seen_at = greatest(last_seen_at, now()) where id = $1::uuid)
  select ${announce('$3::uuid')} from here where fresh and ${others('here.player_id')}`,
}

export async function playerArrives(playerId: string, processId: string, runId: string): Promise<void> {
  await getPool().query({ ...arrive, values: [playerId, processId, runId] })
}

const leave = {
  name: 'player_leaves',
  text: `with gone as (delete from player_streams where player_id = $1::uuid and process_id = $2::uuid returning player_id)
    select ${announce('$3::uuid')} from gone where ${others('gone.player_id')}`,
}

export async function playerLeaves(playerId: string, processId: string, runId: string): Promise<void> {
  await getPool().query({ ...leave, values: [playerId, processId, runId] })
}

/** Skips locked rows, since their lock is a sign of life too; ordered, so that processes cannot deadlock. */
const beat = {
  name: 'players_stay',
  text: `with here as (
    insert into player_streams as s (player_id, process_id)
      select id, $2::uuid from players where id = any($1::uuid[]) and removed_at is null order by id
    on conflict (player_id, process_id) do update set seen_at = now()
    returning s.player_id, s.xmax = 0 as fresh
  ),
  seen as (
    update players set last_seen_at = greatest(last_seen_at, $4::timestamptz)
    where id in (select id from players where id = any($1::uuid[]) order by id for no key update skip locked)
  ),
  going as (
    update runs set
      active_ms = active_ms + greatest(0, least(${awayAfterMs}, extract(epoch from $4::timestamptz - updated_at) * 1000))::bigint,
      updated_at = greatest(updated_at, $4::timestamptz)
    where id in (select id from runs where id = any($3::uuid[]) and status = 'active' order by id for no key update skip locked)
  ),
  stale as (
    delete from player_streams where (player_id, process_id) in (
      select player_id, process_id from player_streams
      where seen_at < now() - interval '${staleAfterSeconds} seconds'
        and not (process_id = $2::uuid and player_id = any($1::uuid[]))
      order by player_id, process_id for update skip locked)
    returning player_id
  ),
  told as (
    select ${announce('run_id')} from (
      select distinct t.run_id from (select player_id from stale union select player_id from here where fresh) c
      join players p on p.id = c.player_id join parties t on t.id = p.party_id) as changed
  )
  select count(*) from told`,
}

const versions = { name: 'select_run_versions', text: 'select id, version from runs where id = any($1::uuid[])' }

/** Returns each run's version, read afterwards: moves were not announced here if others took this process for dead. */
export async function playersStay(
  playerIds: readonly string[],
  processId: string,
  runIds: readonly string[],
  now = new Date(),
): Promise<{ id: string; version: number }[]> {
  await getPool().query({ ...beat, values: [playerIds, processId, runIds, now] })
  const { rows } = await getPool().query<{ id: string; version: number }>({ ...versions, values: [runIds] })
  return rows
}
