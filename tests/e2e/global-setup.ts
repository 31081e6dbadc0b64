import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'

/** One server for all journeys, with the samples in place; its address and its database's go to the tests by the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'whodini-journeys-'))
  const postgres = await startThrowAwayPostgres()
  const remove = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const server = await startProduct({ DATABASE_URL: stringifyConnection(postgres.connection), DATA_DIR: folder, RATE_LIMIT_SCALE: '100' })
    process.env.JOURNEY_URL = server.url
    process.env.JOURNEY_FOLDER = folder
    process.env.JOURNEY_DATABASE_URL = stringifyConnection(postgres.connection)
    return async () => {
      await server.stop()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}
