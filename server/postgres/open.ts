import pg from 'pg'
import { claimDataDirectory } from './claim.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import type { PostgresConnection } from './embedded.ts'
import type { Log } from './folders.ts'
import { hasCode } from './processes.ts'

export interface OpenDataDirectory {
  connection: PostgresConnection
  adopted: boolean
  close(): Promise<void>
}

const TRIES = 3

/**
 * A server whose owner ends it at this moment goes away under us: then it is started anew.
 * @throws DataDirectoryHeldError
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

function isServerGone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '57P01' || error.code === '57P03'
  if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE')) return true
  return error instanceof Error && error.message.startsWith('Connection terminated')
}
