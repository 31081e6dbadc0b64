import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationLock = 7_303_414_001

/** The lock is held on the connection that migrates: of processes that start together one migrates, the others wait. */
export async function migrateDatabase(connection: pg.ClientConfig, folder = 'database/migrations'): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
