import { spawnSync } from 'node:child_process'
import { keepPartitions } from '#app/features/play/runs/keep-partitions.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { summarise } from '#scripts/chaos/figures.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { findBinaries } from '#server/postgres/binaries.ts'
import { prepareFolders } from '#server/postgres/folders.ts'
import { startOrAdopt, stopPostmaster } from '#server/postgres/postmaster.ts'
import { play } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { idAt } from './id-at.ts'
import { isSound, runJob } from './job.ts'
import { asHost, begin, jobOf, rawRuns, recordMove, runRaw } from './moves.ts'
import type { Host } from './moves.ts'
import { newPerson, publishedBy } from './people.ts'
import type { RecordedMove } from './recorded-move.ts'

const months = 36
const movesARun = 100
/** To go on with, of every age; half by the product, half by their statements alone. */
const games = 400
const atOnce = 4
const rounds = 7
/** Months are filled so many at once. */
const lanes = 4

export type Site = {
  world: ThrowAwayWorld
  made: MadeAdventure
  statements: RecordedMove
  hosts: Host[]
  seedMs: number
  bytes: number
  partitions: number
}

/** A site three years old, with so many moves. */
export async function makeHistory(world: ThrowAwayWorld, events: number): Promise<Site> {
  const began = performance.now()
  const creator = await newPerson(world, 'historian')
  const made = await publishedBy(creator)
  creator.close()
  // Claims the day: its jobs would delete what guests have not touched for ninety days
  await connected(world, (client) =>
    client.query(`
      drop table run_events_before;
      insert into rate_limit_counters (key, count, max_count, window_ends_at)
        values ('dailyJobs', 1, 1, now() + interval '23 hours')`),
  )
  const guest = await begin(world.server.url, made, false)
  await play(guest.person, guest.runId, { type: 'use_hotspot', hotspotId: made.ids.lock })
  await restart(world, carefree)
  const filled = await connected(world, async (client) => {
    await addRuns(client, guest.runId, events / movesARun)
    await addPartitions(world)
    await addMoves(world, client)
    const hosts = await addGames(client, asHost(guest))
    await client.query('vacuum analyze runs, parties, players')
    await client.query('analyze run_events')
    const { rows } = await client.query<{ bytes: string; partitions: string }>(
      `select sum(pg_total_relation_size(inhrelid)) as bytes, count(*) as partitions
       from pg_inherits where inhparent = 'run_events'::regclass`,
    )
    return { hosts, bytes: Number(rows[0]!.bytes), partitions: Number(rows[0]!.partitions) }
  })
  await restart(world, [])
  // What is still being written would slow down what is measured
  spawnSync('sync')
  const statements = await recordMove(world, made, false)
  return { world, made, statements, ...filled, seedMs: performance.now() - began }
}

async function connected<Result>(
  { databaseUrl }: ThrowAwayWorld,
  work: (client: DatabaseClient) => Promise<Result>,
): Promise<Result> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** What is made has to outlive no crash before it is complete. */
const carefree = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0']

async function restart({ env }: ThrowAwayWorld, settings: readonly string[]): Promise<void> {
  const folders = prepareFolders(env['DATA_DIR']!, findBinaries(), () => {})
  await stopPostmaster(folders.cluster)
  await startOrAdopt(folders, settings, () => {})
}

/** Copies of a run, evenly over the months. */
const addRuns = (client: DatabaseClient, runId: string, count: number) =>
  client.query(
    `insert into runs
       (id, adventure_id, edition_id, state_version, state, version, content_language, started_at, updated_at)
     select ${idAt('began')}, adventure_id, edition_id, state_version, state, ${movesARun}, content_language,
       began, began
     from runs, generate_series(1, $2::int) as i,
       lateral (select now() - interval '${months} months' * (i::float8 / $2::int) as began) as times where id = $1`,
    [runId, count],
  )

/** As they would have been made month by month. */
async function addPartitions({ databaseUrl }: ThrowAwayWorld): Promise<void> {
  const { database, pool } = createDatabase({
    connectionString: databaseUrl,
    max: 1,
    statement_timeout: 0,
    query_timeout: 0,
  })
  const today = new Date()
  try {
    for (let ago = months; ago >= 0; ago--)
      await keepPartitions(database, new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago)))
  } finally {
    await pool.end()
  }
}

/** Each is the guest's first move again. Building keys afterwards takes a fraction of the time, and those of the table
 * take over what its partitions have. */
