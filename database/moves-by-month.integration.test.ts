import { readFileSync, rmSync } from 'node:fs'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { newId } from '#app/shared/ids.ts'
import { migrationsOf } from '#scripts/backup/migrations-of.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { snake } from '#tests/support/personal-texts.ts'
import { runEvents } from './schema/play.ts'

const name = `by_month_${process.pid}`
const connection = () => ({ ...inject('testCluster').maintenance, database: name })
const all = readMigrationFiles({ migrationsFolder: 'database/migrations' })
const at = all.findIndex(({ sql }) => sql.some((step) => step.includes('PARTITION BY RANGE ("run_id")')))
const steps = all[at]!.sql
const [game, oddGame] = [newId(), 'ffffffff-ffff-4fff-bfff-ffffffffffff']
let client: DatabaseClient

async function onServer(work: (server: DatabaseClient) => Promise<unknown>): Promise<void> {
  const server = new DatabaseClient(inject('testCluster').maintenance)
  await server.connect()
  await work(server).finally(() => server.end())
}

const migrateTo = async (migrations: typeof all) => {
  const folder = migrationsOf(migrations.map(({ folderMillis }) => folderMillis))
  await migrateDatabase(connection(), folder).finally(() => rmSync(folder, { recursive: true }))
}

const moves = async (): Promise<{ run_id: string; partition: string }[]> =>
  (
    await client.query(`
      select run_id, seq, command_id, player_id, command, events, created_at, tableoid::regclass::text as partition
      from run_events order by run_id, seq`)
  ).rows

/** The state before, with two games of three moves each; the id of one is of no time. */
beforeAll(async () => {
  await onServer((server) => server.query(`create database ${name} template template0`))
  await migrateTo(
    all.slice(
      0,
      all.findIndex(({ sql }) => sql[0] === steps[0]),
    ),
  )
  client = new DatabaseClient(connection())
  await client.connect()
  const [adventure, edition] = [newId(), newId()]
  await client.query(
    `insert into adventures (id, title, slug, kind, category, recommended_players, search_text)
     values ($1, 'The old house', 'old', 'online-adventure', 'Mystery', '1-4', '')`,
    [adventure],
  )
  await client.query(
    `insert into editions (id, adventure_id, number, purpose, schema_version, document, content_hash, draft_revision)
     values ($1, $2, 1, 'published', 1, '{}', 'x', 1)`,
    [edition, adventure],
  )
  await client.query(
    `insert into runs (id, adventure_id, edition_id, state_version, state, content_language)
     select id, $2, $3, 1, '{}', 'en' from unnest($1::uuid[]) as id`,
    [[game, oddGame], adventure, edition],
  )
  await client.query(
    `insert into run_events (run_id, seq, command_id, command, events)
     select id, n, gen_random_uuid(), jsonb_build_object('n', n), '[]' from runs, generate_series(1, 3) as n`,
  )
})

afterAll(async () => {
  await client.end()
  await onServer((server) => dropDatabase(server, name))
})

test('moves checked in advance, as operations.md says, are not read while the table is locked', async () => {
  const [, inAdvance] = /```sql\n(do \$\$.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8'))!
  const told: string[] = []
  client.on('notice', ({ message }) => void told.push(message ?? ''))
  await client.query('begin; set local client_min_messages = debug1')
  await client.query('delete from runs where id = $1', [oddGame])
  await client.query(inAdvance!)
  for (const step of steps) await client.query(step)
  await client.query('rollback')
  expect(told).toContain('partition constraint for table "run_events_before" is implied by existing constraints')
})

test('the moves so far become the first partition, and of ids of no time those of the last', async () => {
  const before = await moves()
  await migrateTo(all)
  const after = await moves()
  expect(after).toEqual(
    before.map((move) => ({ ...move, partition: move.run_id === game ? 'run_events_before' : 'run_events_other' })),
  )
  expect(after).toHaveLength(6)
  await client.query('delete from runs')
  expect(await moves()).toEqual([])
})

test('what the schema names is the table’s, not a partition’s: later migrations change all', async () => {
  const { columns, indexes, primaryKeys } = getTableConfig(runEvents)
  const { rows } = await client.query<{ columns: string[]; names: string[] }>(`
    select array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 order by 1) as columns,
      array(select indexrelid::regclass::text from pg_index where indrelid = c.oid order by 1) as names
    from pg_class c where c.oid = 'run_events'::regclass and relkind = 'p'`)
  expect(rows).toEqual([
    {
      columns: columns.map(({ name: column }) => snake(column)).toSorted(),
      names: [
        indexes[0]!.config.name,
        `run_events_${primaryKeys[0]!.columns.map(({ name: column }) => snake(column)).join('_')}_pk`,
      ].toSorted(),
    },
  ])
  await client.query('begin')
  await client.query('alter table run_events add column later integer default 0 not null')
  expect((await client.query(`select 1 from information_schema.columns where column_name = 'later'`)).rowCount).toBe(3)
  await client.query('rollback')
})
