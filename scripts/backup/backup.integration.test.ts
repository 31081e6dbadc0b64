import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keepPartitions } from '#app/features/play/runs/keep-partitions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { runEvents } from '#database/schema/play.ts'
import { addCanary } from '#tests/support/canary-person.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { dropDatabase } from '#tests/support/drop-database.ts'
import { startProgram } from '#tests/support/program.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { migrationsOf } from './migrations-of.ts'
import { appliedMigrations } from './tables.ts'

const source = useDatabase()
const target = `restored_${process.pid}`
let folder: string
let archive: string

const inFolder = (name: string) => path.join(folder, name)
const targetConnection = () => ({ ...source.connection, database: target })

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whodini-backup-'))
  archive = inFolder('site.zip')
  const storage = new DiskStorage(inFolder('files'))
  const game = await buildTwoLocks(getDatabase())
  for (const number of [1, 2]) await addCanary(number, storage, game)
  await keepPartitions(getDatabase())
  // A run of a later month, and one of no time
  for (const start of [
    new Date(Date.now() + 90 * 86_400_000).getTime().toString(16).padStart(12, '0'),
    'f'.repeat(12),
  ]) {
    const id = `${start.slice(0, 8)}-${start.slice(8)}${newId().slice(13)}`
    await buildRun(getDatabase(), { id, adventureId: game.id, editionId: game.editionId })
    await getDatabase().insert(runEvents).values({ runId: id, seq: 1, commandId: newId(), command: {}, events: [] })
  }
  await getDatabase().execute(`update users set name = E'Zoé\\t"quoted"\\nline \\\\N' where email like 'canary1z%'`)
  const made = await run('backup', [archive], source.connection, 'files')
  expect(made.output).toMatch(/Backed up \d+ rows of \d+ tables and [1-9]\d* files/)
  // Administrators see when it was made; the archive is older than this row
  const noted = await getDatabase().execute(`delete from audit_log where action = 'backup.made' returning detail`)
  expect(noted.rows).toMatchObject([{ detail: { from: 'command line' } }])
}, 120_000)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await onServer((client) => dropDatabase(client, target))
})

function run(script: 'backup' | 'restore', args: string[], connection: pg.ClientConfig, files: string) {
  return startProgram(`scripts/backup/${script}.ts`, args, {
    DATABASE_URL: stringifyConnection(connection as never),
    DATA_DIR: inFolder('data'),
    FILES_DIR: inFolder(files),
    AUTH_SECRET: 'a secret of more than thirty-two characters',
  }).ended
}

async function onServer<Result>(work: (client: pg.Client) => Promise<Result>, connection?: pg.ClientConfig) {
  const client = new pg.Client(connection ?? inject('testCluster').maintenance)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function emptyTarget(): Promise<void> {
  await onServer(async (client) => {
    await dropDatabase(client, target)
    await client.query(`create database ${target} template template0`)
  })
  rmSync(inFolder('restored'), { recursive: true, force: true })
}

/** Of every table that outlives a crash the number of rows and a hash of them, counted by PostgreSQL itself. */
const contents = (connection: pg.ClientConfig) =>
  onServer(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by t::text collate "C")) as hash from "${name}" t`,
      )
      found[name] = rows[0]
    }
    return found
  }, connection)

/** What holds the data together: keys, triggers, partitions, and what the library reads. */
const schema = (connection: pg.ClientConfig) =>
  onServer(async (client) => {
    const { rows } = await client.query(`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select inhparent::regclass::text, relname, pg_get_expr(relpartbound, oid)
        from pg_inherits join pg_class on oid = inhrelid where relkind = 'r'
      order by 1, 2`)
    return rows
  }, connection)

const filesIn = (name: string) =>
  readdirSync(inFolder(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(inFolder(name), file)).isFile())
    .toSorted()
    .map((file) => [file, readFileSync(path.join(inFolder(name), file)).toString('base64')])

describe('npm run backup and npm run restore', () => {
  test('restore every row and every file, with keys and triggers', async () => {
    await emptyTarget()
    const restored = await run('restore', [archive], targetConnection(), 'restored')
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('All are equal to the archive') })
    const before = await contents(source.connection)
    expect(Object.values(before).filter((table) => (table as { rows: number }).rows > 0).length).toBeGreaterThan(40)
    expect(await contents(targetConnection())).toEqual(before)
    const held = await schema(source.connection)
    expect(held.filter(({ table }) => table === 'run_events').length).toBeGreaterThan(5)
    expect(await schema(targetConnection())).toEqual(held)
    expect(filesIn('restored').length).toBeGreaterThan(0)
    expect(filesIn('restored')).toEqual(filesIn('files'))
  }, 120_000)

  test('restore an older version’s archive with the schema that it had', async () => {
    const known = readMigrationFiles({ migrationsFolder: 'database/migrations' }).map(
      ({ folderMillis }) => folderMillis,
    )
    const older = inFolder('older.zip')
    await emptyTarget()
    await migrateDatabase(targetConnection(), migrationsOf(known.slice(0, -2)))
    expect(await run('backup', [older], targetConnection(), 'files')).toMatchObject({ code: 0 })
    await emptyTarget()
    expect(await run('restore', [older], targetConnection(), 'restored')).toMatchObject({ code: 0 })
    expect(await onServer(appliedMigrations, targetConnection())).toEqual(known.slice(0, -2))
    await migrateDatabase(targetConnection())
    expect(await onServer(appliedMigrations, targetConnection())).toEqual(known)
    expect(() => migrationsOf([...known, Date.now()])).toThrow('newer version')
  }, 120_000)

  test('overwrite nothing: neither a database with tables nor an archive', async () => {
    const before = await contents(source.connection)
    expect(await run('restore', [archive], source.connection, 'files')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has tables already'),
    })
    expect(await contents(source.connection)).toEqual(before)
    expect(await run('backup', [archive], source.connection, 'files')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is there already'),
    })
    expect(existsSync(`${archive}.unfinished`)).toBe(false)
  }, 120_000)

  test('without the files that rows name, the archive is made and the exit code is 1', async () => {
    const { code, output } = await run('backup', [inFolder('elsewhere.zip')], source.connection, 'another bucket')
    expect(output).toMatch(/The archive is not complete: ([1-9]\d*) of \1 files are missing/)
    expect([code, existsSync(inFolder('elsewhere.zip'))]).toEqual([1, true])
  }, 120_000)

  test('a damaged archive leaves no row behind', async () => {
    await emptyTarget()
    const damaged = inFolder('damaged.zip')
    const bytes = readFileSync(archive)
    // Where the rows of the accounts lie
    const at = bytes.indexOf('tables/users.copy') + 60
    for (let place = at; place < at + 8; place++) bytes[place] = (bytes[place] ?? 0) ^ 0xff
    writeFileSync(damaged, bytes)
    expect(await run('restore', [damaged], targetConnection(), 'restored')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No row was restored'),
    })
    const left = await contents(targetConnection())
    expect(left['users']).toMatchObject({ rows: 0 })
  }, 120_000)
})
