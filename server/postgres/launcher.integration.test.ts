import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startProgram } from '#tests/support/program.ts'
import type { Program } from '#tests/support/program.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import type { PostgresConnection } from './embedded.ts'
import { findCluster, fitsSocket, substituteHome } from './folders.ts'
import type { Log } from './folders.ts'
import { openDataDirectory } from './open.ts'
import type { OpenDataDirectory } from './open.ts'
import { runningPostmaster, stopPostmaster } from './postmaster.ts'
import { watchOver } from './watchdog.ts'

const inMemory = () => mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'whodini-launcher-'))

let begun: string
let dismissBegun: () => void
let project: string
let dismiss: () => void
let dataDir: string
let programs: Program[] = []

/** Making a cluster takes longer than most tests that use one. */
beforeAll(async () => {
  begun = inMemory()
  chmodSync(begun, 0o755)
  dismissBegun = watchOver(begun)
  const first = { dataDir: path.join(begun, '.data'), url: 'http://localhost:3000', log: () => {} }
  await (await openDataDirectory(first)).close()
})

afterAll(() => {
  rmSync(begun, { recursive: true, force: true })
  dismissBegun()
})

beforeEach(() => {
  project = inMemory()
  dismiss = watchOver(project)
  chmodSync(project, 0o755)
  dataDir = path.join(project, '.data')
})

afterEach(async () => {
  for (const { process: child, ended } of programs) {
    child.kill('SIGKILL')
    await ended
  }
  programs = []
  const cluster = findCluster(dataDir)
  if (cluster) await stopPostmaster(cluster)
  if (existsSync(dataDir)) rmSync(substituteHome(dataDir), { recursive: true, force: true })
  rmSync(project, { recursive: true, force: true })
  dismiss()
})

interface Opened {
  adopted: boolean
  connection: PostgresConnection
}

/** In the state that a first start and stop leave behind. */
function beginWithCluster(): void {
  expect(spawnSync('cp', ['-a', path.join(begun, '.data'), dataDir]).status).toBe(0)
}

function hold(url = 'http://localhost:3000', ...pauses: string[]): Program {
  const program = startProgram('tests/support/hold-data-directory.ts', [dataDir, url, ...pauses])
  programs.push(program)
  return program
}

async function opened(program: Program): Promise<Opened> {
  return JSON.parse(await program.firstLine)
}

async function query(connection: PostgresConnection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function open(log: Log = () => {}): Promise<OpenDataDirectory> {
  return openDataDirectory({ dataDir, url: 'http://localhost:3001', log })
}

it('a second start on the same data is refused and names the holder; the first goes on', async () => {
  beginWithCluster()
  const first = hold('http://localhost:4711')
  const { connection } = await opened(first)
  const second = await hold().ended
  expect(second.code).toBe(1)
  expect(second.output).toContain(`in use by another process: pid=${first.process.pid} url=http://localhost:4711`)
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('the next start adopts a killed process’s server, with everything that was committed', async () => {
  beginWithCluster()
  const first = hold()
  const { connection, adopted } = await opened(first)
  expect(adopted).toBe(false)
  await query(connection, 'create table kept as select 42 as number')
  const server = runningPostmaster(path.join(dataDir, 'pg'))?.pid
  first.process.kill('SIGKILL')
  await first.ended
  const second = await open()
  expect(second.adopted).toBe(true)
  expect(runningPostmaster(path.join(dataDir, 'pg'))?.pid).toBe(server)
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 42 }])
  await second.close()
  expect(runningPostmaster(path.join(dataDir, 'pg'))).toBeNull()
})

it('a stop by SIGTERM ends the server, and a new start finds the rows', async () => {
  beginWithCluster()
  const first = hold()
  await query((await opened(first)).connection, 'create table kept as select 42 as number')
  first.process.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0 })
  expect(runningPostmaster(path.join(dataDir, 'pg'))).toBeNull()
  const second = await open()
  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 42 }])
})

