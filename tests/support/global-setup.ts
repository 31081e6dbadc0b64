import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { dropDatabase } from './drop-database.ts'
import type { TestCluster } from '#tests/support/test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** A throw-away cluster, or the server of TEST_DATABASE_URL, whose role must be allowed to create databases. Every test
 * file clones a template with the schema (`openTestDatabase`). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporary = throwAwayFolder('whodini-tests-')
  chmodSync(temporary.path, 0o711)
  // For every process of the run, and those that tests kill: what they leave goes with it
  process.env.TMPDIR = temporary.path
  const url = process.env.TEST_DATABASE_URL
  const server = url ? externalServer(url) : await startThrowAwayPostgres()
  const prefix = `whodini_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const cluster = { maintenance: server.connection, prefix, template: `${prefix}_template` }
  const teardown = async (): Promise<void> => {
    try {
      if (url) await dropAll(cluster)
    } finally {
      await server.stop()
      temporary.remove()
    }
  }
  try {
    await makeTemplate(cluster)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testCluster', cluster)
  return teardown
}

function externalServer(url: string): { connection: TestCluster['maintenance']; stop: () => Promise<void> } {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url })
  if (!user || !database)
    throw new Error(
      'TEST_DATABASE_URL must name a user and a database to connect to, e.g. postgres://me:secret@localhost:5432/postgres',
    )
  return { connection: { host, port, user, password: password ?? '', database }, stop: async () => {} }
}

async function makeTemplate({ maintenance, template }: TestCluster): Promise<void> {
  const client = new pg.Client(maintenance)
  await client.connect()
  try {
    await client.query(`create database ${template} encoding 'UTF8' template template0`)
    await migrateDatabase({ ...maintenance, database: template })
    await client.query(`alter database ${template} is_template true allow_connections false`)
  } finally {
    await client.end()
  }
}

async function dropAll({ maintenance, prefix, template }: TestCluster): Promise<void> {
  const client = new pg.Client(maintenance)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    if (rows.some(({ name }) => name === template)) await client.query(`alter database ${template} is_template false`)
    for (const { name } of rows) await dropDatabase(client, name)
  } finally {
    await client.end()
  }
}
