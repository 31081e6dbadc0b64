import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { DatabaseClient, openPool, patience } from './database-client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { noteNoConnection } from '#app/platform/database-away.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { sayOften } from '#app/platform/often.server.ts'
import { currentLine, houseLines } from '#app/platform/house-lines.server.ts'
import type { HouseLine } from '#app/platform/house-lines.server.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export type DatabaseConnection = pg.PoolConfig

type Open = { pool: pg.Pool; database: Database; connection: DatabaseConnection }

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniDatabase?: Open; whodiniLines?: Map<HouseLine, Open> }

/** Milliseconds; together with the rest of a request, below the three seconds in which everybody gets an answer. */
export const connectionPatienceMs = 2_500

/** For jobs that nobody waits for. */
const longPatience = { statement_timeout: 600_000, query_timeout: 610_000 }

const slowMs = 250
const mostOfStatement = 300

/** Values are never part of a statement's text. */
function noteStatement(given: unknown, ms: number): void {
  if (ms < slowMs) return
  const text = typeof given === 'string' ? given : ((given as { text?: unknown } | null)?.text ?? '')
  sayOften('statements were slow', { statement: String(text).replaceAll(/\s+/g, ' ').slice(0, mostOfStatement) }, ms)
}

/** A statement that timed out takes its connection with it; otherwise its rollback would wait as long again. */
class ImpatientClient extends DatabaseClient {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = (...given: unknown[]): unknown => (super.query as (...all: unknown[]) => unknown).apply(this, given)
    const judge = (error: unknown): void => {
      if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy()
    }
    this.query = ((...given: unknown[]) => {
      const done = given.at(-1)
      const startedAt = performance.now()
      const saySlow = () => noteStatement(given[0], performance.now() - startedAt)
      if (typeof done === 'function')
        given[given.length - 1] = (error: unknown, result: unknown) => {
          saySlow()
          judge(error)
          done(error, result)
        }
      const answer = send(...given)
      if (answer instanceof Promise) answer.then(saySlow, judge)
      return answer
    }) as typeof this.query
    // The pool passes a callback
    const open = (done: (error: Error) => void): void => super.connect(done)
    this.connect = ((done: (error: Error | null) => void) =>
      open((error: Error | null) => {
        if (error) noteNoConnection()
        done(error)
      })) as typeof this.connect
  }
}

export function createDatabase(connection: DatabaseConnection): Open {
  const pool = openPool({
    Client: ImpatientClient,
    connectionTimeoutMillis: connectionPatienceMs,
    idleTimeoutMillis: 30_000,
    ...patience,
    ...connection,
  })
  // Without a listener, a connection closed by the server would end the process
  pool.on('error', (error) => logger.warn('database connection lost', { error: error.message }))
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = drizzle(pool, { casing: 'snake_case' })
  database.transaction = transactionOn(pool)
  return { pool, database, connection }
}

/** Cached per connection, along with the statements built for it. */
const onConnection = new WeakMap<pg.PoolClient, NodePgDatabase>()

/** Drizzle's own keeps the connection checked out forever when `begin` fails on it. */
const transactionOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      const database = onConnection.get(client) ?? drizzle(client, { casing: 'snake_case' })
      onConnection.set(client, database)
      return await database.transaction(work, config)
    } catch (error) {
      isBroken = isConnectionError(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

export function openDatabase(connection: DatabaseConnection): Database {
  holder.whodiniDatabase ??= createDatabase(connection)
  return holder.whodiniDatabase.database
}

/** Runs a job on a separate connection, whose statements may take minutes. */
export async function withPatientDatabase<Result>(job: (database: Database) => Promise<Result>): Promise<Result> {
  const { pool, database } = createDatabase({ ...opened().connection, ...longPatience, max: 1 })
  try {
    return await job(database)
  } finally {
    await pool.end()
  }
}

function opened(line: HouseLine | 'requests' = 'requests'): Open {
  const open = holder.whodiniDatabase
  if (!open) throw new AppError('unavailable', { log: 'the database was used before it was opened' })
  if (line === 'requests') return open
  const lines = (holder.whodiniLines ??= new Map<HouseLine, Open>())
  const known = lines.get(line) ?? createDatabase({ ...open.connection, max: houseLines[line] })
  lines.set(line, known)
  return known
}

export const getDatabase = (): Database => opened(currentLine()).database

/** The raw pool, for what Drizzle cannot express (advisory locks, prepared statements). */
export const getPool = (line: HouseLine | 'requests' = currentLine()): pg.Pool => opened(line).pool

/** A session is looked up with a connection of the house only when requests leave none. */
export function getSessionPool(): pg.Pool {
  const { pool } = opened()
  const free = pool.idleCount + pool.options.max - pool.totalCount
  return pool.waitingCount < free ? pool : getPool('sessions')
}

export async function closeDatabase(): Promise<void> {
  const all = [holder.whodiniDatabase, ...(holder.whodiniLines?.values() ?? [])]
  holder.whodiniDatabase = undefined
  holder.whodiniLines = undefined
  for (const open of all) {
    // The pool's `end` resolves before its last connections have closed, and an embedded server would then close them
    open?.pool.removeAllListeners('error').on('error', () => {})
    await open?.pool.end()
  }
}

export function violatedConstraint(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint
  }
  return undefined
}
