import { DatabaseError } from '#app/platform/database/database-client.server.ts'
import { claimDataDirectory } from './claim.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import type { PostgresConnection } from './embedded.ts'
import type { Log } from './folders.ts'
import { keepAlive } from './keep-alive.ts'
import { hasCode } from './processes.ts'

export interface OpenDataDirectory {
  connection: PostgresConnection
  adopted: boolean
  home: string
  close(): Promise<void>
}

export interface OpenOptions {
  dataDir: string
  url: string
  log: Log
  /** Called when the server ended and could not be started again. */
  onGivenUp?: (error: Error) => void
  pausesMs?: number[]
}

const TRIES = 3

/** Restarts the server if its owner is just stopping it. @throws DataDirectoryHeldError */
export async function openDataDirectory({
  dataDir,
  url,
  log,
  onGivenUp = () => {},
  pausesMs,
}: OpenOptions): Promise<OpenDataDirectory> {
  for (let tries = 1; ; tries += 1) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, log })
      const claim = await claimDataDirectory(postgres.connection, { url })
      const keeper = keepAlive(postgres.server, { log, onGivenUp, ...(pausesMs && { pausesMs }) })
      const { connection, adopted, home } = postgres
      const close = () => keeper.stop().then(postgres.stop).finally(claim.release)
      return { connection, adopted, home, close }
    } catch (error) {
      if (tries === TRIES || !isServerGone(error)) throw error
    }
  }
}

function isServerGone(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57P01' || error.code === '57P03'
  if (hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE')) return true
  return error instanceof Error && error.message.startsWith('Connection terminated')
}