async function addMoves(world: ThrowAwayWorld, client: DatabaseClient): Promise<void> {
  await client.query('create temp table first as select * from run_events')
  const {
    rows: [move],
  } = await client.query('select player_id, command, events from first where seq = 2')
  const { rows } = await client.query<{ name: string; bounds: string }>(
    `select inhrelid::regclass::text as name,
       replace(pg_get_partition_constraintdef(inhrelid), 'run_id', 'r.id') as bounds
     from pg_inherits where inhparent = 'run_events'::regclass and inhrelid <> 'run_events_other'::regclass`,
  )
  await client.query('vacuum analyze runs')
  await client.query(`
    alter table run_events drop constraint run_events_run_id_runs_id_fk, drop constraint run_events_run_id_seq_pk;
    drop index run_events_command`)
  const lane = () =>
    connected(world, async (own) => {
      await own.query(`set maintenance_work_mem = '256MB'`)
      for (let month = rows.pop(); month; month = rows.pop()) {
        const { name, bounds } = month
        // Emptied in the same transaction, it is written to no log
        await own.query(`begin; truncate ${name}`)
        await own.query(
          `insert into ${name} (run_id, seq, command_id, player_id, command, events, created_at)
           select r.id, n, gen_random_uuid(), $1::uuid, $2::jsonb, $3::jsonb, r.started_at + n * interval '15 seconds'
           from runs r, generate_series(1, ${movesARun}) n where r.version = ${movesARun} and ${bounds}`,
          [move.player_id, JSON.stringify(move.command), JSON.stringify(move.events)],
        )
        await own.query(`
          alter table ${name} add primary key (run_id, seq);
          create unique index on ${name} (run_id, command_id);
          commit`)
        await own.query(`vacuum analyze ${name}`)
      }
    })
  await Promise.all(Array.from({ length: lanes }, lane))
  // Holds for what comes from now on: to look for the run of each of these moves would take as long as making them
  await client.query(`
    alter table run_events add constraint run_events_run_id_seq_pk primary key (run_id, seq);
    create unique index run_events_command on run_events (run_id, command_id);
    alter table run_events add constraint run_events_run_id_runs_id_fk
      foreign key (run_id) references runs (id) on delete cascade not valid;
    insert into run_events select * from first`)
}

/** Copies of a guest's game, for the same guest. */
async function addGames(client: DatabaseClient, { runId, cookie }: Host): Promise<Host[]> {
  await client.query(
    `create temp table games as
     select ${idAt('began')} as run, gen_random_uuid() as party, gen_random_uuid() as player, began
     from generate_series(1, $1::int) as i,
       lateral (select now() - interval '${months} months' * ((i - 1)::float8 / $1::int) as began) as times`,
    [games],
  )
  const renamed = (column: string) => `replace(${column}::text, p.id::text, g.player::text)::jsonb`
  const from = `from games g, runs r join parties t on t.run_id = r.id join players p on p.party_id = t.id`
  const where = `where r.id = $1`
  for (const statement of [
    `insert into runs
       (id, adventure_id, edition_id, state_version, state, version, content_language, started_at, updated_at)
     select g.run, r.adventure_id, r.edition_id, r.state_version, ${renamed('r.state')}, r.version, r.content_language,
       g.began, g.began ${from} ${where}`,
    `insert into parties (id, run_id, max_players) select g.party, g.run, t.max_players ${from} ${where}`,
    `insert into players (id, party_id, guest_token_hash, name, is_host)
     select g.player, g.party, p.guest_token_hash, p.name, true ${from} ${where}`,
    `insert into run_events (run_id, seq, command_id, player_id, command, events)
     select g.run, e.seq, gen_random_uuid(), g.player, e.command, ${renamed('e.events')}
     ${from} join run_events e on e.run_id = r.id ${where}`,
  ])
    await client.query(statement, [runId])
  const { rows } = await client.query<{ run: string }>('select run from games order by random()')
  return rows.map(({ run }) => ({ runId: run, cookie }))
}

export type HistoryFigures = { p50: number; p99: number; rawP50: number; sound: boolean }

/** One site after the other, and again: what else the machine does disturbs both. */
export async function compareMoves(
  sites: readonly [Site, Site],
  ms: number,
): Promise<{ figures: HistoryFigures[]; ratio: number; rawRatio: number }> {
  const measured: HistoryFigures[][] = []
  for (let round = 0; round < rounds; round++) {
    const both: HistoryFigures[] = []
    for (const site of round % 2 === 0 ? sites : sites.toReversed()) both.push(await measureSite(site, ms))
    measured.push(round % 2 === 0 ? both : both.toReversed())
  }
  const middle = (of: (pair: HistoryFigures[]) => number) => summarise(measured.map(of)).median
  return {
    figures: [0, 1].map((at) => ({
      p50: middle((pair) => pair[at]!.p50),
      p99: middle((pair) => pair[at]!.p99),
      rawP50: middle((pair) => pair[at]!.rawP50),
      sound: measured.every((pair) => pair[at]!.sound),
    })),
    ratio: middle(([small, large]) => large!.p50 / small!.p50),
    rawRatio: middle(([small, large]) => large!.rawP50 / small!.rawP50),
  }
}

async function measureSite({ world, made, hosts, statements }: Site, ms: number): Promise<HistoryFigures> {
  const each = { atOnce, warmMs: ms / 3, ms }
  const product = await runJob({
    ...jobOf(world.server.url, made, hosts.slice(games / 2)),
    ...each,
    most: 100_000,
    lanes: true,
  })
  const connection = new URL(world.databaseUrl)
  // What waits for the disk is the same in both, and would hide what is not
  connection.searchParams.set('options', '-c synchronous_commit=off')
  const raw = await runRaw({
    connection: connection.href,
    statements,
    runs: await rawRuns(world, hosts.slice(0, games / 2)),
    poolSize: atOnce,
    ...each,
  })
  return { p50: product.p50, p99: product.p99, rawP50: raw.p50, sound: isSound(product) }
}
