import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringifyConnection } from './connection-url.ts'
import { openTestDatabase } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

let first: TestDatabase
let second: TestDatabase

beforeEach(async () => {
  first = await openTestDatabase()
  second = await openTestDatabase()
})

afterEach(async () => {
  await first.close()
  await second.close()
})

async function query<Row extends pg.QueryResultRow>(config: pg.ClientConfig, statement: string): Promise<Row[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

it('every test database has the product’s schema, and none sees the rows of another', async () => {
  await query(first.connection, 'create table only_here ()')
  const here = await query<{ found: string | null }>(
    first.connection,
    `select to_regclass('adventures')::text as found`,
  )
  const there = await query<{ found: string | null }>(
    second.connection,
    `select to_regclass('only_here')::text as found`,
  )
  expect(here).toEqual([{ found: 'adventures' }])
  expect(there).toEqual([{ found: null }])
})

it('closing a test database removes it even if a connection is still open', async () => {
  const left = new pg.Client(first.connection)
  const lost = new Promise((resolve) => left.on('error', resolve))
  await left.connect()
  await first.close()
  await expect(lost).resolves.toBeInstanceOf(Error)
  await expect(query(first.connection, 'select 1')).rejects.toThrow('does not exist')
})

it('a connection written as DATABASE_URL leads to the same database', async () => {
  const rows = await query<{ name: string }>(
    { connectionString: stringifyConnection(second.connection) },
    'select current_database() as name',
  )
  expect(rows).toEqual([{ name: second.connection.database }])
})
