import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { DatabaseClient } from './database-client.server.ts'

const migrationLock = 7_303_414_001

/** A newer version has used the database: this one would write data that the newer one no longer reads. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'

  constructor(unknown: number) {
    super(
      `A newer version of the program has used this database: it holds ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this version does not know. Start the newer version, or a copy of the database from before it.`,
    )
  }
}

/** Holds the lock on the connection that migrates: when several processes start together, one migrates and the others
 * wait. @throws NewerDatabaseError */
export async function migrateDatabase(connection: pg.ClientConfig, folder = 'database/migrations'): Promise<void> {
  const client = new DatabaseClient(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewer(client, folder)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** A migration is identified by the time it was written, which drizzle stores as `created_at`. */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query(`select where to_regclass('drizzle.__drizzle_migrations') is not null`)
  if (tables.length === 0) return
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis)
  const { rows } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])',
    [known],
  )
  if (rows.length > 0) throw new NewerDatabaseError(rows.length)
}
