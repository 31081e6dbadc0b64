import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { PostgresConnection } from '#server/postgres/embedded.ts'
import { dropDatabase } from './drop-database.ts'

export interface TestCluster {
  maintenance: PostgresConnection
  prefix: string
  template: string
}

export interface TestDatabase {
  connection: PostgresConnection
  close(): Promise<void>
}

/** A copy of the template, made in about 15 ms. Call it in `beforeAll`, close it in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { maintenance, prefix, template } = inject('testCluster')
  const name = `${prefix}_${process.env.VITEST_POOL_ID ?? '0'}_${randomBytes(4).toString('hex')}`
  await connected(maintenance, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    connection: { ...maintenance, database: name },
    close: () => connected(maintenance, (client) => dropDatabase(client, name)),
  }
}

async function connected(connection: PostgresConnection, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
