import type pg from 'pg'
import { expect, test } from 'vitest'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { DatabaseClient, openPool } from './database-client.server.ts'

const opened = useDatabase()

const connected = async (config: pg.ClientConfig): Promise<DatabaseClient> => {
  const client = new DatabaseClient(config)
  await client.connect()
  return client
}

test.each([
  ['by its parts', () => connected(opened.connection)],
  [
    'by an address with settings of its own',
    () => {
      const url = new URL(stringifyConnection(opened.connection))
      url.searchParams.set('options', '-c datestyle=SQL,DMY')
      return connected({ connectionString: url.href })
    },
  ],
  ['of a pool', async () => openPool({ ...opened.connection, max: 1 })],
])('a connection %s reads dates correctly, whatever the database is set to', async (_, open) => {
  const admin = await connected(opened.connection)
  const { database } = opened.connection
  await admin.query(`alter database "${database}" set datestyle to 'German, DMY'`)
  await admin.query(`alter database "${database}" set timezone to 'Pacific/Auckland'`)
  await admin.end()
  const connection = await open()
  try {
    const { rows } = await connection.query(
      `select moment, moment::date::text as day from (values (timestamptz '2026-02-01T23:30:00Z')) as m (moment)`,
    )
    expect(rows).toEqual([{ moment: new Date('2026-02-01T23:30:00Z'), day: '2026-02-01' }])
  } finally {
    await connection.end()
  }
})
