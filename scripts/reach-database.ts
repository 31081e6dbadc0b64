import type pg from 'pg'
import { asPostgresMeans } from '#app/platform/database-url.server.ts'
import { DataDirectoryHeldError } from '#server/postgres/claim.ts'
import { findRunningDatabase } from '#server/postgres/embedded.ts'
import { findCluster } from '#server/postgres/folders.ts'
import { openDataDirectory } from '#server/postgres/open.ts'
import { dataDirectory } from '#scripts/setup/paths.mjs'

export interface Reached {
  connection: pg.ClientConfig
  close(): Promise<void>
}

/** The database of DATABASE_URL, the embedded one that runs, or the embedded one started for the moment. */
export async function reachDatabase(command: string): Promise<Reached | null> {
  const url = process.env.DATABASE_URL
  if (url) return { connection: { connectionString: asPostgresMeans(url) }, close: async () => {} }
  const dataDir = dataDirectory()
  if (!findCluster(dataDir)) return null
  try {
    return await openDataDirectory({ dataDir, url: command, log: console.log })
  } catch (error) {
    const connection = error instanceof DataDirectoryHeldError ? findRunningDatabase(dataDir) : null
    if (connection) return { connection, close: async () => {} }
    throw error
  }
}