it('a start during another process’s stop waits for it and comes up', async () => {
  beginWithCluster()
  const first = hold()
  await opened(first)
  first.process.kill('SIGTERM')
  const second = await open()
  expect(await query(second.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
  expect(await first.ended).toMatchObject({ code: 0 })
  expect(await query(second.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('of two simultaneous first starts one serves and the other reports it; there is one cluster', async () => {
  const both = [hold('http://localhost:1'), hold('http://localhost:2')]
  const ready = await Promise.any(both.map(opened))
  const refused = await Promise.race(both.map(({ ended }) => ended))
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/in use by another process: pid=\d+ url=http:\/\/localhost:[12]/)
  expect(await query(ready.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
  expect(readdirSync(dataDir).sort()).toEqual(['pg', 'pg-password', 'pg-socket', 'pg.log'])
})

it('a data directory too deep for a socket works, with the socket in the temporary folder', async () => {
  dataDir = path.join(project, 'a-folder-with-a-rather-long-name'.repeat(3), '.data')
  expect(fitsSocket(path.join(dataDir, 'pg-socket'))).toBe(false)
  const { connection } = await open()
  expect(connection.host.startsWith(tmpdir())).toBe(true)
  expect(statSync(connection.host).mode & 0o077).toBe(0)
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
  rmSync(connection.host, { recursive: true })
})

it('a project in a private folder works; a database that lies elsewhere is reported', async () => {
  chmodSync(project, 0o700)
  const said: string[] = []
  const first = await open((message) => said.push(message))
  await query(first.connection, 'create table kept as select 42 as number')
  await first.close()
  const elsewhere = process.geteuid?.() === 0
  expect(said.some((message) => message.includes(substituteHome(dataDir)))).toBe(elsewhere)
  expect(existsSync(path.join(dataDir, 'pg'))).toBe(!elsewhere)
  chmodSync(project, 0o755)
  const second = await open()
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 42 }])
})

it('a postmaster.pid whose process id now belongs to another process does not prevent a start', async () => {
  beginWithCluster()
  const first = await open()
  const pidFile = path.join(dataDir, 'pg', 'postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  await first.close()
  writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
  const second = await open()
  expect(second.adopted).toBe(false)
  expect(await query(second.connection, 'select 1 as alive')).toEqual([{ alive: 1 }])
})

it('the half-finished work of a killed first start is removed', async () => {
  const unfinished = path.join(dataDir, `pg.init-${2 ** 30}-0badcafe`)
  mkdirSync(unfinished, { recursive: true })
  chmodSync(dataDir, 0o711)
  await open()
  expect(existsSync(unfinished)).toBe(false)
})

it('a cluster whose password is lost is left alone, and the error names the way out', async () => {
  beginWithCluster()
  await (await open()).close()
  rmSync(path.join(dataDir, 'pg-password'))
  await expect(open()).rejects.toThrow(/no longer in .*pg-password.*npm run reset/)
  expect(findCluster(dataDir)).toBe(path.join(dataDir, 'pg'))
})

it('the server cannot be reached over the network, and its folders are closed to others', async () => {
  const { connection } = await open()
  expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query(connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  for (const name of ['pg', 'pg-socket', 'pg-password', 'pg.log'])
    expect(statSync(path.join(dataDir, name)).mode & 0o077, name).toBe(0)
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

it('the holder takes its claim again after the database server restarted', async () => {
  beginWithCluster()
  const { connection } = await opened(hold('http://localhost:4711'))
  await stopPostmaster(path.join(dataDir, 'pg'))
  await startEmbeddedPostgres({ dataDir, log: () => {} })
  const holders = `select application_name from pg_stat_activity where application_name like '%url=http://localhost:4711'`
  await expect.poll(() => query(connection, holders), { timeout: 10_000 }).toHaveLength(1)
  expect((await hold().ended).output).toContain('url=http://localhost:4711')
})

it('a killed database server is restarted with what was committed, and the log says so', async () => {
  beginWithCluster()
  const holder = hold()
  const { connection } = await opened(holder)
  await query(connection, 'create table kept as select 42 as number')
  process.kill(runningPostmaster(path.join(dataDir, 'pg'))!.pid, 'SIGKILL')
  const kept = () => query(connection, 'select number from kept').catch(() => [])
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ number: 42 }])
  holder.process.kill('SIGTERM')
  const { code, output } = await holder.ended
  expect(code).toBe(0)
  expect(output).toMatch(/has ended. It is started again …\nThe database server runs again\./)
  expect(runningPostmaster(path.join(dataDir, 'pg'))).toBeNull()
})

it('a database server that does not come back is given up on, with the reason', async () => {
  beginWithCluster()
  const holder = hold('http://localhost:3000', '10')
  await opened(holder)
  const cluster = path.join(dataDir, 'pg')
  writeFileSync(path.join(cluster, 'postgresql.conf'), 'no such setting\n')
  process.kill(runningPostmaster(cluster)!.pid, 'SIGKILL')
  const { code, output } = await holder.ended
  expect(code).toBe(1)
  expect(output.match(/It is started again in 0\.01 s/g)).toHaveLength(1)
  expect(output).toMatch(/given up: PostgreSQL did not start[^]*syntax error/)
}, 60_000)

it('a throw-away cluster does not outlive its process, not even a killed one', async () => {
  const program = startProgram('tests/support/hold-data-directory.ts', ['--throw-away'])
  programs.push(program)
  const home = path.dirname((await opened(program)).connection.host)
  const server = runningPostmaster(path.join(home, 'pg'))
  expect(server).not.toBeNull()
  program.process.kill('SIGKILL')
  await expect.poll(() => existsSync(home), { timeout: 15_000 }).toBe(false)
  expect(runningPostmaster(path.join(home, 'pg'))).toBeNull()
})
