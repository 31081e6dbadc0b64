import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import { flushOften } from '#app/platform/often.server.ts'
import { keepHouse } from '#app/platform/process/keep-house.server.ts'
import { listenForNotifications } from '#app/platform/realtime/notifications.server.ts'
import { openTcpRelay } from '#tests/support/tcp-relay.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { closeDatabase, createDatabase, getDatabase, getPool, getSessionPool, openDatabase } from './client.server.ts'
import { connectionsOfHouse, houseLines, onLine } from '#app/platform/house-lines.server.ts'
import type { HouseLine } from '#app/platform/house-lines.server.ts'

const most = 2
const opened = useDatabase({ most })

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

test('behind a frozen network a transaction fails in time and gives its connection back', async () => {
  const { host, port } = opened.connection
  const relay = await openTcpRelay(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  const reached = { ...opened.connection, host: '127.0.0.1', port: relay.port }
  const { database, pool } = createDatabase({ ...reached, max: 1, query_timeout: 1_000 })
  pool.removeAllListeners('error').on('error', () => {})
  try {
    await database.execute(sql`select 1`)
    // First at its beginning, then inside it
    for (const inside of [false, true]) {
      if (!inside) relay.freeze()
      const began = performance.now()
      const failed = await failureOf(
        database.transaction(async (tx) => {
          relay.freeze()
          await tx.execute(sql`select 2`)
        }),
      )
      expect([inside, isConnectionError(failed)]).toEqual([inside, true])
      expect(performance.now() - began).toBeLessThan(1_900)
      relay.thaw()
      const answer = await database.transaction((tx) => tx.execute<{ n: number }>(sql`select 3 as n`))
      expect(answer.rows).toEqual([{ n: 3 }])
    }
  } finally {
    await pool.end()
    await relay.close()
  }
})

test('an unreachable database is remembered for 2 s; a full pool or a slow statement is not one', async () => {
  const full = createDatabase({ ...opened.connection, max: 1, connectionTimeoutMillis: 1_500, statement_timeout: 200 })
  const held = await full.pool.connect()
  expect(isConnectionError(await failureOf(full.pool.query('select 1')))).toBe(true)
  held.release()
  expect(isConnectionError(await failureOf(full.pool.query('select pg_sleep(1)')))).toBe(true)
  await full.pool.end()
  expect(isDatabaseAway()).toBe(false)
  const { pool } = createDatabase({ host: '127.0.0.1', port: 1 })
  const before = Date.now()
  expect(isConnectionError(await failureOf(pool.query('select 1')))).toBe(true)
  await pool.end()
  expect([isDatabaseAway(before), isDatabaseAway(before + 1_900), isDatabaseAway(Date.now() + 2_001)]).toEqual([
    true,
    true,
    false,
  ])
})

test('when requests use all their connections, the house still has its own, as many as it says', async () => {
  const ask = sql`select 1 as n`
  expect(getSessionPool()).toBe(getPool())
  const held = await Promise.all(Array.from({ length: most }, () => getPool().connect()))
  const waiting = failureOf(getDatabase().execute(ask))
  expect(getSessionPool()).toBe(getPool('sessions'))
  for (const line of Object.keys(houseLines) as HouseLine[]) {
    expect((await onLine(line, () => getDatabase().execute(ask))).rows).toEqual([{ n: 1 }])
    await onLine(line, () => getDatabase().transaction((tx) => tx.execute(ask)))
    expect((await getPool(line).query('select 2 as n')).rows).toEqual([{ n: 2 }])
  }
  expect(isConnectionError(await waiting)).toBe(true)
  for (const client of held) client.release()
  const pools = (Object.keys(houseLines) as HouseLine[]).map((line) => getPool(line).options.max)
  // And one that listens, and two for daily jobs and erasures
  expect(pools.reduce((sum, connections) => sum + connections, 3)).toBe(connectionsOfHouse)
})

function hear(): { lines: () => Record<string, unknown>[]; stop: () => void } {
  const lines: string[] = []
  const ear = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  return {
    lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: () => ear.mockRestore(),
  }
}

test('a slow statement is noted without its values, and said with the chores of the next minute', async () => {
  const { lines, stop } = hear()
  const ofSleep = () => lines().filter(({ statement }) => statement === 'select pg_sleep($1)')
  for (const seconds of [0.3, 0.31]) await getDatabase().execute(sql`select pg_sleep(${seconds})`)
  await getPool().query('select 1')
  expect(ofSleep()).toEqual([])
  await keepHouse()
  stop()
  expect(ofSleep()).toMatchObject([{ message: 'statements were slow', count: 2, longestMs: expect.any(Number) }])
})

test('what keeps failing while the database is away is a line a kind and minute, without stacks', async () => {
  await flushOften()
  await closeDatabase()
  const nowhere = { host: '127.0.0.1', port: 1 }
  openDatabase(nowhere)
  const { lines, stop } = hear()
  await keepHouse()
  const listener = await listenForNotifications(nowhere, {})
  await listener.close()
  const before = lines()
  await flushOften()
  stop()
  await closeDatabase()
  openDatabase(opened.connection)
  expect(before).toEqual([])
  expect(lines()).toMatchObject([
    { message: 'housekeeping failed', cause: 'the database is away', count: expect.any(Number) },
    { message: 'cannot hear of changes yet', error: 'connect ECONNREFUSED 127.0.0.1:1', count: 1 },
  ])
  expect(lines()[0]!['count']).toBeGreaterThan(2)
  expect(JSON.stringify(lines())).not.toContain('stack')
})
