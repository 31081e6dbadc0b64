import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from '#app/shared/app-error.ts'
import { logger } from '#app/platform/log.server.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export type DatabaseConnection = pg.PoolConfig

type Open = { pool: pg.Pool; database: Database }

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniDatabase?: Open }

/** Milliseconds; with the rest of a request below the three seconds in which everybody has an answer. */
export const connectionPatienceMs = 2_500

export function createDatabase(connection: DatabaseConnection): Open {
  // `query_timeout` is for a server that does nothing any more, or a broken network
  const pool = new pg.Pool({
    connectionTimeoutMillis: connectionPatienceMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    ...connection,
  })
  // Without a listener a connection that the server closes would end the process
  pool.on('error', (error) => logger.warn('database connection lost', { error: error.message }))
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, database: drizzle(pool, { casing: 'snake_case' }) }
}

export function openDatabase(connection: DatabaseConnection): Database {
  holder.whodiniDatabase ??= createDatabase(connection)
  return holder.whodiniDatabase.database
}

function opened(): Open {
  if (!holder.whodiniDatabase) throw new AppError('unavailable', { log: 'the database was used before it was opened' })
  return holder.whodiniDatabase
}

export const getDatabase = (): Database => opened().database

/** The raw pool, for what Drizzle has no words for (LISTEN, advisory locks, prepared statements). */
export const getPool = (): pg.Pool => opened().pool

export async function closeDatabase(): Promise<void> {
  const open = holder.whodiniDatabase
  holder.whodiniDatabase = undefined
  // The pool ends before its last connections do, which an embedded server then closes
  open?.pool.removeAllListeners('error').on('error', () => {})
  await open?.pool.end()
}

export function violatedConstraint(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
  }
  return undefined
}
