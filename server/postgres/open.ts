import pg from 'pg'
import { claimDataDirectory } from './claim.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import type { PostgresConnection } from './embedded.ts'
import type { Log } from './folders.ts'
import { hasCode } from './processes.ts'

export interface OpenDataDirectory {
  connection: PostgresConnection
  /** True when a server left behind by a killed process was found running. */
  adopted: boolean
  /** Ends the database, then gives the data directory free. */
  close(): Promise<void>
}

const TRIES = 3

/**
 * Starts (or adopts) the PostgreSQL of a data directory and claims it: what a process that serves from it does first.
 *
 * A server that is found just as its owner ends it (Ctrl-C, and at once a new start) goes away under us: then it is started anew.
 *
 * @param options.url where this process serves, for the message that others get
 * @throws DataDirectoryHeldError when somebody else serves from it; the server is left alone then
 */
export async function openDataDirectory({
  dataDir,
  url,
  log,
}: {
  dataDir: string
  url: string
  log: Log
}): Promise<OpenDataDirectory> {
  for (let tries = 1; ; tries += 1) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, log })
      const claim = await claimDataDirectory(postgres.connection, { url })
      const { connection, adopted } = postgres
      return { connection, adopted, close: () => postgres.stop().finally(claim.release) }
    } catch (error) {
      if (tries === TRIES || !isServerGone(error)) throw error
    }
  }
}

/** Did the server end while we were talking to it? */
function isServerGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '57P01' || error.code === '57P03'
  if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE')) return true
  return error instanceof Error && error.message.startsWith('Connection terminated')
}
